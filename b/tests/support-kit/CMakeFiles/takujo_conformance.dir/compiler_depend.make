# Empty compiler generated dependencies file for takujo_conformance.
# This may be replaced when dependencies are built.
