#pragma once

class QCommandLineParser;
class QQmlApplicationEngine;

/// From now on warnings are counted: with any of them showOrShoot() ends with 1.
void countWarnings();

/// Shows the first window of `engine` until it is closed or, with --shot FILE, writes a picture of it.
/// Returns the program's exit code.
int showOrShoot(const QQmlApplicationEngine &engine, const QCommandLineParser &parser);
