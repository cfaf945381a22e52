file(REMOVE_RECURSE
  "../../../lib/takujo/qml/Takujo/TablePreview/takujo_table_preview.qmltypes"
  "../../takujo_table_preview"
  "../../takujo_table_preview.pdb"
  ".rcc/qmlcache/takujo_table_preview_TableLoader_qml.cpp"
  ".rcc/qmlcache/takujo_table_preview_TablePreview_qml.cpp"
  ".rcc/qrc_qmake_Takujo_TablePreview.cpp"
  ".rcc/qrc_takujo_table_preview_raw_qml_0.cpp"
  "CMakeFiles/takujo_table_preview_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_table_preview_autogen.dir/ParseCache.txt"
  "takujo_table_preview_autogen"
  "CMakeFiles/takujo_table_preview.dir/.rcc/qmlcache/takujo_table_preview_TableLoader_qml.cpp.o"
  "CMakeFiles/takujo_table_preview.dir/.rcc/qmlcache/takujo_table_preview_TableLoader_qml.cpp.o.d"
  "CMakeFiles/takujo_table_preview.dir/.rcc/qmlcache/takujo_table_preview_TablePreview_qml.cpp.o"
  "CMakeFiles/takujo_table_preview.dir/.rcc/qmlcache/takujo_table_preview_TablePreview_qml.cpp.o.d"
  "CMakeFiles/takujo_table_preview.dir/.rcc/qmlcache/takujo_table_preview_qmlcache_loader.cpp.o"
  "CMakeFiles/takujo_table_preview.dir/.rcc/qmlcache/takujo_table_preview_qmlcache_loader.cpp.o.d"
  "CMakeFiles/takujo_table_preview.dir/.rcc/qrc_qmake_Takujo_TablePreview.cpp.o"
  "CMakeFiles/takujo_table_preview.dir/.rcc/qrc_qmake_Takujo_TablePreview.cpp.o.d"
  "CMakeFiles/takujo_table_preview.dir/.rcc/qrc_takujo_table_preview_raw_qml_0.cpp.o"
  "CMakeFiles/takujo_table_preview.dir/.rcc/qrc_takujo_table_preview_raw_qml_0.cpp.o.d"
  "CMakeFiles/takujo_table_preview.dir/main.cpp.o"
  "CMakeFiles/takujo_table_preview.dir/main.cpp.o.d"
  "CMakeFiles/takujo_table_preview.dir/takujo_table_preview_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_table_preview.dir/takujo_table_preview_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/takujo_table_preview.dir/takujo_table_preview_qmltyperegistrations.cpp.o"
  "CMakeFiles/takujo_table_preview.dir/takujo_table_preview_qmltyperegistrations.cpp.o.d"
  "meta_types/qt6takujo_table_preview_metatypes.json"
  "meta_types/qt6takujo_table_preview_metatypes.json.gen"
  "takujo_table_preview_qmltyperegistrations.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_table_preview.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
