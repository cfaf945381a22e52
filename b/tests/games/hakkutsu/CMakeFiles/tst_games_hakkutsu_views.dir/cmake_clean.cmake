file(REMOVE_RECURSE
  "../../tst_games_hakkutsu_views"
  "../../tst_games_hakkutsu_views.pdb"
  "CMakeFiles/tst_games_hakkutsu_views_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_hakkutsu_views_autogen.dir/ParseCache.txt"
  "tst_games_hakkutsu_views_autogen"
  "CMakeFiles/tst_games_hakkutsu_views.dir/tst_games_hakkutsu_views_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_hakkutsu_views.dir/tst_games_hakkutsu_views_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_games_hakkutsu_views.dir/tst_views.cpp.o"
  "CMakeFiles/tst_games_hakkutsu_views.dir/tst_views.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_hakkutsu_views.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
