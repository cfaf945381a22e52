file(REMOVE_RECURSE
  "../tst_app_session"
  "../tst_app_session.pdb"
  "CMakeFiles/tst_app_session_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_app_session_autogen.dir/ParseCache.txt"
  "tst_app_session_autogen"
  "CMakeFiles/tst_app_session.dir/tst_app_session_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_app_session.dir/tst_app_session_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_app_session.dir/tst_session.cpp.o"
  "CMakeFiles/tst_app_session.dir/tst_session.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_app_session.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
