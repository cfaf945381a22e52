
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/app/look/iconprovider.cpp" "app/look/CMakeFiles/takujo_look.dir/iconprovider.cpp.o" "gcc" "app/look/CMakeFiles/takujo_look.dir/iconprovider.cpp.o.d"
  "/work/main/app/look/look.cpp" "app/look/CMakeFiles/takujo_look.dir/look.cpp.o" "gcc" "app/look/CMakeFiles/takujo_look.dir/look.cpp.o.d"
  "/work/main/b/app/look/takujo_look_autogen/mocs_compilation.cpp" "app/look/CMakeFiles/takujo_look.dir/takujo_look_autogen/mocs_compilation.cpp.o" "gcc" "app/look/CMakeFiles/takujo_look.dir/takujo_look_autogen/mocs_compilation.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
