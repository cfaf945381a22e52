
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/b/qml/table/takujo_tableplugin_Takujo_TablePlugin.cpp" "qml/table/CMakeFiles/takujo_tableplugin.dir/takujo_tableplugin_Takujo_TablePlugin.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_tableplugin.dir/takujo_tableplugin_Takujo_TablePlugin.cpp.o.d"
  "/work/main/b/qml/table/takujo_tableplugin_autogen/mocs_compilation.cpp" "qml/table/CMakeFiles/takujo_tableplugin.dir/takujo_tableplugin_autogen/mocs_compilation.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_tableplugin.dir/takujo_tableplugin_autogen/mocs_compilation.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/qml/table/CMakeFiles/takujo_table.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
