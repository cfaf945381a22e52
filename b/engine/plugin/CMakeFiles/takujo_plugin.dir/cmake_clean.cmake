file(REMOVE_RECURSE
  "CMakeFiles/takujo_plugin.dir/baseline_file.cpp.o"
  "CMakeFiles/takujo_plugin.dir/baseline_file.cpp.o.d"
  "CMakeFiles/takujo_plugin.dir/catalogue.cpp.o"
  "CMakeFiles/takujo_plugin.dir/catalogue.cpp.o.d"
  "CMakeFiles/takujo_plugin.dir/elf_file.cpp.o"
  "CMakeFiles/takujo_plugin.dir/elf_file.cpp.o.d"
  "CMakeFiles/takujo_plugin.dir/game_entry.cpp.o"
  "CMakeFiles/takujo_plugin.dir/game_entry.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_plugin.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
