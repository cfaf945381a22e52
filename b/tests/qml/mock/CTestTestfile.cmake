# CMake generated Testfile for 
# Source directory: /work/main/tests/qml/mock
# Build directory: /work/main/b/tests/qml/mock
# 
# This file includes the relevant testing commands required for 
# testing this directory and lists subdirectories to be tested as well.
