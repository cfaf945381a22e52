# CMAKE generated file: DO NOT EDIT!
# Timestamp file for compiler generated dependencies management for tst_games_coldwater_brain.
