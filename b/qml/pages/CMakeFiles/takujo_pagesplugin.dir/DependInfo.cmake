
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/b/qml/pages/takujo_pagesplugin_Takujo_PagesPlugin.cpp" "qml/pages/CMakeFiles/takujo_pagesplugin.dir/takujo_pagesplugin_Takujo_PagesPlugin.cpp.o" "gcc" "qml/pages/CMakeFiles/takujo_pagesplugin.dir/takujo_pagesplugin_Takujo_PagesPlugin.cpp.o.d"
  "/work/main/b/qml/pages/takujo_pagesplugin_autogen/mocs_compilation.cpp" "qml/pages/CMakeFiles/takujo_pagesplugin.dir/takujo_pagesplugin_autogen/mocs_compilation.cpp.o" "gcc" "qml/pages/CMakeFiles/takujo_pagesplugin.dir/takujo_pagesplugin_autogen/mocs_compilation.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/qml/pages/CMakeFiles/takujo_pages.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
