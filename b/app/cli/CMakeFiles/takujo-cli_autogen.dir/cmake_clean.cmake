file(REMOVE_RECURSE
  "CMakeFiles/takujo-cli_autogen"
  "embedded/cli_texts.cpp"
  "embedded/cli_texts.h"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo-cli_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
