
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/b/app/takujo_app_modelsplugin_init.cpp" "app/CMakeFiles/takujo_app_modelsplugin_init.dir/takujo_app_modelsplugin_init.cpp.o" "gcc" "app/CMakeFiles/takujo_app_modelsplugin_init.dir/takujo_app_modelsplugin_init.cpp.o.d"
  "/work/main/b/app/takujo_app_modelsplugin_init_autogen/mocs_compilation.cpp" "app/CMakeFiles/takujo_app_modelsplugin_init.dir/takujo_app_modelsplugin_init_autogen/mocs_compilation.cpp.o" "gcc" "app/CMakeFiles/takujo_app_modelsplugin_init.dir/takujo_app_modelsplugin_init_autogen/mocs_compilation.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
