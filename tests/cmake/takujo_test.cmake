# takujo_test_setup(NAME [LABELS unit ...] [TIMEOUT seconds]): the surroundings every test runs in.
# No screen, no user's files, no user's language.
function(takujo_test_setup name)
  cmake_parse_arguments(TEST "" "TIMEOUT" "LABELS" ${ARGN})
  if(NOT TEST_LABELS)
    set(TEST_LABELS unit)
  endif()
  if(NOT TEST_TIMEOUT)
    set(TEST_TIMEOUT 300)
  endif()
  set(home ${CMAKE_BINARY_DIR}/tests/home/${name})
  set(environment
    QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software QSG_RENDER_LOOP=basic
    LC_ALL=C.UTF-8
    QTEST_FUNCTION_TIMEOUT=${TEST_TIMEOUT}000
    TAKUJO_PLUGIN_PATH=${TAKUJO_BUILD_PLUGINDIR}
    XDG_CONFIG_HOME=${home}/config XDG_DATA_HOME=${home}/data
    XDG_CACHE_HOME=${home}/cache XDG_STATE_HOME=${home}/state)
  set_tests_properties(${name} PROPERTIES
    ENVIRONMENT "${environment}" LABELS "${TEST_LABELS}" TIMEOUT ${TEST_TIMEOUT})
endfunction()

# takujo_test(folder.unit SOURCES tst_unit.cpp [LINK ...] [LABELS ...] [TIMEOUT ...]): a QtTest program.
function(takujo_test name)
  cmake_parse_arguments(TEST "" "TIMEOUT" "SOURCES;LINK;LABELS" ${ARGN})
  string(REPLACE "." "_" target tst_${name})
  add_executable(${target} ${TEST_SOURCES})
  set_target_properties(${target} PROPERTIES
    AUTOMOC ON RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
  target_link_libraries(${target} PRIVATE takujo_options Qt6::Test ${TEST_LINK})
  target_compile_definitions(${target} PRIVATE
    TAKUJO_SOURCE_DIR="${PROJECT_SOURCE_DIR}" TAKUJO_BINARY_DIR="${CMAKE_BINARY_DIR}")
  add_test(NAME ${name} COMMAND ${target})
  takujo_test_setup(${name} LABELS ${TEST_LABELS} TIMEOUT ${TEST_TIMEOUT})
endfunction()
