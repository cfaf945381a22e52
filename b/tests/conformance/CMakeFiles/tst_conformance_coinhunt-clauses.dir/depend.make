# Empty dependencies file for tst_conformance_coinhunt-clauses.
# This may be replaced when dependencies are built.
