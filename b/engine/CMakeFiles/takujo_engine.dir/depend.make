# Empty dependencies file for takujo_engine.
# This may be replaced when dependencies are built.
