
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/tests/packaging/tst_filetypes.cpp" "tests/packaging/CMakeFiles/tst_packaging_filetypes.dir/tst_filetypes.cpp.o" "gcc" "tests/packaging/CMakeFiles/tst_packaging_filetypes.dir/tst_filetypes.cpp.o.d"
  "/work/main/b/tests/packaging/tst_packaging_filetypes_autogen/mocs_compilation.cpp" "tests/packaging/CMakeFiles/tst_packaging_filetypes.dir/tst_packaging_filetypes_autogen/mocs_compilation.cpp.o" "gcc" "tests/packaging/CMakeFiles/tst_packaging_filetypes.dir/tst_packaging_filetypes_autogen/mocs_compilation.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
