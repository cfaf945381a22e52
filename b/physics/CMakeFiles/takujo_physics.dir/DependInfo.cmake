
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/physics/aim.cpp" "physics/CMakeFiles/takujo_physics.dir/aim.cpp.o" "gcc" "physics/CMakeFiles/takujo_physics.dir/aim.cpp.o.d"
  "/work/main/physics/contacts.cpp" "physics/CMakeFiles/takujo_physics.dir/contacts.cpp.o" "gcc" "physics/CMakeFiles/takujo_physics.dir/contacts.cpp.o.d"
  "/work/main/physics/preview.cpp" "physics/CMakeFiles/takujo_physics.dir/preview.cpp.o" "gcc" "physics/CMakeFiles/takujo_physics.dir/preview.cpp.o.d"
  "/work/main/physics/recording.cpp" "physics/CMakeFiles/takujo_physics.dir/recording.cpp.o" "gcc" "physics/CMakeFiles/takujo_physics.dir/recording.cpp.o.d"
  "/work/main/physics/setup.cpp" "physics/CMakeFiles/takujo_physics.dir/setup.cpp.o" "gcc" "physics/CMakeFiles/takujo_physics.dir/setup.cpp.o.d"
  "/work/main/physics/space.cpp" "physics/CMakeFiles/takujo_physics.dir/space.cpp.o" "gcc" "physics/CMakeFiles/takujo_physics.dir/space.cpp.o.d"
  "/work/main/physics/stepper.cpp" "physics/CMakeFiles/takujo_physics.dir/stepper.cpp.o" "gcc" "physics/CMakeFiles/takujo_physics.dir/stepper.cpp.o.d"
  "/work/main/physics/trial.cpp" "physics/CMakeFiles/takujo_physics.dir/trial.cpp.o" "gcc" "physics/CMakeFiles/takujo_physics.dir/trial.cpp.o.d"
  "/work/main/physics/types.cpp" "physics/CMakeFiles/takujo_physics.dir/types.cpp.o" "gcc" "physics/CMakeFiles/takujo_physics.dir/types.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
