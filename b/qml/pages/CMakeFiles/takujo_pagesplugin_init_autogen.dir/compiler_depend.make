# Empty custom commands generated dependencies file for takujo_pagesplugin_init_autogen.
# This may be replaced when dependencies are built.
