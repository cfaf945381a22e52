# Empty compiler generated dependencies file for takujo_coldwater_fixture.
# This may be replaced when dependencies are built.
