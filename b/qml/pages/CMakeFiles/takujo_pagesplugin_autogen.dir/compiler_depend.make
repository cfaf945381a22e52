# Empty custom commands generated dependencies file for takujo_pagesplugin_autogen.
# This may be replaced when dependencies are built.
