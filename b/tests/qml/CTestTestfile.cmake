# CMake generated Testfile for 
# Source directory: /work/main/tests/qml
# Build directory: /work/main/b/tests/qml
# 
# This file includes the relevant testing commands required for 
# testing this directory and lists subdirectories to be tested as well.
subdirs("gallery")
subdirs("mock")
subdirs("table")
