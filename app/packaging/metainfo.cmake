# The metainfo with its screenshots. They need an address on the web, which whoever publishes the program has:
# -DTAKUJO_MEDIA_URL=https://... is the folder there with the pictures of screenshots/. Without it none.
set(TAKUJO_MEDIA_URL "" CACHE STRING "Web folder that holds the pictures of app/packaging/screenshots")

# takujo_screenshot(VAR FILE ENGLISH JAPANESE [default])
function(takujo_screenshot var file english japanese)
  set(type "")
  if("${ARGN}" STREQUAL "default")
    set(type " type=\"default\"")
  endif()
  set(${var} "${${var}}    <screenshot${type}>
      <caption>${english}</caption>
      <caption xml:lang=\"ja\">${japanese}</caption>
      <image type=\"source\" width=\"1280\" height=\"720\">${TAKUJO_MEDIA_URL}/${file}</image>
    </screenshot>\n" PARENT_SCOPE)
endfunction()

if(NOT OUTPUT) # as a script: cmake -DTAKUJO_MEDIA_URL=... -DOUTPUT=folder -P metainfo.cmake
  set(OUTPUT ${CMAKE_CURRENT_BINARY_DIR})
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS org.takujo.Takujo.metainfo.xml)
endif()
set(metainfo ${OUTPUT}/org.takujo.Takujo.metainfo.xml)
set(shots "")
if(TAKUJO_MEDIA_URL)
  takujo_screenshot(shots table-ccc-ja.png "A turn of CCC: cards pay for squares" "CCC の手番：手札でマスを買う" default)
  takujo_screenshot(shots table-coldwater-ja.png "Coldwater Crown: three places to fish, trophies for the best catch" "コールドウォーター・クラウン：三つの釣り場とトロフィー")
  takujo_screenshot(shots table-coinhunt-en.png "Coin Hunt: coins pushed by real physics" "コインハント：物理計算で動くコイン")
  takujo_screenshot(shots shelf-ja.png "The shelf, with a match to continue" "棚と、続きから遊べる対局")
  takujo_screenshot(shots result-en.png "The score sheet, clause by clause" "条文ごとの得点表")
  set(shots "<screenshots>\n${shots}  </screenshots>")
endif()
file(READ ${CMAKE_CURRENT_LIST_DIR}/org.takujo.Takujo.metainfo.xml text)
string(REGEX REPLACE "<!--screenshots:[^>]*-->" "${shots}" text "${text}")
file(WRITE ${metainfo} "${text}")
