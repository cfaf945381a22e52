file(REMOVE_RECURSE
  "../../lib/takujo/qml/Takujo/Pages/libtakujo_pagesplugin.a"
  "../../lib/takujo/qml/Takujo/Pages/libtakujo_pagesplugin.pdb"
  "CMakeFiles/takujo_pagesplugin_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_pagesplugin_autogen.dir/ParseCache.txt"
  "takujo_pagesplugin_autogen"
  "CMakeFiles/takujo_pagesplugin.dir/takujo_pagesplugin_Takujo_PagesPlugin.cpp.o"
  "CMakeFiles/takujo_pagesplugin.dir/takujo_pagesplugin_Takujo_PagesPlugin.cpp.o.d"
  "CMakeFiles/takujo_pagesplugin.dir/takujo_pagesplugin_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_pagesplugin.dir/takujo_pagesplugin_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_pagesplugin.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
