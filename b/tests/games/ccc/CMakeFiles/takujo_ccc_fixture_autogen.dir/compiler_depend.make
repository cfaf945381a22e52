# Empty custom commands generated dependencies file for takujo_ccc_fixture_autogen.
# This may be replaced when dependencies are built.
