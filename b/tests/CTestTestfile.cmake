# CMake generated Testfile for 
# Source directory: /work/main/tests
# Build directory: /work/main/b/tests
# 
# This file includes the relevant testing commands required for 
# testing this directory and lists subdirectories to be tested as well.
add_test([=[lint.sources]=] "/usr/bin/bash" "/work/main/tests/check-sources")
set_tests_properties([=[lint.sources]=] PROPERTIES  ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QT_QUICK_BACKEND=software;QSG_RENDER_LOOP=basic;LC_ALL=C.UTF-8;QTEST_FUNCTION_TIMEOUT=300000;TAKUJO_PLUGIN_PATH=/work/main/b/lib/takujo/plugins/games;XDG_CONFIG_HOME=/work/main/b/tests/home/lint.sources/config;XDG_DATA_HOME=/work/main/b/tests/home/lint.sources/data;XDG_CACHE_HOME=/work/main/b/tests/home/lint.sources/cache;XDG_STATE_HOME=/work/main/b/tests/home/lint.sources/state" LABELS "unit" TIMEOUT "300" _BACKTRACE_TRIPLES "/work/main/tests/CMakeLists.txt;5;add_test;/work/main/tests/CMakeLists.txt;0;")
add_test([=[lint.sources-selftest]=] "/usr/bin/bash" "/work/main/tests/support/test-check-sources")
set_tests_properties([=[lint.sources-selftest]=] PROPERTIES  ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QT_QUICK_BACKEND=software;QSG_RENDER_LOOP=basic;LC_ALL=C.UTF-8;QTEST_FUNCTION_TIMEOUT=300000;TAKUJO_PLUGIN_PATH=/work/main/b/lib/takujo/plugins/games;XDG_CONFIG_HOME=/work/main/b/tests/home/lint.sources-selftest/config;XDG_DATA_HOME=/work/main/b/tests/home/lint.sources-selftest/data;XDG_CACHE_HOME=/work/main/b/tests/home/lint.sources-selftest/cache;XDG_STATE_HOME=/work/main/b/tests/home/lint.sources-selftest/state" LABELS "unit" TIMEOUT "300" _BACKTRACE_TRIPLES "/work/main/tests/CMakeLists.txt;6;add_test;/work/main/tests/CMakeLists.txt;0;")
subdirs("app")
subdirs("cli")
subdirs("conformance")
subdirs("damage")
subdirs("editor")
subdirs("engine")
subdirs("games/ccc")
subdirs("games/coinhunt")
subdirs("games/coldwater")
subdirs("games/couperation")
subdirs("games/hakkutsu")
subdirs("packaging")
subdirs("physics")
subdirs("qml")
subdirs("search")
subdirs("sixthgame")
subdirs("study")
subdirs("support")
