# Empty custom commands generated dependencies file for takujo_couperation_fixture_autogen.
# This may be replaced when dependencies are built.
