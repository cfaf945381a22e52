#include "io/record_io.h"
