file(REMOVE_RECURSE
  ".qt_plugins/Qt6_QmlPlugins_Imports_takujo.cmake"
  "CMakeFiles/takujo_qmlimportscan"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_qmlimportscan.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
