# takujo_embed(VAR NAMESPACE ns FILES f...): makes a .cpp/.h pair in the build folder that holds the
# files as `inline` string views named after their path (text/ja.json -> text_ja_json); include
# "<VAR>.h". Sets VAR to the generated source.
set(TAKUJO_EMBED_SCRIPT ${CMAKE_CURRENT_LIST_DIR}/embed_files.cmake)

function(takujo_embed var)
  cmake_parse_arguments(EMBED "" "NAMESPACE" "FILES" ${ARGN})
  set(source ${CMAKE_CURRENT_BINARY_DIR}/embedded/${var}.cpp)
  set(header ${CMAKE_CURRENT_BINARY_DIR}/embedded/${var}.h)
  set(inputs)
  foreach(file IN LISTS EMBED_FILES)
    list(APPEND inputs ${CMAKE_CURRENT_SOURCE_DIR}/${file})
  endforeach()
  string(REPLACE ";" "," names "${EMBED_FILES}")
  add_custom_command(OUTPUT ${source} ${header}
    COMMAND ${CMAKE_COMMAND} -DROOT=${CMAKE_CURRENT_SOURCE_DIR} -DNAMES=${names} -DNAMESPACE=${EMBED_NAMESPACE}
            -DSOURCE=${source} -DHEADER=${header} -P ${TAKUJO_EMBED_SCRIPT}
    DEPENDS ${inputs} ${TAKUJO_EMBED_SCRIPT} VERBATIM)
  set(${var} ${source} ${header} PARENT_SCOPE)
  include_directories(${CMAKE_CURRENT_BINARY_DIR}/embedded)
endfunction()
