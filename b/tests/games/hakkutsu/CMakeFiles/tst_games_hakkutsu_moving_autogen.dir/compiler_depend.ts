# CMAKE generated file: DO NOT EDIT!
# Timestamp file for custom commands dependencies management for tst_games_hakkutsu_moving_autogen.
