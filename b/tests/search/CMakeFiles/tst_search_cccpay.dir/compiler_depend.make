# Empty compiler generated dependencies file for tst_search_cccpay.
# This may be replaced when dependencies are built.
