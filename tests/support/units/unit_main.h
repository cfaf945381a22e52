#pragma once
// The units of a folder are one program: QTEST_MAIN, QTEST_GUILESS_MAIN and QTEST_APPLESS_MAIN name
// a unit instead of writing main().
#include <string>

namespace takujo::tests {

/// One test class; its name is that of its file: tst_shots.cpp is `shots`.
struct Unit
{
    Unit(const char *sourceFile, int (*mainFunction)(int, char **));

    std::string name;
    int (*main)(int, char **);
};

} // namespace takujo::tests

#undef QTEST_MAIN_WRAPPER
#define QTEST_MAIN_WRAPPER(TestObject, ...)              \
    static int mainOf##TestObject(int argc, char **argv) \
    {                                                    \
        QTest::Internal::callInitMain<TestObject>();     \
        __VA_ARGS__                                      \
        TestObject tc;                                   \
        QTEST_SET_MAIN_SOURCE_PATH                       \
        return QTest::qExec(&tc, argc, argv);            \
    }                                                    \
    static const takujo::tests::Unit unitOf##TestObject(__FILE__, mainOf##TestObject);
