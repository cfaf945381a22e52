# CMake generated Testfile for 
# Source directory: /work/main/tests/sixthgame
# Build directory: /work/main/b/tests/sixthgame
# 
# This file includes the relevant testing commands required for 
# testing this directory and lists subdirectories to be tested as well.
add_test([=[sixthgame.outside]=] "/usr/bin/bash" "/work/main/tests/sixthgame/check" "/work/main/b" "/work/main/tests/sixthgame/source/lanterns")
set_tests_properties([=[sixthgame.outside]=] PROPERTIES  ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QT_QUICK_BACKEND=software;QSG_RENDER_LOOP=basic;LC_ALL=C.UTF-8;QTEST_FUNCTION_TIMEOUT=900000;TAKUJO_PLUGIN_PATH=/work/main/b/lib/takujo/plugins/games;XDG_CONFIG_HOME=/work/main/b/tests/home/sixthgame.outside/config;XDG_DATA_HOME=/work/main/b/tests/home/sixthgame.outside/data;XDG_CACHE_HOME=/work/main/b/tests/home/sixthgame.outside/cache;XDG_STATE_HOME=/work/main/b/tests/home/sixthgame.outside/state" LABELS "install" TIMEOUT "900" _BACKTRACE_TRIPLES "/work/main/tests/sixthgame/CMakeLists.txt;2;add_test;/work/main/tests/sixthgame/CMakeLists.txt;0;")
