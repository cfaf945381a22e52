# Empty dependencies file for takujo_couperation_fixture.
# This may be replaced when dependencies are built.
