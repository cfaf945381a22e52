# Empty custom commands generated dependencies file for tst_engine_replay_autogen.
# This may be replaced when dependencies are built.
