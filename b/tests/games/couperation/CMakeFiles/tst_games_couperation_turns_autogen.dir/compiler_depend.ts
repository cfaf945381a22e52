# CMAKE generated file: DO NOT EDIT!
# Timestamp file for custom commands dependencies management for tst_games_couperation_turns_autogen.
