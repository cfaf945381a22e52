
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/b/app/takujo_app_modelsplugin_Takujo_AppPlugin.cpp" "app/CMakeFiles/takujo_app_modelsplugin.dir/takujo_app_modelsplugin_Takujo_AppPlugin.cpp.o" "gcc" "app/CMakeFiles/takujo_app_modelsplugin.dir/takujo_app_modelsplugin_Takujo_AppPlugin.cpp.o.d"
  "/work/main/b/app/takujo_app_modelsplugin_autogen/mocs_compilation.cpp" "app/CMakeFiles/takujo_app_modelsplugin.dir/takujo_app_modelsplugin_autogen/mocs_compilation.cpp.o" "gcc" "app/CMakeFiles/takujo_app_modelsplugin.dir/takujo_app_modelsplugin_autogen/mocs_compilation.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/app/CMakeFiles/takujo_app_models.dir/DependInfo.cmake"
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
