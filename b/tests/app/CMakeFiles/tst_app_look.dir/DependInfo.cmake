
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/b/tests/app/tst_app_look_autogen/mocs_compilation.cpp" "tests/app/CMakeFiles/tst_app_look.dir/tst_app_look_autogen/mocs_compilation.cpp.o" "gcc" "tests/app/CMakeFiles/tst_app_look.dir/tst_app_look_autogen/mocs_compilation.cpp.o.d"
  "/work/main/tests/app/tst_look.cpp" "tests/app/CMakeFiles/tst_app_look.dir/tst_look.cpp.o" "gcc" "tests/app/CMakeFiles/tst_app_look.dir/tst_look.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/tests/app/CMakeFiles/takujo_window_driver.dir/DependInfo.cmake"
  "/work/main/b/app/CMakeFiles/takujo_desktop.dir/DependInfo.cmake"
  "/work/main/b/app/CMakeFiles/takujo_app_modelsplugin.dir/DependInfo.cmake"
  "/work/main/b/app/CMakeFiles/takujo_app_models.dir/DependInfo.cmake"
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  "/work/main/b/app/look/CMakeFiles/takujo_look.dir/DependInfo.cmake"
  "/work/main/b/qml/pages/CMakeFiles/takujo_pagesplugin.dir/DependInfo.cmake"
  "/work/main/b/qml/pages/CMakeFiles/takujo_pages.dir/DependInfo.cmake"
  "/work/main/b/qml/table/CMakeFiles/takujo_tableplugin.dir/DependInfo.cmake"
  "/work/main/b/qml/table/CMakeFiles/takujo_table.dir/DependInfo.cmake"
  "/work/main/b/qml/ui/CMakeFiles/takujo_uiplugin.dir/DependInfo.cmake"
  "/work/main/b/qml/ui/CMakeFiles/takujo_ui.dir/DependInfo.cmake"
  "/work/main/b/translations/CMakeFiles/takujo_translations.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
