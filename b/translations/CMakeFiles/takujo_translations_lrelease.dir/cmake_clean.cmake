file(REMOVE_RECURSE
  "CMakeFiles/takujo_translations_lrelease"
  "takujo_en.qm"
  "takujo_ja.qm"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_translations_lrelease.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
