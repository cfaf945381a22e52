# Empty dependencies file for takujo_pagesplugin_init.
# This may be replaced when dependencies are built.
