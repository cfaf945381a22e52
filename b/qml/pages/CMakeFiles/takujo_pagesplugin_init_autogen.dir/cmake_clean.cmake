file(REMOVE_RECURSE
  "CMakeFiles/takujo_pagesplugin_init_autogen"
  "takujo_pagesplugin_init_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_pagesplugin_init_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
