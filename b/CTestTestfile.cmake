# CMake generated Testfile for 
# Source directory: /work/main
# Build directory: /work/main/b
# 
# This file includes the relevant testing commands required for 
# testing this directory and lists subdirectories to be tested as well.
subdirs("engine")
subdirs("physics")
subdirs("editor")
subdirs("qml")
subdirs("app")
subdirs("translations")
subdirs("tests")
