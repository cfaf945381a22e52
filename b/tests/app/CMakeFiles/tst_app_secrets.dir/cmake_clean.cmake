file(REMOVE_RECURSE
  "../tst_app_secrets"
  "../tst_app_secrets.pdb"
  "CMakeFiles/tst_app_secrets_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_app_secrets_autogen.dir/ParseCache.txt"
  "tst_app_secrets_autogen"
  "CMakeFiles/tst_app_secrets.dir/tst_app_secrets_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_app_secrets.dir/tst_app_secrets_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_app_secrets.dir/tst_secrets.cpp.o"
  "CMakeFiles/tst_app_secrets.dir/tst_secrets.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_app_secrets.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
