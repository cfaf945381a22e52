# Empty dependencies file for takujo_editor.
# This may be replaced when dependencies are built.
