# Empty compiler generated dependencies file for takujo_hakkutsu_fixture.
# This may be replaced when dependencies are built.
