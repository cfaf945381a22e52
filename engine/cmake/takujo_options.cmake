# Warnings, sanitizers and floating point rules for all own code.
add_library(takujo_options INTERFACE)
target_compile_options(takujo_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror -ffp-contract=off)
if(TAKUJO_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()
