# Empty dependencies file for tst_engine_replay.
# This may be replaced when dependencies are built.
