# takujo_add_game(ccc): the game of a folder, by its id. A game is a static library of its rules and AI
# (tests and benchmarks link it), and a QtCore-only plugin made of it. Works in the tree and, through the
# package config, outside of it. What is taken:
#   sources        *.cpp of the folder and its rooms. rules/rules.h has the class Rules, ai/agent.h the class
#                  Agent, define() says the rest (game_definition.h.in)
#   <id>.json      what the shelf says, the plugin's metadata; cover.svg its picture
#   text, rulebook, data    every *.json and *.md, embedded (takujo_embed); data/baselines.json stays a
#                  file: long studies of the official presets, written by `takujo-cli balance --baseline`
#   lesson/lesson.json, lesson.ja.json, lesson.en.json, puzzles.json    stay files, read when
#                  somebody learns
#   guide/guide.json, guide.ja.json, guide.en.json    figures, player aid and glossary, likewise
set(TAKUJO_GAME_TEMPLATES ${CMAKE_CURRENT_LIST_DIR})

function(takujo_add_game id)
  set(here ${CMAKE_CURRENT_SOURCE_DIR})
  file(GLOB sources CONFIGURE_DEPENDS ${here}/*.cpp
    ${here}/rules/*.cpp ${here}/notation/*.cpp ${here}/table/*.cpp ${here}/ai/*.cpp)
  file(GLOB embedded RELATIVE ${here} CONFIGURE_DEPENDS
    ${here}/text/*.json ${here}/rulebook/*.md ${here}/data/*.json)
  list(REMOVE_ITEM embedded data/baselines.json)
  takujo_embed(${id}_data NAMESPACE takujo::${id}::embedded FILES ${embedded})
  set(generated ${CMAKE_CURRENT_BINARY_DIR}/embedded)
  configure_file(${TAKUJO_GAME_TEMPLATES}/game_definition.h.in ${generated}/definition.h @ONLY)
  configure_file(${TAKUJO_GAME_TEMPLATES}/game_definition.cpp.in ${generated}/game_definition.cpp @ONLY)
  add_library(takujo_${id} STATIC ${sources} ${generated}/game_definition.cpp ${${id}_data})
  # Hidden: nobody outside can replace a function or data of a game, so that they are reached without a
  # detour and can be inlined (measured, bench and plugin).
  set_target_properties(takujo_${id} PROPERTIES POSITION_INDEPENDENT_CODE ON AUTOMOC OFF AUTOUIC OFF
    CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
  # g++ fills and copies what is larger than a few registers by `rep stos`, whose start takes longer than
  # the work up to a kilobyte; a search does so every few hundred nanoseconds.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    set(strategy vector_loop:256:noalign,libcall:1024:noalign,rep_8byte:-1:noalign)
    target_compile_options(takujo_${id} PRIVATE -mmemset-strategy=${strategy} -mmemcpy-strategy=${strategy})
  endif()
  target_include_directories(takujo_${id} PUBLIC ${here} ${generated})
  target_link_libraries(takujo_${id} PUBLIC takujo::engine)
  if(TARGET takujo_options)
    target_link_libraries(takujo_${id} PRIVATE takujo_options)
  endif()
  takujo_game_plugin(${id})
  takujo_game_bench(${id})
  foreach(file IN ITEMS data/baselines.json cover.svg lesson/lesson.json lesson/lesson.ja.json lesson/lesson.en.json
      lesson/puzzles.json guide/guide.json guide/guide.ja.json guide/guide.en.json)
    # beside the plugin: ccc.svg, ccc.baselines.json, ccc.lesson.ja.json
    string(REGEX REPLACE "^cover\\.|^(data|lesson|guide)/" "" name ${file})
    if(EXISTS ${here}/${file})
      configure_file(${here}/${file} "${TAKUJO_BUILD_PLUGINDIR}/${id}.${name}" COPYONLY)
      install(FILES ${file} DESTINATION "${TAKUJO_PLUGINDIR}" RENAME ${id}.${name})
    endif()
  endforeach()
endfunction()

function(takujo_game_plugin id)
  set(GAME_METADATA ${CMAKE_CURRENT_SOURCE_DIR}/${id}.json)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${id}_plugin.cpp)
  configure_file(${TAKUJO_GAME_TEMPLATES}/game_plugin.cpp.in ${source} @ONLY)
  add_library(takujo_${id}_plugin MODULE ${source})
  # calls inside the plugin need no detour for the case that somebody replaces a function
  target_link_options(takujo_${id}_plugin PRIVATE -Wl,-Bsymbolic-functions)
  set_target_properties(takujo_${id}_plugin PROPERTIES
    AUTOMOC ON PREFIX "" OUTPUT_NAME ${id} INSTALL_RPATH "$ORIGIN/../.."
    LIBRARY_OUTPUT_DIRECTORY "${TAKUJO_BUILD_PLUGINDIR}")
  target_link_libraries(takujo_${id}_plugin PRIVATE takujo_${id} takujo::engine Qt6::Core)
  # moc reads the metadata file; a change of it must rebuild the plugin
  set_property(SOURCE ${source} APPEND PROPERTY OBJECT_DEPENDS ${GAME_METADATA})
  install(TARGETS takujo_${id}_plugin LIBRARY DESTINATION "${TAKUJO_PLUGINDIR}")
  set_property(GLOBAL APPEND PROPERTY TAKUJO_GAMES takujo_${id}_plugin)
  if(TARGET takujo_program)
    add_dependencies(takujo_program takujo_${id}_plugin)
  endif()
endfunction()

# takujo-bench-<id>, in the tree only.
function(takujo_game_bench id)
  set(bench_main ${PROJECT_SOURCE_DIR}/engine/search/bench_main.cpp.in)
  if(EXISTS ${bench_main})
    configure_file(${bench_main} ${CMAKE_CURRENT_BINARY_DIR}/bench_main.cpp @ONLY)
    add_executable(takujo-bench-${id} ${CMAKE_CURRENT_BINARY_DIR}/bench_main.cpp)
    target_link_libraries(takujo-bench-${id} PRIVATE takujo_${id} takujo::engine)
    set_target_properties(takujo-bench-${id} PROPERTIES AUTOMOC OFF AUTOUIC OFF)
  endif()
endfunction()
