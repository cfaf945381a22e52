file(REMOVE_RECURSE
  "CMakeFiles/takujo_game.dir/chance.cpp.o"
  "CMakeFiles/takujo_game.dir/chance.cpp.o.d"
  "CMakeFiles/takujo_game.dir/embedded/game_texts.cpp.o"
  "CMakeFiles/takujo_game.dir/embedded/game_texts.cpp.o.d"
  "CMakeFiles/takujo_game.dir/event_log.cpp.o"
  "CMakeFiles/takujo_game.dir/event_log.cpp.o.d"
  "CMakeFiles/takujo_game.dir/game.cpp.o"
  "CMakeFiles/takujo_game.dir/game.cpp.o.d"
  "CMakeFiles/takujo_game.dir/game_words.cpp.o"
  "CMakeFiles/takujo_game.dir/game_words.cpp.o.d"
  "CMakeFiles/takujo_game.dir/parameters.cpp.o"
  "CMakeFiles/takujo_game.dir/parameters.cpp.o.d"
  "CMakeFiles/takujo_game.dir/position_fields.cpp.o"
  "CMakeFiles/takujo_game.dir/position_fields.cpp.o.d"
  "CMakeFiles/takujo_game.dir/problem.cpp.o"
  "CMakeFiles/takujo_game.dir/problem.cpp.o.d"
  "CMakeFiles/takujo_game.dir/rule_check.cpp.o"
  "CMakeFiles/takujo_game.dir/rule_check.cpp.o.d"
  "CMakeFiles/takujo_game.dir/rule_schema.cpp.o"
  "CMakeFiles/takujo_game.dir/rule_schema.cpp.o.d"
  "CMakeFiles/takujo_game.dir/rule_set.cpp.o"
  "CMakeFiles/takujo_game.dir/rule_set.cpp.o.d"
  "CMakeFiles/takujo_game.dir/rulebook.cpp.o"
  "CMakeFiles/takujo_game.dir/rulebook.cpp.o.d"
  "CMakeFiles/takujo_game.dir/text.cpp.o"
  "CMakeFiles/takujo_game.dir/text.cpp.o.d"
  "embedded/game_texts.cpp"
  "embedded/game_texts.h"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_game.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
