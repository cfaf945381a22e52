# Empty dependencies file for tst_conformance_hakkutsu-clauses.
# This may be replaced when dependencies are built.
