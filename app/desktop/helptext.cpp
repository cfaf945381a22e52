// What --help prints, before there is a QApplication with its translations. The manual pages
// (app/packaging/man) name the same options; packaging.manpages tests it.
#include "options.h"

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

QString englishHelp()
{
    return u"Usage: takujo [options] [FILE...]\n"
           "Tabletop games against the computer. FILE: a match (*.takujo), rules "
           "(*.takujo-rules)\n"
           "or a position (*.json).\n"
           "If the program is already running, it opens the files in its window. With any "
           "option\n"
           "except --help and --version a separate instance starts.\n"
           "\n"
           "  --lang ja|en          language of this run\n"
           "  --theme NAME          day, night, hcLight, hcDark or system\n"
           "  --text-size PERCENT   100 to 200\n"
           "  --size WxH            size of the window\n"
           "  --page NAME           first page: shelf, setup, table, result, review, records,\n"
           "                        rulebook, settings, keys, about, editor; a match is started "
           "where\n"
           "                        one is needed\n"
           "  --play GAME           starts this game with the seats used last\n"
           "  --lesson GAME         opens the lesson of this game\n"
           "  --seed N              fixes deals and the computer's moves\n"
           "  --new-window          starts a separate instance even if one is running\n"
           "  --shot FILE           writes a picture of the window and exits\n"
           "  --demo                plays a match of every installed game by the computer, writes\n"
           "                        screenshots and results.json, exits with 0 if all ended "
           "well\n"
           "  --demo-dir FOLDER     where the demo writes (build/demo)\n"
           "  --bench-ui            prints start-up and page times as JSON and exits\n"
           "  -h, --help            this text\n"
           "  -v, --version         the version\n"_s;
}

QString japaneseHelp()
{
    return u"使い方: takujo [オプション] [ファイル...]\n"
           "コンピューターと遊ぶ卓上ゲームです。ファイルは対局（*.takujo）、\n"
           "ルール（*.takujo-rules）、局面（*.json）のどれか。\n"
           "すでに動いているときは、そのウィンドウで開きます。--help と --version のほかの\n"
           "オプションがあれば、別に起動します。\n"
           "\n"
           "  --lang ja|en          この起動での言語\n"
           "  --theme 名前          day、night、hcLight、hcDark、system のどれか\n"
           "  --text-size パーセント\n"
           "                        文字の大きさ。100 から 200\n"
           "  --size 幅x高さ        ウィンドウの大きさ\n"
           "  --page 名前           "
           "最初のページ。shelf、setup、table、result、review、records、\n"
           "                        rulebook、settings、keys、about、editor。\n"
           "                        対局が要るページでは対局を始めます\n"
           "  --play ゲーム         前回の席でこのゲームを始めます\n"
           "  --lesson ゲーム       このゲームのレッスンを始めます\n"
           "  --seed N              配りとコンピューターの手を固定します\n"
           "  --new-window          すでに動いていても、別に起動します\n"
           "  --shot ファイル       ウィンドウの画像を書いて終わります\n"
           "  --demo                入っているゲームをコンピューターが一局ずつ遊び、画像と\n"
           "                        results.json を書きます。すべて終われば終了コードは 0 です\n"
           "  --demo-dir フォルダー --demo が書く場所（build/demo）\n"
           "  --bench-ui            起動とページの時間を JSON で書いて終わります\n"
           "  -h, --help            この説明\n"
           "  -v, --version         版\n"_s;
}

} // namespace

QString helpText(bool japanese) { return japanese ? japaneseHelp() : englishHelp(); }

} // namespace takujo
