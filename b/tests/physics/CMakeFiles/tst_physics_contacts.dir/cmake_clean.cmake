file(REMOVE_RECURSE
  "../tst_physics_contacts"
  "../tst_physics_contacts.pdb"
  "CMakeFiles/tst_physics_contacts_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_physics_contacts_autogen.dir/ParseCache.txt"
  "tst_physics_contacts_autogen"
  "CMakeFiles/tst_physics_contacts.dir/tst_contacts.cpp.o"
  "CMakeFiles/tst_physics_contacts.dir/tst_contacts.cpp.o.d"
  "CMakeFiles/tst_physics_contacts.dir/tst_physics_contacts_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_physics_contacts.dir/tst_physics_contacts_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_physics_contacts.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
