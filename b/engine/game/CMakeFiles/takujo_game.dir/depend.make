# Empty dependencies file for takujo_game.
# This may be replaced when dependencies are built.
