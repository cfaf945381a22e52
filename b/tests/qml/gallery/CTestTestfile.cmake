# CMake generated Testfile for 
# Source directory: /work/main/tests/qml/gallery
# Build directory: /work/main/b/tests/qml/gallery
# 
# This file includes the relevant testing commands required for 
# testing this directory and lists subdirectories to be tested as well.
add_test([=[qml.controls]=] "/work/main/b/bin/takujo_controls_test" "-input" "/work/main/tests/qml/gallery/tst_controls.qml")
set_tests_properties([=[qml.controls]=] PROPERTIES  ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QT_QUICK_BACKEND=software" LABELS "qml" _BACKTRACE_TRIPLES "/work/main/tests/qml/gallery/CMakeLists.txt;33;add_test;/work/main/tests/qml/gallery/CMakeLists.txt;0;")
add_test([=[qml.gallery.day]=] "/work/main/b/bin/takujo_gallery" "--mode" "day" "--scale" "1.6" "--shot" "/work/main/b/gallery-day.png")
set_tests_properties([=[qml.gallery.day]=] PROPERTIES  ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QT_QUICK_BACKEND=software" LABELS "qml" _BACKTRACE_TRIPLES "/work/main/tests/qml/gallery/CMakeLists.txt;37;add_test;/work/main/tests/qml/gallery/CMakeLists.txt;0;")
add_test([=[qml.gallery.night]=] "/work/main/b/bin/takujo_gallery" "--mode" "night" "--scale" "1.6" "--shot" "/work/main/b/gallery-night.png")
set_tests_properties([=[qml.gallery.night]=] PROPERTIES  ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QT_QUICK_BACKEND=software" LABELS "qml" _BACKTRACE_TRIPLES "/work/main/tests/qml/gallery/CMakeLists.txt;37;add_test;/work/main/tests/qml/gallery/CMakeLists.txt;0;")
add_test([=[qml.gallery.hcDark]=] "/work/main/b/bin/takujo_gallery" "--mode" "hcDark" "--scale" "1.6" "--shot" "/work/main/b/gallery-hcDark.png")
set_tests_properties([=[qml.gallery.hcDark]=] PROPERTIES  ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QT_QUICK_BACKEND=software" LABELS "qml" _BACKTRACE_TRIPLES "/work/main/tests/qml/gallery/CMakeLists.txt;37;add_test;/work/main/tests/qml/gallery/CMakeLists.txt;0;")
add_test([=[qml.gallery.hcLight]=] "/work/main/b/bin/takujo_gallery" "--mode" "hcLight" "--scale" "1.6" "--shot" "/work/main/b/gallery-hcLight.png")
set_tests_properties([=[qml.gallery.hcLight]=] PROPERTIES  ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QT_QUICK_BACKEND=software" LABELS "qml" _BACKTRACE_TRIPLES "/work/main/tests/qml/gallery/CMakeLists.txt;37;add_test;/work/main/tests/qml/gallery/CMakeLists.txt;0;")
