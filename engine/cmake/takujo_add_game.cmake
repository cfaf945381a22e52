# takujo_add_game(ccc SOURCES ... PLUGIN plugin.cpp METADATA ccc.json EMBED text/ja.json ... COVER cover.svg)
# A game is: a static library of its rules and AI (tests and benchmarks link it), and a QtCore-only
# plugin made of it. Works in the tree and, through the package config, outside of it.
function(takujo_add_game id)
  cmake_parse_arguments(GAME "" "PLUGIN;METADATA;COVER" "SOURCES;EMBED" ${ARGN})
  takujo_embed(${id}_data NAMESPACE takujo::${id}::embedded FILES ${GAME_EMBED})
  add_library(takujo_${id} STATIC ${GAME_SOURCES} ${${id}_data})
  set_target_properties(takujo_${id} PROPERTIES POSITION_INDEPENDENT_CODE ON AUTOMOC OFF AUTOUIC OFF)
  target_include_directories(takujo_${id} PUBLIC
    ${CMAKE_CURRENT_SOURCE_DIR} ${CMAKE_CURRENT_BINARY_DIR}/embedded)
  target_link_libraries(takujo_${id} PUBLIC takujo::engine)
  if(TARGET takujo_options)
    target_link_libraries(takujo_${id} PRIVATE takujo_options)
  endif()

  add_library(takujo_${id}_plugin MODULE ${GAME_PLUGIN})
  # calls inside the plugin need no detour for the case that somebody replaces a function
  target_link_options(takujo_${id}_plugin PRIVATE -Wl,-Bsymbolic-functions)
  set_target_properties(takujo_${id}_plugin PROPERTIES
    AUTOMOC ON PREFIX "" OUTPUT_NAME ${id} INSTALL_RPATH "$ORIGIN/../.."
    LIBRARY_OUTPUT_DIRECTORY "${TAKUJO_BUILD_PLUGINDIR}")
  target_link_libraries(takujo_${id}_plugin PRIVATE takujo_${id} takujo::engine Qt6::Core)
  # moc reads the metadata file; a change of it must rebuild the plugin
  set_property(SOURCE ${GAME_PLUGIN} APPEND PROPERTY OBJECT_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${GAME_METADATA})
  install(TARGETS takujo_${id}_plugin LIBRARY DESTINATION "${TAKUJO_PLUGINDIR}")
  set_property(GLOBAL APPEND PROPERTY TAKUJO_GAMES takujo_${id}_plugin)
  if(TARGET takujo_program)
    add_dependencies(takujo_program takujo_${id}_plugin)
  endif()
  # takujo-bench-<id>: in the tree, for games that have takujo::<id>::definition() in definition.h.
  set(bench_main ${PROJECT_SOURCE_DIR}/engine/search/bench_main.cpp.in)
  if(EXISTS ${bench_main} AND EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/definition.h)
    configure_file(${bench_main} ${CMAKE_CURRENT_BINARY_DIR}/bench_main.cpp @ONLY)
    add_executable(takujo-bench-${id} ${CMAKE_CURRENT_BINARY_DIR}/bench_main.cpp)
    target_link_libraries(takujo-bench-${id} PRIVATE takujo_${id} takujo::engine)
    set_target_properties(takujo-bench-${id} PROPERTIES AUTOMOC OFF AUTOUIC OFF)
  endif()
  # Long studies of the official presets, written by `takujo-cli balance --baseline`.
  file(GLOB baselines CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/data/baselines.json)
  if(baselines)
    configure_file(${baselines} "${TAKUJO_BUILD_PLUGINDIR}/${id}.baselines.json" COPYONLY)
    install(FILES ${baselines} DESTINATION "${TAKUJO_PLUGINDIR}" RENAME ${id}.baselines.json)
  endif()
  if(GAME_COVER)
    configure_file(${GAME_COVER} "${TAKUJO_BUILD_PLUGINDIR}/${id}.svg" COPYONLY)
    install(FILES ${GAME_COVER} DESTINATION "${TAKUJO_PLUGINDIR}" RENAME ${id}.svg)
  endif()
endfunction()
