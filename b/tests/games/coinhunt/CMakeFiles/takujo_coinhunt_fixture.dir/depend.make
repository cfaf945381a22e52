# Empty dependencies file for takujo_coinhunt_fixture.
# This may be replaced when dependencies are built.
