file(REMOVE_RECURSE
  "CMakeFiles/takujo_desktop_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_desktop_autogen.dir/ParseCache.txt"
  "takujo_desktop_autogen"
  "CMakeFiles/takujo_desktop.dir/desktop/benchui.cpp.o"
  "CMakeFiles/takujo_desktop.dir/desktop/benchui.cpp.o.d"
  "CMakeFiles/takujo_desktop.dir/desktop/demo.cpp.o"
  "CMakeFiles/takujo_desktop.dir/desktop/demo.cpp.o.d"
  "CMakeFiles/takujo_desktop.dir/desktop/desktop.cpp.o"
  "CMakeFiles/takujo_desktop.dir/desktop/desktop.cpp.o.d"
  "CMakeFiles/takujo_desktop.dir/desktop/editorlink.cpp.o"
  "CMakeFiles/takujo_desktop.dir/desktop/editorlink.cpp.o.d"
  "CMakeFiles/takujo_desktop.dir/desktop/options.cpp.o"
  "CMakeFiles/takujo_desktop.dir/desktop/options.cpp.o.d"
  "CMakeFiles/takujo_desktop.dir/desktop/waiting.cpp.o"
  "CMakeFiles/takujo_desktop.dir/desktop/waiting.cpp.o.d"
  "CMakeFiles/takujo_desktop.dir/takujo_desktop_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_desktop.dir/takujo_desktop_autogen/mocs_compilation.cpp.o.d"
  "libtakujo_desktop.a"
  "libtakujo_desktop.pdb"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_desktop.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
