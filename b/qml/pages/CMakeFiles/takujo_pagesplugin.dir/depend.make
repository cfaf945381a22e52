# Empty dependencies file for takujo_pagesplugin.
# This may be replaced when dependencies are built.
