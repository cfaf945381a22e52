file(REMOVE_RECURSE
  "CMakeFiles/takujo_man"
  "takujo-cli.1"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_man.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
