file(REMOVE_RECURSE
  "CMakeFiles/takujo_physics.dir/aim.cpp.o"
  "CMakeFiles/takujo_physics.dir/aim.cpp.o.d"
  "CMakeFiles/takujo_physics.dir/contacts.cpp.o"
  "CMakeFiles/takujo_physics.dir/contacts.cpp.o.d"
  "CMakeFiles/takujo_physics.dir/preview.cpp.o"
  "CMakeFiles/takujo_physics.dir/preview.cpp.o.d"
  "CMakeFiles/takujo_physics.dir/recording.cpp.o"
  "CMakeFiles/takujo_physics.dir/recording.cpp.o.d"
  "CMakeFiles/takujo_physics.dir/setup.cpp.o"
  "CMakeFiles/takujo_physics.dir/setup.cpp.o.d"
  "CMakeFiles/takujo_physics.dir/space.cpp.o"
  "CMakeFiles/takujo_physics.dir/space.cpp.o.d"
  "CMakeFiles/takujo_physics.dir/stepper.cpp.o"
  "CMakeFiles/takujo_physics.dir/stepper.cpp.o.d"
  "CMakeFiles/takujo_physics.dir/trial.cpp.o"
  "CMakeFiles/takujo_physics.dir/trial.cpp.o.d"
  "CMakeFiles/takujo_physics.dir/types.cpp.o"
  "CMakeFiles/takujo_physics.dir/types.cpp.o.d"
  "libtakujo_physics.a"
  "libtakujo_physics.pdb"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_physics.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
