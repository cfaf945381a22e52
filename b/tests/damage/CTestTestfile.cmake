# CMake generated Testfile for 
# Source directory: /work/main/tests/damage
# Build directory: /work/main/b/tests/damage
# 
# This file includes the relevant testing commands required for 
# testing this directory and lists subdirectories to be tested as well.
add_test([=[damage.files]=] "/work/main/b/tests/tst_damage_files")
set_tests_properties([=[damage.files]=] PROPERTIES  ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QT_QUICK_BACKEND=software;QSG_RENDER_LOOP=basic;LC_ALL=C.UTF-8;QTEST_FUNCTION_TIMEOUT=7200000;TAKUJO_PLUGIN_PATH=/work/main/b/lib/takujo/plugins/games;XDG_CONFIG_HOME=/work/main/b/tests/home/damage.files/config;XDG_DATA_HOME=/work/main/b/tests/home/damage.files/data;XDG_CACHE_HOME=/work/main/b/tests/home/damage.files/cache;XDG_STATE_HOME=/work/main/b/tests/home/damage.files/state" LABELS "endtoend" TIMEOUT "7200" _BACKTRACE_TRIPLES "/work/main/tests/cmake/takujo_test.cmake;33;add_test;/work/main/tests/damage/CMakeLists.txt;6;takujo_test;/work/main/tests/damage/CMakeLists.txt;0;")
add_test([=[damage.rules]=] "/work/main/b/tests/tst_damage_rules")
set_tests_properties([=[damage.rules]=] PROPERTIES  ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QT_QUICK_BACKEND=software;QSG_RENDER_LOOP=basic;LC_ALL=C.UTF-8;QTEST_FUNCTION_TIMEOUT=7200000;TAKUJO_PLUGIN_PATH=/work/main/b/lib/takujo/plugins/games;XDG_CONFIG_HOME=/work/main/b/tests/home/damage.rules/config;XDG_DATA_HOME=/work/main/b/tests/home/damage.rules/data;XDG_CACHE_HOME=/work/main/b/tests/home/damage.rules/cache;XDG_STATE_HOME=/work/main/b/tests/home/damage.rules/state" LABELS "unit" TIMEOUT "7200" _BACKTRACE_TRIPLES "/work/main/tests/cmake/takujo_test.cmake;33;add_test;/work/main/tests/damage/CMakeLists.txt;10;takujo_test;/work/main/tests/damage/CMakeLists.txt;0;")
