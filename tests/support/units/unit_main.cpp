// `tst_<folder> <unit> [QtTest arguments]`: runs one of the folder's test classes.
#include "unit_main.h"

#include <cstdio>
#include <string>
#include <vector>

namespace takujo::tests {

namespace {

std::vector<const Unit *> &units()
{
    static std::vector<const Unit *> all;
    return all;
}

std::string unitName(std::string file)
{
    file.erase(0, file.find_last_of('/') + 1);
    file.erase(file.find_last_of('.'));
    return file.starts_with("tst_") ? file.substr(4) : file;
}

} // namespace

Unit::Unit(const char *sourceFile, int (*mainFunction)(int, char **))
    : name(unitName(sourceFile)), main(mainFunction)
{
    units().push_back(this);
}

static int run(int argc, char **argv)
{
    for (const Unit *unit : units()) {
        if (argc > 1 && unit->name == argv[1]) {
            argv[1] = argv[0];
            return unit->main(argc - 1, argv + 1);
        }
    }
    std::fprintf(stderr, "usage: %s UNIT [QtTest arguments]; units:", argv[0]);
    for (const Unit *unit : units())
        std::fprintf(stderr, " %s", unit->name.c_str());
    std::fputc('\n', stderr);
    return 2;
}

} // namespace takujo::tests

int main(int argc, char **argv) { return takujo::tests::run(argc, argv); }
