# takujo_test_setup(NAME [WAITS] [LABELS unit ...] [TIMEOUT seconds]): the surroundings every test runs
# in. No screen, no user's files, no user's language. A test counts as two halves of a core; one that
# WAITS most of its time (for motions to end) as one half, so that two of them run on a core.
function(takujo_test_setup name)
  cmake_parse_arguments(TEST "WAITS" "TIMEOUT" "LABELS" ${ARGN})
  set(halves 2)
  if(TEST_WAITS)
    set(halves 1)
  endif()
  if(NOT TEST_LABELS)
    set(TEST_LABELS unit)
  endif()
  if(NOT TEST_TIMEOUT)
    set(TEST_TIMEOUT 300)
  endif()
  if(TAKUJO_SANITIZE) # what is looked at is slow
    math(EXPR TEST_TIMEOUT "${TEST_TIMEOUT} * 5")
  endif()
  set(home ${CMAKE_BINARY_DIR}/tests/home/${name})
  set(environment
    QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software QSG_RENDER_LOOP=basic
    LC_ALL=C.UTF-8
    DBUS_SESSION_BUS_ADDRESS= # no wishes of the desktop
    QTEST_FUNCTION_TIMEOUT=${TEST_TIMEOUT}000
    TAKUJO_PLUGIN_PATH=${TAKUJO_BUILD_PLUGINDIR}
    XDG_CONFIG_HOME=${home}/config XDG_DATA_HOME=${home}/data
    XDG_CACHE_HOME=${home}/cache XDG_STATE_HOME=${home}/state)
  set_tests_properties(${name} PROPERTIES
    ENVIRONMENT "${environment}" LABELS "${TEST_LABELS}" TIMEOUT ${TEST_TIMEOUT} PROCESSORS ${halves})
endfunction()

# takujo_test_program(TARGET): the program of a folder's units, made when its first one comes.
function(takujo_test_program target)
  if(TARGET ${target})
    return()
  endif()
  set(units ${PROJECT_SOURCE_DIR}/tests/support/units)
  add_executable(${target} ${units}/unit_main.cpp)
  set_source_files_properties(${units}/unit_main.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  set_target_properties(${target} PROPERTIES AUTOMOC ON UNITY_BUILD_BATCH_SIZE 4
    RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
  # Tests are compiled more often than they run.
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
  target_include_directories(${target} BEFORE PRIVATE ${units})
  target_link_libraries(${target} PRIVATE takujo_options Qt6::Test)
  target_compile_definitions(${target} PRIVATE
    TAKUJO_SOURCE_DIR="${PROJECT_SOURCE_DIR}" TAKUJO_BINARY_DIR="${CMAKE_BINARY_DIR}")
endfunction()

# takujo_test(folder.unit SOURCES tst_unit.cpp [LINK ...] [NEEDS targets built before...] [DEFINES ...]
# [LABELS ...] [TIMEOUT ...] [UNIT unit]): a QtTest class, part of the folder's program tst_<folder>;
# `tst_<folder> unit` runs it.
function(takujo_test name)
  cmake_parse_arguments(TEST "" "TIMEOUT;UNIT" "SOURCES;LINK;NEEDS;DEFINES;LABELS" ${ARGN})
  string(REGEX REPLACE "\\.([^.]*)$" "" folder ${name})
  if(NOT TEST_UNIT)
    string(REGEX REPLACE "^.*\\." "" TEST_UNIT ${name})
  endif()
  string(REPLACE "." "_" target tst_${folder})
  takujo_test_program(${target})
  foreach(source IN LISTS TEST_SOURCES)
    get_property(known TARGET ${target} PROPERTY TAKUJO_SOURCES)
    if(NOT source IN_LIST known) # units of a folder may share a source
      target_sources(${target} PRIVATE ${source})
      set_property(TARGET ${target} APPEND PROPERTY TAKUJO_SOURCES ${source})
    endif()
  endforeach()
  target_link_libraries(${target} PRIVATE ${TEST_LINK})
  target_compile_definitions(${target} PRIVATE ${TEST_DEFINES})
  foreach(needed IN LISTS TEST_NEEDS)
    if(TARGET ${needed})
      add_dependencies(${target} ${needed})
    endif()
  endforeach()
  add_test(NAME ${name} COMMAND ${target} ${TEST_UNIT})
  takujo_test_setup(${name} LABELS ${TEST_LABELS} TIMEOUT ${TEST_TIMEOUT})
endfunction()
