# Empty compiler generated dependencies file for takujo_ccc_fixture.
# This may be replaced when dependencies are built.
