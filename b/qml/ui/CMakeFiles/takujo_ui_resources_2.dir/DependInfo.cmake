
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/b/qml/ui/.rcc/qrc_takujo_ui_raw_qml_0.cpp" "qml/ui/CMakeFiles/takujo_ui_resources_2.dir/.rcc/qrc_takujo_ui_raw_qml_0.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui_resources_2.dir/.rcc/qrc_takujo_ui_raw_qml_0.cpp.o.d"
  "/work/main/b/qml/ui/takujo_ui_resources_2_autogen/mocs_compilation.cpp" "qml/ui/CMakeFiles/takujo_ui_resources_2.dir/takujo_ui_resources_2_autogen/mocs_compilation.cpp.o" "gcc" "qml/ui/CMakeFiles/takujo_ui_resources_2.dir/takujo_ui_resources_2_autogen/mocs_compilation.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
