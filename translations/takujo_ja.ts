<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>AboutPage</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>About Takujo</source>
        <translation>卓上について</translation>
    </message>
    <message>
        <source>Takujo</source>
        <translation>卓上</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>バージョン %1</translation>
    </message>
    <message>
        <source>Unofficial</source>
        <translation>非公式</translation>
    </message>
    <message>
        <source>Takujo is a free program by people who like these games. It is not made, endorsed or checked by their designers or publishers. Names and rules of the games belong to them; buy the real boxes.</source>
        <translation>卓上は、これらのゲームが好きな人たちが作った無料のプログラムです。作者や発行元が作ったもの、認めたもの、確かめたものではありません。ゲームの名前とルールは作者と発行元のものです。気に入ったら、ぜひ本物の箱を手に入れてください。</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Words, drawings, licence</source>
        <translation>文章・絵・ライセンス</translation>
    </message>
    <message>
        <source>The rulebooks are written in our own words from the published rules. All drawings, covers and card faces were made for this program.</source>
        <translation>ルールブックは、公開されているルールをもとに書き下ろした文章です。絵、箱の表紙、カードの図柄は、すべてこのプログラムのために描きました。</translation>
    </message>
    <message>
        <source>Takujo is free software under the GNU General Public License, version 3 or later. It comes without any warranty. It uses Qt (LGPL 3), Chipmunk2D (MIT), JSON for Modern C++ (MIT), CLI11 (BSD) and SQLite.</source>
        <translation>卓上は GNU General Public License バージョン 3 以降で配布する自由なソフトウェアです。保証はありません。Qt（LGPL 3）、Chipmunk2D（MIT）、JSON for Modern C++（MIT）、CLI11（BSD）、SQLite を使っています。</translation>
    </message>
</context>
<context>
    <name>ActionKeys</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>AdviceChances</name>
    <message numerus="yes">
        <source>%n trial game(s) each</source>
        <translation>
            <numerusform>それぞれ %n 回の試し</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>数えています…</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>勝つ見込み</translation>
    </message>
    <message>
        <source>Chance to win together after each move</source>
        <translation>その手のあと、みんなで勝つ見込み</translation>
    </message>
    <message>
        <source>Chance to win after each move</source>
        <translation>その手のあとの勝つ見込み</translation>
    </message>
</context>
<context>
    <name>AdvicePanel</name>
    <message>
        <source>Hint: %1</source>
        <translation>ヒント：%1</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>ヒントを閉じる</translation>
    </message>
</context>
<context>
    <name>AdviceRow</name>
    <message>
        <source>hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>yours, %1</source>
        <translation>自分の手 %1</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>自分の手</translation>
    </message>
    <message>
        <source>Your move: %1</source>
        <translation>自分の手：%1</translation>
    </message>
    <message>
        <source>wins %1 %, %2 points less than the hint</source>
        <translation>勝率 %1 %、ヒントより %2 ポイント低い</translation>
    </message>
    <message>
        <source>wins %1 %</source>
        <translation>勝率 %1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>AidFacts</name>
    <message>
        <source>What scores</source>
        <translation>得点になるもの</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>終わり方</translation>
    </message>
    <message>
        <source>Often forgotten</source>
        <translation>忘れやすいこと</translation>
    </message>
</context>
<context>
    <name>AidGoal</name>
    <message>
        <source>Goal. %1</source>
        <translation>目的。%1</translation>
    </message>
</context>
<context>
    <name>AidHead</name>
    <message>
        <source>%1 on one page</source>
        <translation>%1 早見</translation>
    </message>
    <message>
        <source>Hold %1 to look, let go to return</source>
        <translation>%1 を押している間だけ表示</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDFで保存…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>AidPart</name>
    <message>
        <source>The picture is being drawn</source>
        <translation>図を描いています</translation>
    </message>
</context>
<context>
    <name>AidTurn</name>
    <message>
        <source>or</source>
        <translation>または</translation>
    </message>
</context>
<context>
    <name>BoardPopup</name>
    <message>
        <source>The table at the end</source>
        <translation>終局時の卓</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>BookChoice</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
</context>
<context>
    <name>BookContents</name>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>図は%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>To figure %1</source>
        <translation>図%1へ</translation>
    </message>
</context>
<context>
    <name>BookFigure</name>
    <message>
        <source>Figure %1. %2. %3</source>
        <translation>図%1。%2。%3</translation>
    </message>
    <message>
        <source>Figure %1</source>
        <translation>図%1</translation>
    </message>
    <message>
        <source>Shown by the standard rules.</source>
        <translation>標準ルールでの図です。</translation>
    </message>
    <message>
        <source>Try it on the table</source>
        <translation>卓で試す</translation>
    </message>
</context>
<context>
    <name>BookGlossary</name>
    <message>
        <source>Glossary</source>
        <translation>用語</translation>
    </message>
</context>
<context>
    <name>BookParagraph</name>
    <message>
        <source>(changed by the house rule)</source>
        <translation>（自分のルールで変更）</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Copy %1 with its text</source>
        <translation>%1 を本文ごと写し取る</translation>
    </message>
</context>
<context>
    <name>BookPdf</name>
    <message>
        <source>changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Shown by the standard rules.</source>
        <translation>標準ルールでの図です。</translation>
    </message>
    <message>
        <source>Figure %1</source>
        <translation>図%1</translation>
    </message>
    <message>
        <source>or</source>
        <translation>または</translation>
    </message>
    <message>
        <source>Goal.</source>
        <translation>目的</translation>
    </message>
    <message>
        <source>What scores</source>
        <translation>得点になるもの</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>終わり方</translation>
    </message>
    <message>
        <source>Often forgotten</source>
        <translation>忘れやすいこと</translation>
    </message>
</context>
<context>
    <name>BookStrip</name>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
</context>
<context>
    <name>CccActions</name>
    <message>
        <source>Split with an ace</source>
        <translation>エースで分ける</translation>
    </message>
    <message>
        <source>A split takes an ace that is still free</source>
        <translation>分けるには、まだ使っていないエースが要ります</translation>
    </message>
    <message>
        <source>This payment cannot be split again</source>
        <translation>この支払いは、これ以上分けられません</translation>
    </message>
    <message>
        <source>These rules have no splits</source>
        <translation>このルールに分割はありません</translation>
    </message>
    <message>
        <source>Other ways %1</source>
        <translation>ほかの払い方 %1</translation>
    </message>
    <message>
        <source>Other ways</source>
        <translation>ほかの払い方</translation>
    </message>
    <message>
        <source>Your cards pay this square in no other way</source>
        <translation>このマスの払い方は、手札ではほかにありません</translation>
    </message>
    <message>
        <source>Choose a square first</source>
        <translation>先にマスを選んでください</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>空にする</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>置く</translation>
    </message>
    <message>
        <source>Choose a square and cards that pay it</source>
        <translation>マスと、支払えるカードを選んでください</translation>
    </message>
</context>
<context>
    <name>CccBoard</name>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
</context>
<context>
    <name>CccBuilder</name>
    <message>
        <source>Payment</source>
        <translation>支払いを組む</translation>
    </message>
    <message>
        <source>Press cards to add or remove them</source>
        <translation>手札を押すと出し入れ</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>%1 に置く</translation>
    </message>
</context>
<context>
    <name>CccDraw</name>
    <message>
        <source>The stock is used up. Last turn, no drawing</source>
        <translation>山札がなくなりました。最後の手番で、カードは引けません</translation>
    </message>
    <message>
        <source>Turns without any action: %1 of %2</source>
        <translation>何もしない手番：%1 / %2</translation>
    </message>
    <message>
        <source>Now: 2</source>
        <translation>いま：2</translation>
    </message>
    <message>
        <source>Next: 2</source>
        <translation>次：2</translation>
    </message>
    <message>
        <source>Choose cards to discard</source>
        <translation>捨てるカードを選ぶ</translation>
    </message>
    <message>
        <source>Last lap</source>
        <translation>最後の周</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>カードを引く</translation>
    </message>
    <message>
        <source>%1 of %2 chosen</source>
        <translation>%2枚中 %1枚を選択</translation>
    </message>
    <message>
        <source>Discard and draw</source>
        <translation>捨てて引く</translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation>選びなおす</translation>
    </message>
    <message>
        <source>Then choose how many cards to draw</source>
        <translation>このあと引く枚数を選びます</translation>
    </message>
</context>
<context>
    <name>CccEquation</name>
    <message>
        <source>Fits</source>
        <translation>ぴったり</translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation>%1 多い</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>あと %1</translation>
    </message>
    <message numerus="yes">
        <source>pays %n square(s)</source>
        <translation>
            <numerusform>%nマスに支払える</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose cards worth %1 points</source>
        <translation>合計 %1 になるカードを選んでください</translation>
    </message>
    <message>
        <source>Choose a square and cards from your hand</source>
        <translation>マスと手札を選んでください</translation>
    </message>
</context>
<context>
    <name>CccGroupBox</name>
    <message>
        <source>Cards of the payment</source>
        <translation>支払いのカード</translation>
    </message>
    <message numerus="yes">
        <source>Group with %n card(s)</source>
        <translation>
            <numerusform>%n枚の組</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CccGroupCard</name>
    <message>
        <source>Press to take it out</source>
        <translation>押すと外れます</translation>
    </message>
</context>
<context>
    <name>CccHand</name>
    <message>
        <source>Your hand</source>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <source>High to low</source>
        <translation>数の大きい順</translation>
    </message>
    <message>
        <source>Low to high</source>
        <translation>数の小さい順</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>マーク順</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>%1の手札</translation>
    </message>
</context>
<context>
    <name>CccHandCard</name>
    <message>
        <source>split</source>
        <comment>role of an ace in a payment</comment>
        <translation>分割</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>組 %1</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>選択中</translation>
    </message>
</context>
<context>
    <name>CccJoint</name>
    <message>
        <source>Ace that splits the payment. Press to join the groups</source>
        <translation>支払いを分けるエース。押すと組がひとつに戻ります</translation>
    </message>
</context>
<context>
    <name>CccKeys</name>
    <message>
        <source>From square to square; in the hand from card to card</source>
        <translation>ボードのマス、手札のカードの間を動く</translation>
    </message>
    <message>
        <source>The square to pay for; a card into the payment, once more to take it out</source>
        <translation>置くマスを選ぶ。カードを支払いに入れる、もう一度で外す</translation>
    </message>
    <message>
        <source>After a split with an ace: the group that cards go to</source>
        <translation>エースで分けたあと：カードを入れる組を選ぶ</translation>
    </message>
    <message>
        <source>Place the coins when the payment fits</source>
        <translation>支払いが合っていればコインを置く</translation>
    </message>
    <message>
        <source>Empty the payment</source>
        <translation>支払いを空にする</translation>
    </message>
</context>
<context>
    <name>CccLegend</name>
    <message>
        <source>Free to place</source>
        <translation>置ける</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>直前の手</translation>
    </message>
    <message>
        <source>Placed this turn</source>
        <translation>この手番の配置</translation>
    </message>
    <message>
        <source>Last move (in the seat&apos;s colour)</source>
        <translation>直前の手（席の色）</translation>
    </message>
    <message>
        <source>Own (%1 ahead)</source>
        <translation>自陣（%1枚差）</translation>
    </message>
    <message>
        <source>Near (%1 ahead)</source>
        <translation>準自陣（%1枚差）</translation>
    </message>
</context>
<context>
    <name>CccPanels</name>
    <message>
        <source>Pay</source>
        <translation>支払い</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>しるし</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>しるし</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
    </message>
</context>
<context>
    <name>CccPayment</name>
    <message>
        <source>The coins of this turn are placed</source>
        <translation>この手番のコインは置き終わりました</translation>
    </message>
    <message>
        <source>Payments are put together in your turn</source>
        <translation>支払いは自分の手番で組みます</translation>
    </message>
</context>
<context>
    <name>CccPlacement</name>
    <message>
        <source>Take back the coin on %1</source>
        <translation>%1 のコインを戻す</translation>
    </message>
</context>
<context>
    <name>CccPlacements</name>
    <message>
        <source>Placed this turn</source>
        <translation>この手番の配置</translation>
    </message>
    <message>
        <source>All count at once</source>
        <translation>同時に置いた扱い</translation>
    </message>
    <message>
        <source>being put together</source>
        <translation>組み立て中</translation>
    </message>
    <message>
        <source>No coins yet in this turn</source>
        <translation>この手番のコインはまだありません</translation>
    </message>
    <message>
        <source>Score would be</source>
        <translation>見込み</translation>
    </message>
    <message>
        <source>(%1 own, %2 near)</source>
        <translation>（自陣 %1、準自陣 %2）</translation>
    </message>
    <message>
        <source>The coins of this turn lie on the board</source>
        <translation>この手番のコインはボードにあります</translation>
    </message>
</context>
<context>
    <name>CccSortButton</name>
    <message>
        <source>Sort the hand: %1</source>
        <translation>並べ替え：%1</translation>
    </message>
</context>
<context>
    <name>CccSquare</name>
    <message>
        <source>Chosen for payment</source>
        <translation>支払い先</translation>
    </message>
    <message>
        <source>You may place here</source>
        <translation>ここに置けます</translation>
    </message>
</context>
<context>
    <name>CccStock</name>
    <message>
        <source>Stock and draw</source>
        <translation>山札と引き方</translation>
    </message>
    <message>
        <source>Stock · lap %1</source>
        <translation>山札・%1周目</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>捨て札</translation>
    </message>
</context>
<context>
    <name>CccTable</name>
    <message>
        <source>%1 of %2 chosen</source>
        <translation>%2枚中 %1枚を選択</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>(and %1 used in this turn)</source>
        <translation>（ほか %1枚はこの手番で使用中）</translation>
    </message>
</context>
<context>
    <name>CccTarget</name>
    <message>
        <source>Square %1 takes %2 points</source>
        <translation>マス %1 は合計 %2</translation>
    </message>
    <message>
        <source>No square chosen</source>
        <translation>マスが選ばれていません</translation>
    </message>
    <message>
        <source>Choose a square</source>
        <translation>マスを
選ぶ</translation>
    </message>
</context>
<context>
    <name>CccTurn</name>
    <message>
        <source> · </source>
        <comment>between short facts</comment>
        <translation>・</translation>
    </message>
    <message>
        <source>Place coins</source>
        <translation>コインを置く</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>カードを引く</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>つぎは%1です</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>考えています</translation>
    </message>
    <message>
        <source>Turn of %1</source>
        <translation>%1の手番</translation>
    </message>
</context>
<context>
    <name>CccUsedCard</name>
    <message>
        <source>%1, used in this turn</source>
        <translation>%1、この手番で使用中</translation>
    </message>
</context>
<context>
    <name>CccVerdict</name>
    <message>
        <source>%1 red: flush</source>
        <translation>赤%1枚 フラッシュ</translation>
    </message>
    <message>
        <source>%1 black: flush</source>
        <translation>黒%1枚 フラッシュ</translation>
    </message>
</context>
<context>
    <name>CoinhuntTable</name>
    <message>
        <source>A direct drop is likely: %1 %</source>
        <translation>直落としになりそうです：%1%</translation>
    </message>
    <message>
        <source>wallet</source>
        <comment>short</comment>
        <translation>財布</translation>
    </message>
    <message>
        <source>vault</source>
        <comment>short</comment>
        <translation>金庫</translation>
    </message>
    <message>
        <source>stash</source>
        <comment>short</comment>
        <translation>ヘソクリ</translation>
    </message>
</context>
<context>
    <name>ColdBag</name>
    <message>
        <source>Used: %1</source>
        <translation>捨て場：%1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message numerus="yes">
        <source>Bag: %n bait</source>
        <translation>
            <numerusform>袋：餌%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>bag %1</source>
        <translation>袋 %1</translation>
    </message>
</context>
<context>
    <name>ColdBait</name>
    <message>
        <source>Chosen</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>Would go</source>
        <translation>取り除かれます</translation>
    </message>
    <message>
        <source>May be chosen</source>
        <translation>選べます</translation>
    </message>
</context>
<context>
    <name>ColdBeside</name>
    <message>
        <source>Waiting beside it</source>
        <translation>挑戦中の太公望</translation>
    </message>
    <message>
        <source>No Master Angler card. The harbour has them</source>
        <translation>太公望カードはありません。港で取れます</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>手元</translation>
    </message>
    <message>
        <source>Tackle</source>
        <translation>釣り具</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>No Master Angler card, and none is left at the harbour</source>
        <translation>太公望カードはありません。港にも残っていません</translation>
    </message>
</context>
<context>
    <name>ColdBoard</name>
    <message>
        <source>Your board</source>
        <translation>自分のボード</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <translation>%1のボード</translation>
    </message>
</context>
<context>
    <name>ColdBox</name>
    <message>
        <source>%1 of %2 bait</source>
        <translation>餌 %1 / %2個</translation>
    </message>
    <message>
        <source>May be chosen</source>
        <translation>選べます</translation>
    </message>
    <message>
        <source>+1 tackle</source>
        <translation>釣り具＋1</translation>
    </message>
    <message>
        <source>or deck top</source>
        <translation>山札も可</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
</context>
<context>
    <name>ColdCatch</name>
    <message>
        <source>Your catch</source>
        <translation>自分の釣果</translation>
    </message>
    <message>
        <source>Catch of %1</source>
        <translation>%1の釣果</translation>
    </message>
    <message>
        <source>%1 of %2 fish</source>
        <comment>caught</comment>
        <translation>%1 / %2匹</translation>
    </message>
    <message>
        <source>: </source>
        <comment>before a weight</comment>
        <translation>：</translation>
    </message>
    <message>
        <source>lb</source>
        <translation>lb</translation>
    </message>
    <message>
        <source>%1 of %2 species</source>
        <translation>%1 / %2種類</translation>
    </message>
    <message>
        <source>%1 fish</source>
        <comment>caught</comment>
        <translation>%1匹</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>pounds, from and to</comment>
        <translation>%1〜%2</translation>
    </message>
    <message>
        <source>%1 species</source>
        <translation>%1種類</translation>
    </message>
</context>
<context>
    <name>ColdCaughtFish</name>
    <message>
        <source>Chosen for the contest</source>
        <translation>コンテストに選択</translation>
    </message>
    <message>
        <source>May be chosen</source>
        <translation>選べます</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>pounds, from and to</comment>
        <translation>%1〜%2</translation>
    </message>
</context>
<context>
    <name>ColdFishCard</name>
    <message>
        <source>May be caught</source>
        <translation>釣れます</translation>
    </message>
</context>
<context>
    <name>ColdFishFace</name>
    <message>
        <source>%1–%2 lb</source>
        <translation>%1〜%2 lb</translation>
    </message>
</context>
<context>
    <name>ColdHarbour</name>
    <message>
        <source>Refill one zone or take a Master Angler card</source>
        <translation>ゾーンを1つ補充するか、太公望カードを1枚取ります</translation>
    </message>
</context>
<context>
    <name>ColdHeap</name>
    <message>
        <source>; </source>
        <comment>between heaps of bait</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>ColdKeys</name>
    <message>
        <source>From space to space, the harbour last</source>
        <translation>コマを置くマスの間を動く（港は右端）</translation>
    </message>
    <message>
        <source>Place the token on the space, or take the one there</source>
        <translation>マスにコマを置く、マスのコマを回収する</translation>
    </message>
    <message>
        <source>A zone of your tackle box: refill it, or fish with it first</source>
        <translation>自分のゾーン：補充する、先に釣る</translation>
    </message>
    <message>
        <source>Your tackle: use it; the crest of a seat: its board and catch</source>
        <translation>自分の釣り具：使う。ほかの席の紋：そのボードと釣果を見る</translation>
    </message>
    <message>
        <source>In a zone from bait to bait, in a row from card to card</source>
        <translation>ゾーンの餌、並んだカードの間を動く</translation>
    </message>
    <message>
        <source>With a lure or reel: choose the bait, once more to leave it</source>
        <translation>ルアーやリールのとき：餌を選ぶ、もう一度でやめる</translation>
    </message>
    <message>
        <source>Do it with the bait chosen</source>
        <translation>選んだ餌で決める</translation>
    </message>
</context>
<context>
    <name>ColdMaster</name>
    <message>
        <source>May be chosen</source>
        <translation>選べます</translation>
    </message>
</context>
<context>
    <name>ColdMasterDeck</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>May be chosen</source>
        <translation>選べます</translation>
    </message>
    <message>
        <source>deck %1</source>
        <translation>山札 %1</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
</context>
<context>
    <name>ColdMasterFace</name>
    <message>
        <source>-</source>
        <comment>beginnings of names of fish, with | between, after which a line may break; - where names have spaces</comment>
        <translation>ヨーロッパ|ホッキョク|フェロックス|グレイ</translation>
    </message>
</context>
<context>
    <name>ColdMiniBox</name>
    <message>
        <source>Bait in zones 3 to 6: %1, %2, %3, %4</source>
        <translation>ゾーン3〜6の餌：%1、%2、%3、%4</translation>
    </message>
</context>
<context>
    <name>ColdNotes</name>
    <message>
        <source>1 point each: %1</source>
        <translation>%1・1匹1点</translation>
    </message>
</context>
<context>
    <name>ColdPanels</name>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>港</translation>
    </message>
    <message>
        <source>Catch</source>
        <translation>釣果</translation>
    </message>
    <message>
        <source>Trophies</source>
        <translation>トロフィー</translation>
    </message>
</context>
<context>
    <name>ColdSeatChip</name>
    <message>
        <source>Board of %1</source>
        <translation>%1のボード</translation>
    </message>
</context>
<context>
    <name>ColdSpace</name>
    <message>
        <source>, </source>
        <comment>between a space and its token</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>May be chosen</source>
        <translation>選べます</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
</context>
<context>
    <name>ColdSpaces</name>
    <message>
        <source>Spaces</source>
        <translation>マス</translation>
    </message>
</context>
<context>
    <name>ColdTackleToken</name>
    <message>
        <source>May be used</source>
        <translation>使えます</translation>
    </message>
</context>
<context>
    <name>ColdTopFish</name>
    <message>
        <source>May be caught</source>
        <translation>釣れます</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) under it</source>
        <translation>
            <numerusform>下に%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColdTriumph</name>
    <message>
        <source> · </source>
        <comment>between short facts</comment>
        <translation>・</translation>
    </message>
</context>
<context>
    <name>ColdTrophies</name>
    <message>
        <source>Small species</source>
        <translation>小さな魚</translation>
    </message>
    <message>
        <source>Three alike</source>
        <translation>同種3枚</translation>
    </message>
    <message>
        <source>Four different</source>
        <translation>異種4枚</translation>
    </message>
    <message>
        <source>Trophies</source>
        <translation>トロフィー</translation>
    </message>
    <message>
        <source>leading or taken</source>
        <translation>首位・獲得</translation>
    </message>
    <message>
        <source>Species race</source>
        <translation>種類数</translation>
    </message>
    <message>
        <source>First to %1 fish</source>
        <translation>%1匹一番乗り</translation>
    </message>
</context>
<context>
    <name>ColdTrophy</name>
    <message>
        <source>%1: %2</source>
        <comment>rank, name</comment>
        <translation>%1位：%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between places</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>ColdwaterMini</name>
    <message>
        <source>Catch %1</source>
        <translation>釣果 %1</translation>
    </message>
</context>
<context>
    <name>ColdwaterTable</name>
    <message>
        <source> · </source>
        <comment>between short facts</comment>
        <translation>・</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>使わない</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>はじめる</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>つづきから</translation>
    </message>
    <message>
        <source>Saved by itself %1</source>
        <translation>%1 に自動保存</translation>
    </message>
    <message>
        <source>Turn: %1</source>
        <translation>手番：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Quick start</source>
        <translation>すぐ遊ぶ</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>つづける</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>復元しました</translation>
    </message>
</context>
<context>
    <name>ContinueMenu</name>
    <message>
        <source>practice</source>
        <translation>練習</translation>
    </message>
</context>
<context>
    <name>CountBar</name>
    <message>
        <source>Counting: %1</source>
        <translation>得点を数えています：%1</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>急ぐ</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>結果へ</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>対局は終わりました</translation>
    </message>
</context>
<context>
    <name>CoupActions</name>
    <message>
        <source>From the reserve</source>
        <translation>2枚でリザーブから</translation>
    </message>
    <message>
        <source>In your turn, when you place a card</source>
        <translation>自分の手番で、カードを置くときに使えます</translation>
    </message>
    <message>
        <source>Turn a card up</source>
        <translation>伏せ札を表にする</translation>
    </message>
    <message>
        <source>No card lies face down</source>
        <translation>伏せ札がありません</translation>
    </message>
    <message>
        <source>Side of the card</source>
        <translation>カードの向き</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>表で置く</translation>
    </message>
    <message>
        <source>Face down  F</source>
        <translation>伏せて置く  F</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>伏せて置く</translation>
    </message>
</context>
<context>
    <name>CoupCard</name>
    <message>
        <source>sent to the reserve</source>
        <translation>リザーブへ送る</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>taken from the reserve</source>
        <translation>リザーブから取る</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>伏せて</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>選んでいます</translation>
    </message>
    <message>
        <source>Two of your cards make this number</source>
        <translation>手札2枚でこの数を作れます</translation>
    </message>
</context>
<context>
    <name>CoupCompose</name>
    <message>
        <source>Place face up anyway</source>
        <translation>それでも表で置く</translation>
    </message>
    <message>
        <source>Place face up</source>
        <translation>表で置く</translation>
    </message>
    <message>
        <source>Place face down anyway</source>
        <translation>それでも伏せて置く</translation>
    </message>
    <message>
        <source>Place face down</source>
        <translation>伏せて置く</translation>
    </message>
    <message>
        <source>Turn up anyway</source>
        <translation>それでも表にする</translation>
    </message>
    <message>
        <source>Turn up</source>
        <translation>表にする</translation>
    </message>
    <message>
        <source>Place anyway</source>
        <translation>それでも置く</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>差し替える</translation>
    </message>
    <message>
        <source>Place from the reserve</source>
        <translation>リザーブから置く</translation>
    </message>
    <message>
        <source>the top place</source>
        <translation>頂上</translation>
    </message>
    <message>
        <source>row %1 from below</source>
        <translation>下から%1段目</translation>
    </message>
    <message>
        <source>Place %1 in %2</source>
        <translation>%1 を%2に置きます</translation>
    </message>
    <message>
        <source>Place %1 face down in %2</source>
        <translation>%1 を伏せて、%2に置きます</translation>
    </message>
    <message>
        <source>Turn up the card in %1</source>
        <translation>%1の伏せ札を表にします</translation>
    </message>
    <message>
        <source>Place %1 of the reserve in %2</source>
        <translation>リザーブの %1 を%2に置きます</translation>
    </message>
    <message>
        <source>Replace %1 by %2 of the reserve</source>
        <translation>%1 をリザーブの %2 に差し替えます</translation>
    </message>
    <message>
        <source>Replace the face-down card by %1 of the reserve</source>
        <translation>伏せ札をリザーブの %1 に差し替えます</translation>
    </message>
</context>
<context>
    <name>CoupEndCard</name>
    <message>
        <source>start</source>
        <translation>最初</translation>
    </message>
</context>
<context>
    <name>CoupEndHand</name>
    <message>
        <source>No card left</source>
        <translation>手札はありません</translation>
    </message>
</context>
<context>
    <name>CoupEndLast</name>
    <message>
        <source>%1 set the last glass</source>
        <translation>最後のグラス：%1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>%1手番目</translation>
    </message>
</context>
<context>
    <name>CoupEndWhy</name>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1〜%2</translation>
    </message>
    <message>
        <source>It showed</source>
        <translation>出たのは</translation>
    </message>
    <message>
        <source>Would have fitted (%1)</source>
        <translation>合う数（%1）</translation>
    </message>
</context>
<context>
    <name>CoupGoal</name>
    <message>
        <source>Finish: %1</source>
        <translation>フィニッシュ：%1</translation>
    </message>
    <message>
        <source>Finish: in the reserve</source>
        <translation>フィニッシュ：リザーブ</translation>
    </message>
    <message>
        <source>Finish: in the tower</source>
        <translation>フィニッシュ：タワー</translation>
    </message>
    <message>
        <source>Without the finish card</source>
        <translation>フィニッシュなし</translation>
    </message>
    <message>
        <source>Finish: in the pack</source>
        <translation>フィニッシュ：山札</translation>
    </message>
    <message>
        <source>Placed</source>
        <comment>glasses</comment>
        <translation>置いたグラス</translation>
    </message>
</context>
<context>
    <name>CoupHand</name>
    <message>
        <source>Your hand</source>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>%1の手札</translation>
    </message>
</context>
<context>
    <name>CoupKeys</name>
    <message>
        <source>In the tower from place to place, else from card to card</source>
        <translation>タワーの場所、手札、リザーブの間を動く</translation>
    </message>
    <message>
        <source>A card, then its place in the tower</source>
        <translation>カードを選び、次にタワーの場所を選ぶ</translation>
    </message>
    <message>
        <source>Do what is put together</source>
        <translation>組み立てた行動をする</translation>
    </message>
    <message>
        <source>Choose cards and place anew</source>
        <translation>カードと場所を選びなおす</translation>
    </message>
</context>
<context>
    <name>CoupLegend</name>
    <message>
        <source>up to 1 card</source>
        <translation>1枚まで</translation>
    </message>
    <message>
        <source>up to 2 cards</source>
        <translation>2枚まで</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) at most</source>
        <translation>
            <numerusform>%n枚まで</numerusform>
        </translation>
    </message>
    <message>
        <source>the larger of the two cards below</source>
        <translation>下の2枚のマークの多いほうまで</translation>
    </message>
    <message>
        <source>the two cards below together</source>
        <translation>下の2枚のマークの合計まで</translation>
    </message>
    <message>
        <source>until the hand holds %1</source>
        <translation>手札が%1枚になるまで</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>伏せ札</translation>
    </message>
</context>
<context>
    <name>CoupNext</name>
    <message>
        <source>After a face-down card: until the hand holds %1</source>
        <translation>伏せ札のあとは、手札が%1枚になるまで引けます</translation>
    </message>
    <message>
        <source>♡: the same number everywhere</source>
        <translation>♡：どこでも同じ枚数です</translation>
    </message>
    <message>
        <source>♡: the larger of the marks of the two cards below it</source>
        <translation>♡：下の2枚のマークの多いほうです</translation>
    </message>
    <message>
        <source>♡: the marks of the two cards below it together</source>
        <translation>♡：下の2枚のマークの合計です</translation>
    </message>
    <message>
        <source>No mark: no draw</source>
        <translation>マークがないので、引けません</translation>
    </message>
    <message>
        <source>The mark of the card is ◇◇</source>
        <translation>マークは ◇◇ ふたつ</translation>
    </message>
    <message>
        <source>The mark of the card is ◇</source>
        <translation>マークは ◇ ひとつ</translation>
    </message>
    <message>
        <source>How many to draw</source>
        <translation>引く枚数</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引く枚数</translation>
    </message>
    <message>
        <source>%1 may draw</source>
        <translation>次の%1が引く枚数</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>枚まで</translation>
    </message>
    <message>
        <source>cards</source>
        <comment>after 0–2</comment>
        <translation>枚</translation>
    </message>
    <message>
        <source>The mark of the card placed now decides</source>
        <translation>これから置くカードのマークで決まります</translation>
    </message>
    <message>
        <source>%1 draws</source>
        <translation>%1が引く枚数</translation>
    </message>
    <message>
        <source>0–%1</source>
        <comment>cards</comment>
        <translation>0〜%1</translation>
    </message>
    <message>
        <source>The first turn: no card gives a mark yet</source>
        <translation>最初の手番です。マークのあるカードはまだありません</translation>
    </message>
    <message>
        <source>The pack is empty: no draw</source>
        <translation>山札がないので、引けません</translation>
    </message>
</context>
<context>
    <name>CoupNotice</name>
    <message>
        <source>All hands are open. Counting the pack is allowed</source>
        <translation>手札は公開です。山札の枚数は聞けます</translation>
    </message>
    <message>
        <source>Hands are not talked about. Counting the pack is allowed</source>
        <translation>相談はできません。山札の枚数は聞けます</translation>
    </message>
    <message>
        <source>Choose how many cards to draw</source>
        <translation>引く枚数を選びます</translation>
    </message>
    <message>
        <source>Choose what goes: %1 of %2</source>
        <translation>捨てるカードを選びます（%1 / %2）</translation>
    </message>
    <message>
        <source>Choose the card of the reserve that goes</source>
        <translation>リザーブから捨てる1枚を選びます</translation>
    </message>
    <message>
        <source>This card is turned up where it lies</source>
        <translation>この伏せ札を、その場で表にします</translation>
    </message>
    <message>
        <source>Choose the face-down card to turn up</source>
        <translation>表にする伏せ札を選びます</translation>
    </message>
    <message>
        <source>Follow the steps of the sum, in any order</source>
        <translation>右の手順のとおりに選びます。順序は自由です</translation>
    </message>
    <message>
        <source>Choose a card of your hand, then a place</source>
        <translation>手札から1枚選び、置く場所を選びます</translation>
    </message>
    <message>
        <source>Face down it fits wherever any number fits</source>
        <translation>伏せ札は、どれかの数が入る場所に置けます</translation>
    </message>
    <message numerus="yes">
        <source>%n lit place(s) can take it</source>
        <translation>
            <numerusform>光っている%nか所に置けます</numerusform>
        </translation>
    </message>
    <message>
        <source>It fits nowhere face up</source>
        <translation>表で置ける場所はありません</translation>
    </message>
    <message>
        <source>No action is possible</source>
        <translation>できる行動がありません</translation>
    </message>
</context>
<context>
    <name>CoupNumbers</name>
    <message>
        <source>Hidden from you</source>
        <translation>見えない数</translation>
    </message>
</context>
<context>
    <name>CoupPanels</name>
    <message>
        <source>Reserve</source>
        <translation>リザーブ</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数</translation>
    </message>
    <message>
        <source>Hide what I know</source>
        <translation>分かることを隠す</translation>
    </message>
    <message>
        <source>What I know</source>
        <translation>分かること</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
    </message>
</context>
<context>
    <name>CoupReserve</name>
    <message>
        <source>Reserve</source>
        <translation>リザーブ</translation>
    </message>
    <message numerus="yes">
        <source>at most %n</source>
        <comment>cards in the reserve</comment>
        <translation>
            <numerusform>%n枚まで</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoupSteps</name>
    <message>
        <source>Choose two cards of your hand</source>
        <translation>手札から2枚選びます</translation>
    </message>
    <message>
        <source>Choose a card of the reserve</source>
        <translation>リザーブの1枚を選びます</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n more card(s)</source>
        <translation>
            <numerusform>あと%n枚捨てます</numerusform>
        </translation>
    </message>
    <message>
        <source>These two do not make %1</source>
        <translation>この2枚では %1 になりません</translation>
    </message>
    <message>
        <source>Choose its place, or a card it replaces</source>
        <translation>置く場所か、差し替えるカードを選びます</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>あと%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>置けます</translation>
    </message>
    <message>
        <source>Send two cards</source>
        <translation>送る2枚</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>取るカード</translation>
    </message>
    <message>
        <source>No discards</source>
        <translation>捨てても変わらない</translation>
    </message>
    <message>
        <source>Discard, ±%1 each</source>
        <translation>捨てて1枚ごとに ±%1</translation>
    </message>
    <message>
        <source>Replaces</source>
        <translation>差し替え</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>置く場所</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>伏せ札</translation>
    </message>
    <message>
        <source>Another way</source>
        <translation>別の組</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>手札から選ぶ</translation>
    </message>
    <message>
        <source>in the reserve</source>
        <translation>リザーブから選ぶ</translation>
    </message>
    <message>
        <source>in the tower</source>
        <translation>タワーから選ぶ</translation>
    </message>
</context>
<context>
    <name>CoupStock</name>
    <message>
        <source>Pack</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>Discards %1</source>
        <translation>捨て札 %1</translation>
    </message>
    <message>
        <source>Last turn: %1</source>
        <translation>最後の手番：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) are empty. This seat fills the last one if every turn from now on fills one.</source>
        <translation>
            <numerusform>空きはあと%nか所です。毎手番1か所ずつ埋まると、最後の場所はこの席の手番です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoupSumRow</name>
    <message>
        <source>In the reserve</source>
        <translation>リザーブにあります</translation>
    </message>
    <message numerus="yes">
        <source>With %n discard(s): %1</source>
        <translation>
            <numerusform>%n枚捨てると %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the reserve</source>
        <translation>リザーブにありません</translation>
    </message>
    <message>
        <source>±%1</source>
        <comment>with discards</comment>
        <translation>±%1 で</translation>
    </message>
</context>
<context>
    <name>CoupSums</name>
    <message>
        <source>Marks: cards to draw</source>
        <translation>マークと引ける枚数</translation>
    </message>
    <message>
        <source>From the reserve</source>
        <translation>2枚でリザーブから</translation>
    </message>
    <message>
        <source>Sum or difference of two cards</source>
        <translation>和か差の数を取れます</translation>
    </message>
    <message>
        <source>No two cards make a number of the reserve</source>
        <translation>2枚で作れる数はリザーブにありません</translation>
    </message>
    <message>
        <source>Each further discard: ±%1</source>
        <translation>もう1枚捨てると ±%1</translation>
    </message>
</context>
<context>
    <name>CoupTower</name>
    <message>
        <source>Tower</source>
        <translation>タワー</translation>
    </message>
</context>
<context>
    <name>CoupTowerPiece</name>
    <message>
        <source>%1 of %2 fit</source>
        <translation>%2枚中 %1枚</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>選んでいます</translation>
    </message>
    <message>
        <source>The chosen cards can go here</source>
        <translation>選んだカードを置けます</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <comment>numbers</comment>
        <translation>
            <numerusform>見えない%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CouperationMini</name>
    <message>
        <source>%1 / %2 glasses</source>
        <translation>%1 / %2枚</translation>
    </message>
    <message>
        <source>Pack %1 · Discards %2</source>
        <translation>山札 %1・捨て札 %2</translation>
    </message>
</context>
<context>
    <name>CouperationTable</name>
    <message>
        <source>%1 / %2 cards</source>
        <translation>%1 / %2枚</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>short, of the tower</comment>
        <translation>%1段目</translation>
    </message>
    <message>
        <source>out</source>
        <comment>short, to the discards</comment>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>reserve</source>
        <comment>short</comment>
        <translation>リザーブ</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>short</comment>
        <translation>手札</translation>
    </message>
</context>
<context>
    <name>CoverScreen</name>
    <message>
        <source>Hand the screen to %1</source>
        <translation>%1に画面を渡してください</translation>
    </message>
    <message>
        <source>It is your turn. The others look away.</source>
        <translation>あなたの手番です。ほかの人は画面を見ないでください。</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>棚へ</translation>
    </message>
    <message>
        <source>hold Space</source>
        <translation>Space 長押し</translation>
    </message>
    <message>
        <source>Let go of Space: your hand shows</source>
        <translation>Space を離すと手札が見えます</translation>
    </message>
    <message>
        <source>Enter does nothing here</source>
        <translation>ここでは Enter は使えません</translation>
    </message>
    <message>
        <source>%1 is next. Anyone who may not see what is hidden here, please look away.</source>
        <translation>次は%1の番です。隠れているものを見てはいけない人は、画面を見ないでください。</translation>
    </message>
    <message>
        <source>Show my seat</source>
        <translation>自分の席を見る</translation>
    </message>
</context>
<context>
    <name>DealLink</name>
    <message>
        <source>Deal number %1</source>
        <translation>配り番号 %1</translation>
    </message>
</context>
<context>
    <name>FailDialog</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Open the save before it</source>
        <translation>1つ前の保存を開く</translation>
    </message>
    <message>
        <source>Open in the rules editor</source>
        <translation>ルール編集で開く</translation>
    </message>
    <message>
        <source>The damaged file is kept.</source>
        <translation>壊れたファイルも残ります。</translation>
    </message>
    <message>
        <source>Change the position</source>
        <translation>局面を直す</translation>
    </message>
</context>
<context>
    <name>FigurePrinter</name>
    <message>
        <source>Figures are drawn for paper: %1 of %2</source>
        <translation>紙に印刷する図を描いています：%1/%2</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 players</source>
        <translation>%1〜%2人</translation>
    </message>
    <message>
        <source>Quick start</source>
        <translation>すぐ遊ぶ</translation>
    </message>
    <message>
        <source>Seats and rules…</source>
        <translation>席とルール…</translation>
    </message>
    <message>
        <source>Good first game</source>
        <translation>最初の一つに</translation>
    </message>
    <message>
        <source>Go on at step %1</source>
        <translation>手順%1から続ける</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>覚える</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>覚えた</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
</context>
<context>
    <name>GameBoxStart</name>
    <message>
        <source>Go on at step %1</source>
        <translation>手順%1から続ける</translation>
    </message>
    <message>
        <source>Learn in 5 minutes</source>
        <translation>5分で覚える</translation>
    </message>
    <message>
        <source>Play right away</source>
        <translation>すぐ遊ぶ</translation>
    </message>
</context>
<context>
    <name>GenericPiece</name>
    <message>
        <source>Chosen</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>May be chosen</source>
        <translation>選べます</translation>
    </message>
</context>
<context>
    <name>GenericPrompt</name>
    <message>
        <source>Table</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>Chosen so far: %1</source>
        <translation>選択中：%1</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>決める</translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation>選びなおす</translation>
    </message>
</context>
<context>
    <name>GiveUpDialog</name>
    <message>
        <source>Give up this match?</source>
        <translation>この対局を投了しますか</translation>
    </message>
    <message>
        <source>The computer plays the seat of %1 to the end. The record notes it.</source>
        <translation>%1の席は、最後まで AI が引き継ぎます。投了は記録に残ります。</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Give up the match</source>
        <translation>対局を投了する</translation>
    </message>
</context>
<context>
    <name>GoTo</name>
    <message>
        <source>Type the letters of what to go to. Esc leaves everything as it is</source>
        <translation>移る先の文字を打ってください。Escでやめます</translation>
    </message>
</context>
<context>
    <name>GoodFirst</name>
    <message>
        <source>Good first game</source>
        <translation>最初の一つに</translation>
    </message>
</context>
<context>
    <name>GraphMoment</name>
    <message>
        <source>Turn %1</source>
        <translation>%1手番目</translation>
    </message>
</context>
<context>
    <name>HakkutsuAcquired</name>
    <message>
        <source>Igneous</source>
        <translation>火成岩</translation>
    </message>
    <message>
        <source>Sedimentary</source>
        <translation>堆積岩</translation>
    </message>
    <message>
        <source>Metamorphic</source>
        <translation>変成岩</translation>
    </message>
    <message>
        <source>Mineral</source>
        <translation>鉱物</translation>
    </message>
    <message>
        <source>Gem</source>
        <translation>宝石</translation>
    </message>
    <message>
        <source>Fossil</source>
        <translation>化石</translation>
    </message>
    <message>
        <source>Acquired</source>
        <translation>獲得した岩石</translation>
    </message>
    <message>
        <source>Acquired by %1</source>
        <translation>%1の獲得した岩石</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <comment>after the number</comment>
        <translation>
            <numerusform>点</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <comment>between short facts</comment>
        <translation>・</translation>
    </message>
    <message>
        <source>Mineral, meteorite</source>
        <translation>鉱物・隕石</translation>
    </message>
</context>
<context>
    <name>HakkutsuCart</name>
    <message>
        <source>mobility</source>
        <translation>移動力</translation>
    </message>
    <message>
        <source>stays</source>
        <comment>last unit of a cart, never covered</comment>
        <translation>残る</translation>
    </message>
</context>
<context>
    <name>HakkutsuCartPanel</name>
    <message>
        <source>The first number you can see is the mobility</source>
        <translation>見えている最初の数が移動力です</translation>
    </message>
    <message>
        <source>Your cart</source>
        <translation>あなたの荷台</translation>
    </message>
    <message>
        <source>Cart of %1</source>
        <translation>%1の荷台</translation>
    </message>
    <message>
        <source>Carts of all seats</source>
        <translation>全員の荷台</translation>
    </message>
</context>
<context>
    <name>HakkutsuCategory</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HakkutsuCell</name>
    <message>
        <source>Chosen</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>In reach with hiking boots</source>
        <translation>登山靴を使うと届きます</translation>
    </message>
    <message>
        <source>In reach</source>
        <translation>届きます</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>基地</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>cell without rocks</comment>
        <translation>岩石なし</translation>
    </message>
</context>
<context>
    <name>HakkutsuEffects</name>
    <message numerus="yes">
        <source>%n fossil(s): </source>
        <translation>
            <numerusform>化石 %n：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HakkutsuEquipCard</name>
    <message>
        <source>for mining</source>
        <translation>採掘のとき</translation>
    </message>
    <message>
        <source>for moving</source>
        <translation>移動のとき</translation>
    </message>
    <message>
        <source>usable now</source>
        <translation>いま使えます</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>Usable now</source>
        <translation>いま使えます</translation>
    </message>
    <message>
        <source>Not usable now</source>
        <translation>いまは使えません</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between short facts</comment>
        <translation>・</translation>
    </message>
</context>
<context>
    <name>HakkutsuEquipment</name>
    <message>
        <source>Equipment</source>
        <translation>装備</translation>
    </message>
    <message>
        <source>Equipment of %1</source>
        <translation>%1の装備</translation>
    </message>
    <message>
        <source>Each works once, in its own phase</source>
        <translation>1枚につき1回、決まったフェイズで使えます</translation>
    </message>
    <message>
        <source>No equipment. The base gives a card</source>
        <translation>装備はありません。基地で1枚引けます</translation>
    </message>
    <message>
        <source>Equipment is secret</source>
        <translation>装備は本人だけが見られます</translation>
    </message>
</context>
<context>
    <name>HakkutsuFunds</name>
    <message>
        <source>%1 left after mining</source>
        <translation>採掘すると残り %1</translation>
    </message>
    <message>
        <source>Back to %1 at the base</source>
        <translation>基地で %1 に戻ります</translation>
    </message>
    <message numerus="yes">
        <source>%n equipment card(s)</source>
        <translation>
            <numerusform>装備 %n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Funds</source>
        <translation>資金</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>コイン %n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HakkutsuKeys</name>
    <message>
        <source>From cell to cell; the way there and its cost are shown</source>
        <translation>マップのマスの間を動く（道のりと費用が出ます）</translation>
    </message>
    <message>
        <source>Walk to the cell; while mining: mine the rock you stand on</source>
        <translation>そのマスへ移動する。採掘のとき：足もとの岩石を採掘する</translation>
    </message>
    <message>
        <source>An equipment card: use it, once more to put it back</source>
        <translation>装備：使う、もう一度で戻す</translation>
    </message>
    <message>
        <source>The mark of a seat above the cart: its cart and rocks</source>
        <translation>荷台の上の席の紋：その席の荷台と岩石を見る</translation>
    </message>
    <message>
        <source>Mine with the equipment chosen</source>
        <translation>選んだ装備で採掘する</translation>
    </message>
    <message>
        <source>Put the chosen equipment back</source>
        <translation>選んだ装備を戻す</translation>
    </message>
</context>
<context>
    <name>HakkutsuMap</name>
    <message>
        <source>Map</source>
        <translation>マップ</translation>
    </message>
</context>
<context>
    <name>HakkutsuMini</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>HakkutsuMuseum</name>
    <message>
        <source>No museum yet</source>
        <translation>博物館はまだありません</translation>
    </message>
</context>
<context>
    <name>HakkutsuMuseumCard</name>
    <message>
        <source>Museum</source>
        <translation>博物館</translation>
    </message>
    <message>
        <source>Known to its owner only</source>
        <translation>本人だけが知っています</translation>
    </message>
    <message>
        <source>now %1, with the cart %2</source>
        <translation>いま %1点・荷台こみ %2点</translation>
    </message>
    <message>
        <source>now worth %1</source>
        <translation>いま %1点</translation>
    </message>
</context>
<context>
    <name>HakkutsuOffer</name>
    <message>
        <source>Choose your museum</source>
        <translation>博物館を選ぶ</translation>
    </message>
    <message>
        <source>The others are passed on</source>
        <translation>残りは前の席に渡ります</translation>
    </message>
</context>
<context>
    <name>HakkutsuPanels</name>
    <message>
        <source>Cart</source>
        <translation>荷台</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Rocks</source>
        <translation>岩石</translation>
    </message>
    <message>
        <source>Museum</source>
        <translation>博物館</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>選ぶ</translation>
    </message>
</context>
<context>
    <name>HakkutsuPlan</name>
    <message>
        <source> · </source>
        <comment>between short facts</comment>
        <translation>・</translation>
    </message>
</context>
<context>
    <name>HakkutsuRadar</name>
    <message>
        <source>Ground radar: %1</source>
        <translation>地中レーダー：%1</translation>
    </message>
    <message>
        <source>Only you see this</source>
        <translation>ほかの人には見えません</translation>
    </message>
    <message>
        <source>on top</source>
        <comment>card of a cell</comment>
        <translation>上</translation>
    </message>
    <message>
        <source>below</source>
        <comment>card of a cell</comment>
        <translation>下</translation>
    </message>
</context>
<context>
    <name>HakkutsuRadarCard</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>mining cost %1, carry %2</source>
        <translation>採掘コスト %1、運搬コスト %2</translation>
    </message>
</context>
<context>
    <name>HakkutsuSeatChip</name>
    <message>
        <source>Mobility %1, coins %2</source>
        <translation>移動力 %1、資金 %2</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>表示中</translation>
    </message>
</context>
<context>
    <name>HakkutsuSecret</name>
    <message>
        <source>open</source>
        <comment>museum card</comment>
        <translation>公開</translation>
    </message>
    <message>
        <source>secret</source>
        <comment>museum card</comment>
        <translation>ひみつ</translation>
    </message>
</context>
<context>
    <name>HakkutsuSupplies</name>
    <message>
        <source>Discarded: %1</source>
        <translation>使われた装備：%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Nothing discarded yet</source>
        <translation>使われた装備はまだありません</translation>
    </message>
    <message numerus="yes">
        <source>Equipment deck: %n card(s)</source>
        <translation>
            <numerusform>装備の山札：%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins in the bank: %1</source>
        <translation>銀行のコイン：%1</translation>
    </message>
</context>
<context>
    <name>HakkutsuTrack</name>
    <message>
        <source>Rounds</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Empty cells</source>
        <translation>空きマス</translation>
    </message>
    <message>
        <source>The last round is being played</source>
        <translation>最後のラウンドです</translation>
    </message>
    <message>
        <source>The game ends after this round</source>
        <translation>このラウンドで終わります</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>最後のラウンド</translation>
    </message>
</context>
<context>
    <name>HintButtons</name>
    <message>
        <source>Set it up</source>
        <translation>ヒントどおりに</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>ヒントを閉じる</translation>
    </message>
</context>
<context>
    <name>HuntAim</name>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1° right</source>
        <translation>右 %1°</translation>
    </message>
    <message>
        <source>%1° left</source>
        <translation>左 %1°</translation>
    </message>
    <message>
        <source>Position %1, angle %2, depth %3</source>
        <translation>位置 %1、角度 %2、奥行き %3</translation>
    </message>
    <message>
        <source>Near</source>
        <translation>手前</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Far</source>
        <translation>向かい</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Side: %1. </source>
        <translation>押す辺：%1。</translation>
    </message>
</context>
<context>
    <name>HuntAimPanel</name>
    <message>
        <source>Aim</source>
        <translation>ねらい</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>°</source>
        <comment>degrees, positive to the right</comment>
        <translation>°</translation>
    </message>
    <message>
        <source>Positive turns to the right</source>
        <translation>正の値は右向き</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>奥行き</translation>
    </message>
    <message>
        <source>Side to push from</source>
        <translation>押し込む辺</translation>
    </message>
</context>
<context>
    <name>HuntAimer</name>
    <message>
        <source>To the left</source>
        <translation>左へ</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>右へ</translation>
    </message>
    <message>
        <source>Left and right move, up and down turn, %1 and %2 change the depth</source>
        <translation>左右で動かし、上下で向きを変え、%1と%2で奥行きを変えます</translation>
    </message>
    <message>
        <source>%1, %2 changes the side</source>
        <translation>%1。%2で辺を変えます</translation>
    </message>
</context>
<context>
    <name>HuntBoardPiece</name>
    <message>
        <source>Ring %1</source>
        <translation>中央から%1周目</translation>
    </message>
    <message>
        <source>hangs over the edge</source>
        <translation>縁からはみ出している</translation>
    </message>
    <message>
        <source>falls in %1 %</source>
        <translation>落ちる見込み %1%</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>HuntChance</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>HuntCoin</name>
    <message>
        <source>Chosen</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>Can be chosen</source>
        <translation>選べます</translation>
    </message>
</context>
<context>
    <name>HuntFairy</name>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Magic coins that fall are blocked</source>
        <translation>魔法コインが落ちると阻まれます</translation>
    </message>
    <message>
        <source>Blocked if they fall: %1, %2</source>
        <translation>%1・%2が落ちると
阻まれます</translation>
    </message>
    <message>
        <source>Vaults</source>
        <translation>各金庫</translation>
    </message>
    <message>
        <source>What each vault can lose</source>
        <translation>落ちると金庫から失う色</translation>
    </message>
    <message>
        <source>Fairy</source>
        <translation>妖精</translation>
    </message>
    <message>
        <source>Danger: magic coins are blocked</source>
        <translation>魔法コインは危険</translation>
    </message>
    <message>
        <source>Magic coins are safe</source>
        <translation>魔法コインは安全</translation>
    </message>
</context>
<context>
    <name>HuntFilling</name>
    <message>
        <source>Stop placing</source>
        <translation>置くのをやめる</translation>
    </message>
    <message>
        <source>Place the rest for me</source>
        <translation>残りはおまかせで置く</translation>
    </message>
</context>
<context>
    <name>HuntFlow</name>
    <message>
        <source>Coins flow to: %1</source>
        <translation>コインの流れる順：%1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>HuntKeys</name>
    <message>
        <source>Move the push along the side</source>
        <translation>押す位置を動かす</translation>
    </message>
    <message>
        <source>Turn the push</source>
        <translation>押す角度を変える</translation>
    </message>
    <message>
        <source>With arrows: finer, wider steps</source>
        <translation>矢印キーと一緒に：細かく、大きく</translation>
    </message>
    <message>
        <source>Left, right end of the side</source>
        <translation>辺の左端、右端</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>押す</translation>
    </message>
</context>
<context>
    <name>HuntOdds</name>
    <message>
        <source>%1: %2 %</source>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <translation>
            <numerusform>%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Odds of this push</source>
        <translation>この押し方の見込み</translation>
    </message>
    <message>
        <source>With the tremor of the hand</source>
        <translation>手のぶれを含みます</translation>
    </message>
    <message>
        <source>Shown while you aim</source>
        <translation>ねらっている間に表示します</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>見込み</translation>
    </message>
</context>
<context>
    <name>HuntOddsRow</name>
    <message>
        <source>%1: %2 %</source>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>HuntPanels</name>
    <message>
        <source>Coins</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>Jam coins</source>
        <translation>お邪魔</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>財布</translation>
    </message>
    <message>
        <source>Vault</source>
        <translation>金庫</translation>
    </message>
    <message>
        <source>Others</source>
        <comment>coins of nobody</comment>
        <translation>共用</translation>
    </message>
    <message>
        <source>The push</source>
        <translation>押し込み</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>見込み</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>ねらい</translation>
    </message>
    <message>
        <source>Vaults</source>
        <translation>各金庫</translation>
    </message>
    <message>
        <source>Fairy</source>
        <translation>妖精</translation>
    </message>
</context>
<context>
    <name>HuntPool</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>Lucky</source>
        <comment>the lucky coin</comment>
        <translation>ラッキー</translation>
    </message>
    <message>
        <source>Stash</source>
        <translation>ヘソクリ</translation>
    </message>
</context>
<context>
    <name>HuntRehearsal</name>
    <message>
        <source>Rehearsal, not the real push</source>
        <translation>ためし（本番ではありません）</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>ためし</translation>
    </message>
</context>
<context>
    <name>HuntRepeats</name>
    <message>
        <source>Skip</source>
        <translation>飛ばす</translation>
    </message>
    <message>
        <source>Last push again</source>
        <translation>もう一度見る</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>ゆっくり</translation>
    </message>
</context>
<context>
    <name>HuntSecret</name>
    <message>
        <source>Can be used now</source>
        <translation>いま使えます</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Your secret coins</source>
        <translation>あなたの秘密コイン</translation>
    </message>
    <message>
        <source>%1: secret coins</source>
        <translation>%1の秘密コイン</translation>
    </message>
</context>
<context>
    <name>HuntShare</name>
    <message>
        <source>Jam coins for each seat</source>
        <translation>席ごとのお邪魔コイン</translation>
    </message>
    <message>
        <source>No pile yet</source>
        <translation>まだありません</translation>
    </message>
</context>
<context>
    <name>HuntTray</name>
    <message>
        <source>Next: press to push it in first</source>
        <translation>次：押すと先に使う</translation>
    </message>
    <message>
        <source>Drag, or ← → move, ↑ ↓ turn, + − depth. Dashed: where coins would lie</source>
        <translation>ドラッグか ← → で位置、↑ ↓ で角度、+ − で奥行き&#x3000;破線は動いたあとの見込み</translation>
    </message>
    <message>
        <source>Drag, or ← → move, ↑ ↓ turn, + − depth, E side. Dashed: where coins would lie</source>
        <translation>ドラッグか ← → で位置、↑ ↓ で角度、+ − で奥行き、E で辺&#x3000;破線は動いたあとの見込み</translation>
    </message>
</context>
<context>
    <name>HuntTrial</name>
    <message>
        <source>End the rehearsal</source>
        <translation>ためしを終える</translation>
    </message>
    <message>
        <source>Rehearse slowly</source>
        <translation>ゆっくり試す</translation>
    </message>
    <message>
        <source>Rehearsal: one way it may go, not the real push</source>
        <translation>ためし：起こりうる一例で、本番ではありません</translation>
    </message>
</context>
<context>
    <name>HuntVault</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>表示中</translation>
    </message>
    <message>
        <source>Shows wallet and vault</source>
        <translation>財布と金庫を見せます</translation>
    </message>
    <message>
        <source>Your vault</source>
        <translation>あなたの金庫</translation>
    </message>
    <message>
        <source>%1: vault</source>
        <translation>%1の金庫</translation>
    </message>
    <message>
        <source>Has the most</source>
        <translation>単独で最多</translation>
    </message>
</context>
<context>
    <name>HuntWallet</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 / %2 colours</source>
        <translation>%1 / %2色</translation>
    </message>
    <message numerus="yes">
        <source>%n colour(s) to a full wallet</source>
        <translation>
            <numerusform>あと%n色で満杯</numerusform>
        </translation>
    </message>
    <message>
        <source>Jam coins</source>
        <translation>お邪魔コイン</translation>
    </message>
    <message>
        <source>Your jam coins</source>
        <translation>あなたのお邪魔コイン</translation>
    </message>
    <message>
        <source>%1: jam coins</source>
        <translation>%1のお邪魔コイン</translation>
    </message>
    <message>
        <source>Your wallet</source>
        <translation>あなたの財布</translation>
    </message>
    <message>
        <source>%1: wallet</source>
        <translation>%1の財布</translation>
    </message>
</context>
<context>
    <name>KeyCatcher</name>
    <message>
        <source>Press the new key: %1. Esc leaves it as it is</source>
        <translation>新しいキーを押してください：%1。Esc でそのまま</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>新しいキーを押してください</translation>
    </message>
</context>
<context>
    <name>KeyRow</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>A key is waited for</source>
        <translation>キーを待っています</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変える</translation>
    </message>
    <message>
        <source>Change the key: %1</source>
        <translation>キーを変える：%1</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>元のキーに</translation>
    </message>
    <message>
        <source>As it was: %1</source>
        <translation>元のキーに戻す：%1</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>All as they were</source>
        <translation>すべて元のキーに</translation>
    </message>
    <message>
        <source>No key was changed</source>
        <translation>変えたキーはありません</translation>
    </message>
    <message>
        <source>All keys are as they were</source>
        <translation>すべて元のキーに戻しました</translation>
    </message>
    <message>
        <source>In lists, buttons and tables the arrows, Tab, Space, Enter and Esc work as usual, and the digits choose buttons.</source>
        <translation>矢印、Tab、Space、Enter、Esc は、一覧でもボタンでも卓でも、いつもと同じように使えます。数字キーはボタンを選びます。</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Scene %1 of %2</source>
        <translation>場面 %1 / %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Leave, play now</source>
        <translation>やめて遊ぶ</translation>
    </message>
    <message>
        <source>Player aid</source>
        <translation>早見</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Step %1 of %2, %3. %4</source>
        <translation>手順 %1 / %2、%3。%4</translation>
    </message>
    <message>
        <source>of %1 · %2</source>
        <translation>/ %1&#x3000;%2</translation>
    </message>
    <message>
        <source>Not that one:</source>
        <translation>それではありません：</translation>
    </message>
    <message>
        <source>That is it.</source>
        <translation>そのとおりです。</translation>
    </message>
    <message>
        <source>Skip lesson</source>
        <translation>レッスンをとばす</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>見せて</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>First do what the card says</source>
        <translation>先に、カードに書かれたことをします</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
</context>
<context>
    <name>LessonEndDialog</name>
    <message>
        <source>You know %1</source>
        <translation>%1を覚えました</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>棚へ</translation>
    </message>
    <message>
        <source>Play a full match</source>
        <translation>ふつうに1局遊ぶ</translation>
    </message>
    <message>
        <source>For the first time you did</source>
        <translation>はじめてしたこと</translation>
    </message>
    <message>
        <source>Solve puzzles</source>
        <translation>問題を解く</translation>
    </message>
</context>
<context>
    <name>LessonStepRow</name>
    <message>
        <source>Step %1, %2</source>
        <translation>手順%1、%2</translation>
    </message>
    <message>
        <source>done</source>
        <translation>済み</translation>
    </message>
    <message>
        <source>now</source>
        <translation>いま</translation>
    </message>
</context>
<context>
    <name>LessonSteps</name>
    <message>
        <source>This lesson</source>
        <translation>このレッスン</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>あと約%n分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>経過</translation>
    </message>
    <message>
        <source>Choose a line to look back</source>
        <translation>行を選ぶとその場面へ</translation>
    </message>
</context>
<context>
    <name>LogStrip</name>
    <message>
        <source>Log</source>
        <translation>経過</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて見る</translation>
    </message>
</context>
<context>
    <name>LogTurn</name>
    <message>
        <source>, points: %1</source>
        <translation>、%1点</translation>
    </message>
    <message numerus="yes">
        <source>%1 pt(s)</source>
        <comment>short, what a turn brought</comment>
        <translation>
            <numerusform>%1点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Takujo</source>
        <translation>卓上</translation>
    </message>
</context>
<context>
    <name>OwnRules</name>
    <message>
        <source>My rules</source>
        <translation>自分のルール</translation>
    </message>
    <message>
        <source>Banded boxes were made in the rules editor</source>
        <translation>帯の箱はルール編集で作ったものです</translation>
    </message>
    <message>
        <source>Rules editor</source>
        <translation>ルール編集へ</translation>
    </message>
    <message>
        <source>My rules will stand here</source>
        <translation>自分のルールはまだありません</translation>
    </message>
    <message>
        <source>Change a number of a game in the rules editor and play your own version of it.</source>
        <translation>ルール編集でゲームの数値を変えると、自分だけの箱がここに並びます。</translation>
    </message>
    <message>
        <source>New rules</source>
        <translation>新しいルール</translation>
    </message>
    <message>
        <source>Only what differs from the official rules is kept</source>
        <translation>公式の値を変えたところだけが箱に残ります</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnRulesBox</name>
    <message>
        <source>my rules</source>
        <translation>自分のルール</translation>
    </message>
    <message>
        <source>Press to set seats, %1 to change the rules</source>
        <translation>押すと席の設定、%1でルールの変更</translation>
    </message>
    <message>
        <source>error</source>
        <translation>誤り</translation>
    </message>
</context>
<context>
    <name>PaceMenu</name>
    <message>
        <source>Go on</source>
        <translation>再開する</translation>
    </message>
    <message>
        <source>Pause the computer</source>
        <translation>AI を止める</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>To the shelf</source>
        <translation>棚へ</translation>
    </message>
</context>
<context>
    <name>PaletteRow</name>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>For colour-blind people</source>
        <translation>色覚に配慮した色</translation>
    </message>
</context>
<context>
    <name>PastButtons</name>
    <message>
        <source>Why this move?</source>
        <translation>なぜこの手？</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>いまに戻る</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>調べるのをやめる</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source> · </source>
        <translation>・</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>すぐに</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>1手ずつ</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>入門</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>気軽</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1–%2 min</source>
        <translation>%1〜%2分</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>名人</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>むずかしい</translation>
    </message>
</context>
<context>
    <name>PieceItem</name>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
</context>
<context>
    <name>PositionPage</name>
    <message>
        <source>The position is saved</source>
        <translation>局面を保存しました</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>局面を作る</translation>
    </message>
    <message numerus="yes">
        <source>Changed before (%n)</source>
        <translation>
            <numerusform>前に変えた局面（%n）</numerusform>
        </translation>
    </message>
    <message>
        <source>Positions that were changed and not saved are kept. This one is put aside meanwhile.</source>
        <translation>変えたまま保存していない局面は残してあります。今の局面はその間、脇に置かれます。</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>What was changed goes to the trash of the desktop.</source>
        <translation>変えたものはデスクトップのごみ箱に入ります。</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>局面のテキスト</translation>
    </message>
    <message>
        <source>Played on from here it is practice: you are whoever decides, and nothing of it is kept.</source>
        <translation>ここから遊ぶと練習になります。手番の席があなたになり、記録は残りません。</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから遊ぶ</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>例</translation>
    </message>
    <message>
        <source>The positions of the rulebook&apos;s figures, to begin with. What was changed here is put aside.</source>
        <translation>ルールブックの図の局面から始めます。ここで変えたものは、別に取っておきます。</translation>
    </message>
    <message>
        <source>All of the position stands here: names in quotation marks, each with its value. Change a value, and the table follows. What does not fit is told below with its line; a press leads there.</source>
        <translation>局面のすべてがここにあります。引用符の中の名前に、それぞれの値が続きます。値を変えると卓に反映されます。合わないところは、行番号とともに下に出ます。押すとそこへ移ります。</translation>
    </message>
</context>
<context>
    <name>PositionPreview</name>
    <message>
        <source>The table is shown when the text is sound.</source>
        <translation>テキストに誤りがなくなると、ここに卓が出ます。</translation>
    </message>
    <message>
        <source>As it was before the error</source>
        <translation>誤りの前の局面</translation>
    </message>
</context>
<context>
    <name>PositionProblem</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ほかに%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>This can be played on from</source>
        <translation>ここから遊べます</translation>
    </message>
    <message>
        <source>Press to mark the place in the text</source>
        <translation>押すと、テキストのその場所を選びます</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>Take back as practice?</source>
        <translation>練習として戻しますか</translation>
    </message>
    <message>
        <source>New cards or other pieces have already been seen after this move. The match goes on, but counts as practice.</source>
        <translation>この手のあと、新しいカードなどがもう見えています。対局は続きますが、練習の扱いになります。</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>戻す</translation>
    </message>
</context>
<context>
    <name>PracticeNotice</name>
    <message>
        <source>This match is practice now</source>
        <translation>この対局は練習になりました</translation>
    </message>
    <message>
        <source>It is not counted in the statistics.</source>
        <translation>成績には数えません。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>ProgramDialog</name>
    <message>
        <source>Add a computer player</source>
        <translation>AI を追加</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>プレイヤーの名前</translation>
    </message>
    <message>
        <source>Command: program and arguments</source>
        <translation>コマンド：プログラムと引数</translation>
    </message>
    <message>
        <source>Choose a program…</source>
        <translation>プログラムを選ぶ…</translation>
    </message>
    <message>
        <source>Add the player</source>
        <translation>プレイヤーを追加</translation>
    </message>
    <message>
        <source>Remove &quot;%1&quot;</source>
        <translation>「%1」を除く</translation>
    </message>
    <message>
        <source>A program of somebody else takes a seat; PLAYERS.md, in the documentation of Takujo, says how one is made. It is shown only what its seat may see, but it runs with your rights: use only programs from people you trust.</source>
        <translation>ほかの人が作ったプログラムを席に座らせます（作り方は、卓上の文書にある PLAYERS.md）。渡すのは席から見えるものだけです。プログラムはあなたの権限で動くので、信頼できる人のものだけを使ってください。</translation>
    </message>
</context>
<context>
    <name>ProgramNotice</name>
    <message>
        <source>A computer player has failed</source>
        <translation>AI のプログラムに問題が起きました</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Not ready yet: complete it or clear it first</source>
        <translation>まだそろっていません。続けるか、空にしてから進みます</translation>
    </message>
</context>
<context>
    <name>PromptButtons</name>
    <message>
        <source>Something new was seen in this turn</source>
        <translation>この手番で新しいカードなどが見えました</translation>
    </message>
    <message>
        <source>To the start of my turn</source>
        <translation>手番の最初へ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>再開する</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>次の手へ</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>結果を見る</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選ぶ…</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから遊ぶ</translation>
    </message>
    <message>
        <source>Hand over to %1</source>
        <translation>%1に渡す</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>すぐに打たせる</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>選ぶ：%1</translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>Looking back: move %1 of %2</source>
        <translation>%2手のうち%1手目を見ています</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>ヒント：%1</translation>
    </message>
    <message>
        <source>The computer is paused</source>
        <translation>AI を止めています</translation>
    </message>
    <message>
        <source>%1 is next</source>
        <translation>次は%1の番です</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1が考えています</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1の手番です</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>手順 %1 / %2</translation>
    </message>
    <message>
        <source>  </source>
        <translation>&#x3000;</translation>
    </message>
    <message>
        <source>The match waits</source>
        <translation>その間、対局は止まっています</translation>
    </message>
    <message>
        <source>See what you have now; after that the screen is covered</source>
        <translation>手元を確かめてから渡します。渡すと画面は隠れます</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>理由：%1</translation>
    </message>
    <message>
        <source>It uses only what you can see</source>
        <translation>自分に見えるものだけで考えています</translation>
    </message>
    <message>
        <source>Comparing it with other moves…</source>
        <translation>ほかの手とくらべています…</translation>
    </message>
    <message>
        <source>Nothing of it could be seen from here</source>
        <translation>ここからは何も見えませんでした</translation>
    </message>
    <message>
        <source>As whoever moved saw it then</source>
        <translation>打った人がそのとき見ていたもので考えています</translation>
    </message>
    <message>
        <source>An earlier position</source>
        <translation>前の場面です</translation>
    </message>
    <message>
        <source>This puzzle is over</source>
        <translation>この問題はここまでです</translation>
    </message>
    <message>
        <source>Look around for as long as you like: nobody moves until it goes on</source>
        <translation>再開するまでだれも打ちません。ゆっくり卓を見られます</translation>
    </message>
    <message>
        <source>The table shows what the answer leads to. Go on, or try it again</source>
        <translation>卓は答えのあとの場面です。次へ進むか、もう一度解けます</translation>
    </message>
    <message>
        <source>An earlier position. What is played on from here is a match of its own</source>
        <translation>前の場面です。ここから遊ぶと、別の対局になります</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>ヒントを探しています…</translation>
    </message>
    <message>
        <source>Also thought of: %1</source>
        <translation>ほかに考えた手：%1</translation>
    </message>
</context>
<context>
    <name>ProofDialog</name>
    <message>
        <source>Seal of the deal</source>
        <translation>配りの封印</translation>
    </message>
    <message>
        <source>Before the first move the program drew this deal and showed its seal. Now the match is played anew from the deal number and compared.</source>
        <translation>最初の一手より前に、配りを決めて封印を見せました。いまは配り番号から対局をもう一度たどり、同じになるかを比べられます。</translation>
    </message>
    <message>
        <source>Cards, dice and draws of this match were fixed before its first move. This is their seal: note it down, and after the match you can check that nothing was changed.</source>
        <translation>この対局のカード、さいころ、引きは、最初の一手より前に決まっています。これがその封印です。書きとめておけば、対局のあとに、変えられていないことを確かめられます。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Seal: %1</source>
        <translation>封印：%1</translation>
    </message>
    <message>
        <source>Deal number %1</source>
        <translation>配り番号 %1</translation>
    </message>
    <message numerus="yes">
        <source>It fits: all chance of the %n moves came from this deal.</source>
        <translation>
            <numerusform>封印どおりです。%n手の運はすべてこの配りから出ています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all chance of this match came from its deal. That is so when seats changed hands on the way, or when the record was changed.</source>
        <translation>この対局には、配りから出ていない運があります。途中で席を代わったとき、または記録が書きかえられたときにそうなります。</translation>
    </message>
    <message>
        <source>The match is played anew…</source>
        <translation>対局をもう一度たどっています…</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確かめる</translation>
    </message>
    <message>
        <source>Copy the seal</source>
        <translation>封印をコピー</translation>
    </message>
</context>
<context>
    <name>PuzzleBar</name>
    <message>
        <source>All puzzles</source>
        <translation>すべての問題</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle</source>
        <translation>今日の問題</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2</source>
        <translation>問題 %1 / %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>Working out what it costs…</source>
        <translation>どれだけ損かを調べています…</translation>
    </message>
    <message numerus="yes">
        <source>By the computer&apos;s rating (0 to 100) it is %n point(s) behind the best move.</source>
        <translation>
            <numerusform>AI の評価（0〜100）では、最善手より%nポイント下です。</numerusform>
        </translation>
    </message>
    <message>
        <source>In 100 trial games it wins %1, the best move %2.</source>
        <translation>試した 100局のうち、この手は %1局、最善手は %2局勝ちます。</translation>
    </message>
    <message>
        <source>Find the one move that is clearly best.</source>
        <translation>明らかに最善の手が一つあります。見つけてください。</translation>
    </message>
    <message numerus="yes">
        <source>By the computer&apos;s rating (0 to 100) it is at least %n point(s) ahead of every other move (±%1).</source>
        <translation>
            <numerusform>AI の評価（0〜100）では、ほかのどの手よりも%nポイント以上よい手です（±%1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>The best move:</source>
        <translation>最善手：</translation>
    </message>
    <message>
        <source>Not that one:</source>
        <translation>それではありません：</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Looking for the reasons…</source>
        <translation>理由を調べています…</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>すべての問題</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>If it is to place, what you pay with is up to you.</source>
        <translation>置く手なら、何で払うかは問いません。</translation>
    </message>
    <message>
        <source>The computer soon set it aside: played out to the end, it falls behind the best move.</source>
        <translation>AI が早くに見送った手です。最後まで打ってみると、最善手に届きません。</translation>
    </message>
    <message>
        <source>Looked at again and again, every other move is worth less.</source>
        <translation>何度調べても、ほかの手の評価はこれより下です。</translation>
    </message>
    <message>
        <source>You can still win: go on.</source>
        <translation>まだ勝てます。続けてください。</translation>
    </message>
    <message>
        <source>So it is won:</source>
        <translation>こうすれば勝ちます：</translation>
    </message>
    <message>
        <source>Nobody else decides after you, and what you do not see does not matter. To share the win is not enough.</source>
        <translation>このあとは、ほかのだれも何も選びません。見えていないものは勝ち負けに関わりません。勝利を分け合うだけでは足りません。</translation>
    </message>
    <message>
        <source>It leaves no way to win.</source>
        <translation>これでは、もう勝てません。</translation>
    </message>
    <message>
        <source>This is the last turn of the match. Win it.</source>
        <translation>対局の最後の手番です。勝ってください。</translation>
    </message>
    <message>
        <source>The way to win</source>
        <translation>勝つ手順</translation>
    </message>
</context>
<context>
    <name>PuzzleTile</name>
    <message>
        <source>Puzzle %1</source>
        <translation>問題 %1</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>正解済み</translation>
    </message>
    <message>
        <source>not solved yet</source>
        <translation>まだ</translation>
    </message>
    <message>
        <source>today&apos;s puzzle</source>
        <translation>今日の問題</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Each position comes from a match between computer players, and one move is clearly the best. Find it.</source>
        <translation>どれも AI どうしの対局に現れた局面で、明らかに最善の手が一つあります。その手を見つけてください。</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle: number %1</source>
        <translation>今日の問題：%1番</translation>
    </message>
    <message>
        <source>Go on with number %1</source>
        <translation>%1番から続ける</translation>
    </message>
    <message>
        <source>Begin with number 1</source>
        <translation>1番から始める</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%2問中 %1問正解</translation>
    </message>
    <message>
        <source>All puzzles, easy ones first</source>
        <translation>すべての問題（やさしい順）</translation>
    </message>
    <message>
        <source>Each position is the last turn of a match between computer players, and it can be won. Find the way.</source>
        <translation>どれも AI どうしの対局の最後の手番で、勝つ手順があります。その手順を見つけてください。</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>すべての問題</translation>
    </message>
</context>
<context>
    <name>ReasonSheet</name>
    <message>
        <source>Why this was played</source>
        <translation>この手の理由</translation>
    </message>
    <message>
        <source>Why this move</source>
        <translation>すすめる理由</translation>
    </message>
</context>
<context>
    <name>RecentMatch</name>
    <message>
        <source>Review this match</source>
        <translation>この対局を見なおす</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>見なおす</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>結果を見る</translation>
    </message>
</context>
<context>
    <name>RecentMatches</name>
    <message>
        <source>Recent matches</source>
        <translation>最近の対局</translation>
    </message>
    <message>
        <source>All records</source>
        <translation>記録をすべて見る</translation>
    </message>
    <message>
        <source>No match was finished yet</source>
        <translation>終わった対局はまだありません</translation>
    </message>
    <message>
        <source>A match played to its end stands here with its board, to look through or to play again. Choose a box above to begin one.</source>
        <translation>最後まで遊んだ対局が卓の絵とともに並び、見なおしたり、もう一度遊んだりできます。上の箱を選んで始めましょう。</translation>
    </message>
</context>
<context>
    <name>RecordDetail</name>
    <message>
        <source>Move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Speed ×1</source>
        <translation>速さ ×1</translation>
    </message>
    <message>
        <source>Speed ×2</source>
        <translation>速さ ×2</translation>
    </message>
    <message>
        <source>Speed ×4</source>
        <translation>速さ ×4</translation>
    </message>
    <message>
        <source>%1 of %2 moves</source>
        <translation>%1 / %2手</translation>
    </message>
    <message>
        <source>/ %1 moves</source>
        <translation>/ %1手</translation>
    </message>
</context>
<context>
    <name>RecordExports</name>
    <message>
        <source>Save a copy…</source>
        <translation>写しを保存…</translation>
    </message>
    <message>
        <source>Board as a picture…</source>
        <translation>卓を画像に…</translation>
    </message>
    <message>
        <source>Result as a picture…</source>
        <translation>結果を画像に…</translation>
    </message>
    <message>
        <source>Show the result first</source>
        <translation>先に結果を表示します</translation>
    </message>
    <message>
        <source>Match as text…</source>
        <translation>対局を文章に…</translation>
    </message>
    <message>
        <source>Position shown…</source>
        <translation>表示中の局面…</translation>
    </message>
    <message>
        <source>Change this position…</source>
        <translation>この局面を変える…</translation>
    </message>
</context>
<context>
    <name>RecordFilters</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>すべてのルール</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>すべての人数</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>すべての強さ</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>すべての結果</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>勝ち以外</translation>
    </message>
    <message>
        <source>Not over</source>
        <translation>途中</translation>
    </message>
</context>
<context>
    <name>RecordFoot</name>
    <message numerus="yes">
        <source>Verified: all %n moves give the same</source>
        <translation>
            <numerusform>照合ずみ。%n手すべて同じ結果です</numerusform>
        </translation>
    </message>
    <message>
        <source>Same deal</source>
        <translation>同じ配りで</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから遊ぶ</translation>
    </message>
    <message>
        <source>The match is over here: go back to a move first</source>
        <translation>ここは対局の終わりです。先に前の手へ戻してください</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>卓で見る</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出す…</translation>
    </message>
</context>
<context>
    <name>RecordHead</name>
    <message>
        <source>Deal %1</source>
        <translation>配り %1</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>見る席</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>観戦</translation>
    </message>
</context>
<context>
    <name>RecordOpen</name>
    <message>
        <source>Resume</source>
        <translation>つづける</translation>
    </message>
    <message>
        <source>Open the save before it</source>
        <translation>1つ前の保存を開く</translation>
    </message>
</context>
<context>
    <name>RecordRounds</name>
    <message>
        <source>Turn %1 of %2</source>
        <translation>%1 / %2手番</translation>
    </message>
    <message>
        <source>The graph comes with the result</source>
        <translation>形勢のグラフは、点を見ると出ます</translation>
    </message>
</context>
<context>
    <name>RecordRow</name>
    <message>
        <source>error</source>
        <translation>誤り</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Move this record to the trash</source>
        <translation>この記録をごみ箱へ移す</translation>
    </message>
    <message>
        <source>show result</source>
        <translation>結果を見る</translation>
    </message>
</context>
<context>
    <name>RecordSecret</name>
    <message>
        <source>Points and winner are hidden</source>
        <translation>点と勝者は伏せています</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Hide the result</source>
        <translation>結果を伏せる</translation>
    </message>
</context>
<context>
    <name>RecordStatistics</name>
    <message>
        <source>Statistics</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>まだ数える対局がありません</translation>
    </message>
    <message>
        <source>A match you finish against the computer appears here, with how often you won at each level.</source>
        <translation>AI との対局を最後まで遊ぶと、強さごとの勝ち数がここに出ます。</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>ゲームを選ぶ</translation>
    </message>
    <message>
        <source>Finished matches, counted separately for each rule set and number of players. Practice and matches between people are left out.</source>
        <translation>終わった対局を、ルールと人数ごとに分けて数えます。練習と、人どうしで競った対局は数えません。</translation>
    </message>
</context>
<context>
    <name>RecordStatisticsGroup</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>achieved %1 (%2 %)</source>
        <translation>達成 %1（%2%）</translation>
    </message>
    <message>
        <source>won %1 (%2 %)</source>
        <translation>勝ち %1（%2%）</translation>
    </message>
    <message>
        <source>not achieved %1</source>
        <translation>届かず %1</translation>
    </message>
    <message>
        <source>given up %1</source>
        <translation>投了 %1</translation>
    </message>
    <message>
        <source>%1 points on average, %2 at best</source>
        <translation>平均 %1点、最高 %2点</translation>
    </message>
    <message>
        <source>with %1: %2 of %3</source>
        <translation>%1と組んで %2 / %3</translation>
    </message>
    <message>
        <source>against %1: %2 of %3</source>
        <translation>%1を相手に %2 / %3</translation>
    </message>
</context>
<context>
    <name>RecordsList</name>
    <message>
        <source>Find</source>
        <translation>探す</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>箱</translation>
    </message>
    <message>
        <source>All boxes</source>
        <translation>すべての箱</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>No records yet</source>
        <translation>まだ記録がありません</translation>
    </message>
    <message>
        <source>Nothing fits the search</source>
        <translation>あてはまる記録がありません</translation>
    </message>
    <message>
        <source>Another word or another box may find it.</source>
        <translation>ことばや箱を変えると、見つかるかもしれません。</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>Another program is using the list of matches, so the files were read again. No match is lost.</source>
        <translation>別のプログラムが対局の一覧を使っているので、ファイルから読みなおしました。対局は失われません。</translation>
    </message>
    <message>
        <source>Find a player, rules, a date or a deal</source>
        <translation>相手・ルール・日付・配りで探す</translation>
    </message>
    <message>
        <source>Hide the filters</source>
        <translation>絞り込みを閉じる</translation>
    </message>
    <message>
        <source>Filter by rules, seats, level and result</source>
        <translation>ルール・人数・強さ・結果で絞り込む</translation>
    </message>
    <message>
        <source>Every match is kept here by itself, to go on with, to look through and to play again.</source>
        <translation>対局はすべて自動でここに残り、続けたり、見なおしたり、もう一度遊んだりできます。</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>ゲームを選ぶ</translation>
    </message>
    <message>
        <source>Show all records</source>
        <translation>すべての記録を見る</translation>
    </message>
</context>
<context>
    <name>RemoveButton</name>
    <message>
        <source>Move this record to the trash</source>
        <translation>この記録をごみ箱へ移す</translation>
    </message>
</context>
<context>
    <name>RemoveDialog</name>
    <message>
        <source>Remove this record?</source>
        <translation>この記録を消しますか</translation>
    </message>
    <message>
        <source>%1, %2. It goes to the trash of the desktop.</source>
        <translation>%1、%2。デスクトップのごみ箱に入ります。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Remove the record</source>
        <translation>記録を消す</translation>
    </message>
</context>
<context>
    <name>ReplayButtons</name>
    <message>
        <source>To the start</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>1手戻る</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>止める</translation>
    </message>
    <message>
        <source>Play the moves</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>1手進む</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>The end shows the result, which is hidden</source>
        <translation>最後の場面では、伏せている結果が分かります</translation>
    </message>
</context>
<context>
    <name>ResultBalance</name>
    <message>
        <source>Luck and choices</source>
        <translation>運と選択</translation>
    </message>
    <message>
        <source>The match is looked through…</source>
        <translation>対局を調べています…</translation>
    </message>
    <message>
        <source>Every decision that differs is played out %1 times both ways, from what its seat could see.</source>
        <translation>違う手を選んだ判断ごとに、その席に見えていたことだけから両方を%1回ずつ最後まで打って比べます。</translation>
    </message>
    <message>
        <source>In points of lead, ± is the range of 95 %. Luck is the deal, the draws and the others; choices are compared with those of a quick computer.</source>
        <translation>点差の内訳です（± は95%の幅）。運は配り・引き・ほかの席によるもの、選択はすばやく考える AI と比べた自分の手によるものです。</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Luck, others</source>
        <translation>運・ほかの席</translation>
    </message>
    <message>
        <source>%1: luck and others %2, choices %3</source>
        <translation>%1：運とほかの席 %2、選択 %3</translation>
    </message>
</context>
<context>
    <name>ResultBanner</name>
    <message>
        <source>The standing so far</source>
        <translation>ここまでの点</translation>
    </message>
    <message>
        <source>As far as this seat can know.</source>
        <translation>この席から分かる範囲です。</translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of %1</source>
        <translation>
            <numerusform>2位の%1に%n点差</numerusform>
        </translation>
    </message>
    <message>
        <source>Level on points with %1: what breaks a tie decided</source>
        <translation>%1と同点。同点のときの決まりによる勝ちです</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n手番</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultBoard</name>
    <message>
        <source>The table at the end</source>
        <translation>終局時の卓</translation>
    </message>
    <message>
        <source>Show the table large</source>
        <translation>卓を大きく見る</translation>
    </message>
</context>
<context>
    <name>ResultFoot</name>
    <message>
        <source>Replay</source>
        <translation>再生する</translation>
    </message>
    <message>
        <source>Same deal</source>
        <translation>同じ配りで</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度遊ぶ</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>卓へ戻る</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>写しを保存…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>棚へ</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>卓へ</translation>
    </message>
    <message>
        <source>Points over the turns</source>
        <translation>点の移り変わり</translation>
    </message>
    <message>
        <source>as everybody could see them</source>
        <translation>全員に見えていた点</translation>
    </message>
    <message>
        <source>as far as this seat can know</source>
        <translation>この席から分かる点</translation>
    </message>
    <message>
        <source>Progress over the turns</source>
        <translation>進みかた</translation>
    </message>
    <message>
        <source>Hide who placed it</source>
        <translation>だれが置いたかを隠す</translation>
    </message>
    <message>
        <source>Who placed it</source>
        <translation>だれが置いたか</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返り</translation>
    </message>
</context>
<context>
    <name>ResultPodium</name>
    <message>
        <source>Ranks</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1位：%2、%3点</translation>
    </message>
</context>
<context>
    <name>ResultTurning</name>
    <message>
        <source>change of lead</source>
        <translation>点差の増減</translation>
    </message>
    <message>
        <source>No turn changed the lead that everybody could see.</source>
        <translation>見えていた点差が動いた手番はありません。</translation>
    </message>
    <message>
        <source>Turns that decided it</source>
        <translation>決め手になった手番</translation>
    </message>
    <message>
        <source>Turns that changed the lead</source>
        <translation>首位が変わった手番</translation>
    </message>
</context>
<context>
    <name>ResultTurningRow</name>
    <message>
        <source>Turn %1</source>
        <translation>%1手番目</translation>
    </message>
</context>
<context>
    <name>RetryNotice</name>
    <message>
        <source>Your move is weighed against the one played then…</source>
        <translation>今の手と、そのときの手をくらべています…</translation>
    </message>
    <message>
        <source>That is the move played then</source>
        <translation>そのときと同じ手です</translation>
    </message>
    <message>
        <source>About as good as the move played then</source>
        <translation>そのときの手とほぼ同じです</translation>
    </message>
    <message>
        <source>+%1 of %2 won back</source>
        <translation>%2 のうち +%1 を取りもどしました</translation>
    </message>
    <message>
        <source>−%1: the move played then was better</source>
        <translation>−%1：そのときの手のほうがよい手でした</translation>
    </message>
    <message>
        <source>Played out on fresh deals, with what could be seen then.</source>
        <translation>そのとき見えていたことだけを使い、新しい配りで最後まで打ち比べます。</translation>
    </message>
    <message>
        <source>In percentage points of the chance to win, ± %1.</source>
        <translation>勝つ見込みの差（ポイント）、± %1。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>ReviewCurve</name>
    <message numerus="yes">
        <source>Chance to win over %n turn(s)</source>
        <translation>
            <numerusform>%n手番の勝つ見込み</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1手番目</translation>
    </message>
</context>
<context>
    <name>ReviewFacts</name>
    <message>
        <source>decisions</source>
        <translation>下した判断</translation>
    </message>
    <message>
        <source>as good as the best found</source>
        <translation>最善に近い</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>この対局の判断</translation>
    </message>
    <message>
        <source>average loss per decision (rating 0 to 100)</source>
        <translation>1回あたりの損（0〜100）</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could be compared only by playing the match out.</source>
        <translation>
            <numerusform>短い時間では調べきれず、最後まで打って比べただけの判断が%n回あります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewLevels</name>
    <message>
        <source>Achieved by level of the partners</source>
        <translation>仲間の強さ別の達成</translation>
    </message>
    <message>
        <source>Wins by level of the rivals</source>
        <translation>相手の強さ別の勝ち</translation>
    </message>
    <message>
        <source>line: 95 %</source>
        <translation>線は 95% の幅</translation>
    </message>
    <message>
        <source>%1 of %2 won, between %3 % and %4 %</source>
        <translation>%2局中%1勝、%3%〜%4%の幅</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>An equal share of %1 players is %2 %.</source>
        <translation>%1人の公平な線は %2% です。</translation>
    </message>
    <message>
        <source>%1 is a good level for the next match.</source>
        <translation>次は%1がよい相手です。</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>To the result</source>
        <translation>結果へ</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Your chance to win</source>
        <translation>あなたの勝つ見込み</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>勝つ見込み</translation>
    </message>
    <message>
        <source>played out from what was seen then</source>
        <translation>そのとき見えていたことから最後まで打った割合</translation>
    </message>
    <message>
        <source>The moves that cost most</source>
        <translation>いちばん響いた手</translation>
    </message>
    <message>
        <source>each played out %1 times both ways, on fresh deals</source>
        <translation>それぞれ新しい配りで両方を%1回ずつ</translation>
    </message>
    <message>
        <source>The match is looked through…</source>
        <translation>対局を調べています…</translation>
    </message>
    <message>
        <source>Trying again is practice of its own: this record stays as it is.</source>
        <translation>やり直しは別の練習になります。この記録は変わりません。</translation>
    </message>
    <message>
        <source>Every decision is looked at again, with what could be seen then. That takes a while.</source>
        <translation>すべての判断を、そのとき見えていたことから調べなおします。しばらくかかります。</translation>
    </message>
    <message>
        <source>No other move was found to be better than the ones played. The replay shows every moment again.</source>
        <translation>打った手よりよい手は見つかりませんでした。どの場面も、再生で見なおせます。</translation>
    </message>
</context>
<context>
    <name>ReviewRow</name>
    <message>
        <source>Turn %1</source>
        <translation>%1手番目</translation>
    </message>
    <message>
        <source>played: %1</source>
        <translation>打った手：%1</translation>
    </message>
    <message>
        <source>better: %1</source>
        <translation>よりよい手：%1</translation>
    </message>
    <message>
        <source>%1 percentage points of the chance to win</source>
        <translation>勝つ見込みで%1ポイント</translation>
    </message>
    <message>
        <source>not certain</source>
        <translation>確かではありません</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>%1の手</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>打った手</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>よりよい手</translation>
    </message>
    <message>
        <source>% points of chance to win</source>
        <translation>勝つ見込みのポイント</translation>
    </message>
    <message>
        <source>% points, not certain</source>
        <translation>ポイント（不確か）</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>ここからやり直す</translation>
    </message>
</context>
<context>
    <name>ReviewTrend</name>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>Average loss, the last %n matches</source>
        <translation>
            <numerusform>平均の損、ここ%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>Lower is better; the large point is this match.</source>
        <translation>低いほどよい手です。大きな点がこの対局です。</translation>
    </message>
</context>
<context>
    <name>RulebookPage</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s) changed</source>
        <translation>
            <numerusform>%nか所を変更</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>ルールを探す</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>次の場所</translation>
    </message>
    <message>
        <source>Player aid</source>
        <translation>早見</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDFで保存…</translation>
    </message>
    <message>
        <source>Learn in 5 minutes</source>
        <translation>5分で覚える</translation>
    </message>
</context>
<context>
    <name>SaveBanner</name>
    <message>
        <source>This match is not being saved</source>
        <translation>対局を保存できていません</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>写しを保存…</translation>
    </message>
    <message>
        <source>A match could not be saved</source>
        <translation>保存できない対局があります</translation>
    </message>
</context>
<context>
    <name>ScoreGraph</name>
    <message numerus="yes">
        <source>Points over %n turn(s)</source>
        <translation>
            <numerusform>%n手番の点の移り変わり</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>はじめ</translation>
    </message>
    <message numerus="yes">
        <source>End (%n turns)</source>
        <translation>
            <numerusform>終わり（%n手番）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now (%n turns)</source>
        <translation>
            <numerusform>いま（%n手番）</numerusform>
        </translation>
    </message>
    <message>
        <source>Left and Right go through the turns, Enter looks at one</source>
        <translation>左右のキーで手番を移り、Enter でその場面を見ます</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>Everybody</source>
        <translation>みんな</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Points by clause</source>
        <translation>点の内訳</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>The computer plays on</source>
        <translation>AI に任せる</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>投了する</translation>
    </message>
    <message>
        <source>A person takes this seat</source>
        <translation>人が代わる</translation>
    </message>
    <message>
        <source>Look from this seat</source>
        <translation>この席から見る</translation>
    </message>
    <message>
        <source>Hands are secret while people play</source>
        <translation>人が遊んでいる間、手札は見せられません</translation>
    </message>
    <message>
        <source>%1 plays on</source>
        <comment>a level</comment>
        <translation>%1の AI に任せる</translation>
    </message>
    <message>
        <source>%1 plays on</source>
        <translation>%1に任せる</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>gave up</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>AI %1</source>
        <translation>AI %1</translation>
    </message>
    <message numerus="yes">
        <source>, %n points</source>
        <translation>
            <numerusform>、%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Has the turn</source>
        <translation>手番です</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>lesson partner</source>
        <translation>レッスンの相手</translation>
    </message>
    <message>
        <source>in the lead</source>
        <translation>首位</translation>
    </message>
    <message>
        <source>Thinks, %1 %</source>
        <translation>考え中 %1%</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>言語と表示</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>昼</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>夜</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>高コントラスト（明）</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>高コントラスト（暗）</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>Pieces fade instead of moving</source>
        <translation>駒は動かずに切り替わります</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの名前</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Pace of the computer</source>
        <translation>AI の速さ</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Records: %1</source>
        <translation>記録：%1</translation>
    </message>
    <message>
        <source>Rule sets: %1</source>
        <translation>自分のルール：%1</translation>
    </message>
    <message>
        <source>A record holds everything, hidden cards too. The program shows it only as a seat may see it, but the file itself can be read by anyone.</source>
        <translation>記録のファイルには、伏せたカードも含めてすべてが入っています。画面には席から見えるものだけを出しますが、ファイルそのものは誰でも読めます。</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>終わった対局</translation>
    </message>
    <message>
        <source>Open without the result</source>
        <translation>結果を伏せて開く</translation>
    </message>
    <message>
        <source>Points and winner show when you ask for them, or have played the match yourself</source>
        <translation>自分で遊んだ対局のほかは、「見る」を押すまで点と勝者を伏せます</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>キー操作…</translation>
    </message>
    <message>
        <source>See and change what each key does</source>
        <translation>どのキーが何をするかを見て、変えられます</translation>
    </message>
    <message>
        <source>Pieces move</source>
        <translation>駒が動きます</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>終わりに</translation>
    </message>
    <message>
        <source>Count the score on the table</source>
        <translation>卓の上で得点を数える</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>Plain, without a drawn ground</source>
        <translation>無地の卓（地の絵なし）</translation>
    </message>
</context>
<context>
    <name>SettingsSounds</name>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>音を鳴らす</translation>
    </message>
    <message>
        <source>Each also shows on the table</source>
        <translation>どの音も、卓の上の動きや印で見て分かります</translation>
    </message>
    <message>
        <source>All sounds</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>駒とカード</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>知らせ</translation>
    </message>
</context>
<context>
    <name>SetupCover</name>
    <message>
        <source>%1–%2 players</source>
        <translation>%1〜%2人</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Seats and rules</source>
        <translation>席とルールを決める</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>覚えました</translation>
    </message>
    <message>
        <source>Keep for quick start</source>
        <translation>この設定を覚える</translation>
    </message>
    <message>
        <source>These rules cannot be played</source>
        <translation>このルールでは遊べません</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>対局を始める</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>局面を作る</translation>
    </message>
</context>
<context>
    <name>SetupRuleRow</name>
    <message>
        <source>my rules</source>
        <translation>自分のルール</translation>
    </message>
    <message>
        <source>error</source>
        <translation>誤り</translation>
    </message>
    <message>
        <source>Open in the rules editor</source>
        <translation>ルール編集で開く</translation>
    </message>
    <message>
        <source>Open the save before it</source>
        <translation>1つ前の保存を開く</translation>
    </message>
</context>
<context>
    <name>SetupRules</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Look for new rules</source>
        <translation>新しいルールを探す</translation>
    </message>
    <message>
        <source>Rule sets of your own: %1</source>
        <translation>自分のルールの置き場所：%1</translation>
    </message>
    <message>
        <source>Edit rules</source>
        <translation>ルールを編集</translation>
    </message>
    <message>
        <source>New house rule</source>
        <translation>自分のルールを作る</translation>
    </message>
    <message numerus="yes">
        <source>Other than in the official rules (%n)</source>
        <translation>
            <numerusform>公式ルールと違うところ（%n）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupSeatRow</name>
    <message>
        <source>Seat %1: %2</source>
        <translation>席%1：%2</translation>
    </message>
    <message>
        <source>Next colour</source>
        <translation>次の色</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>席%1の名前</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>だれが遊ぶか</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>AI</source>
        <translation>AI</translation>
    </message>
    <message>
        <source>On this screen</source>
        <translation>この画面で遊びます</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>強さ</translation>
    </message>
    <message numerus="yes">
        <source>The game needs at least %n players</source>
        <translation>
            <numerusform>このゲームは%n人以上で遊びます</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>この席を外す</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>AI</translation>
    </message>
    <message>
        <source>Add a computer player…</source>
        <translation>AI を追加…</translation>
    </message>
    <message>
        <source>Move this seat (%1, %2)</source>
        <translation>席を動かす（%1、%2）</translation>
    </message>
    <message>
        <source>One strength here</source>
        <translation>このゲームの強さは一通りです</translation>
    </message>
</context>
<context>
    <name>SetupSeats</name>
    <message>
        <source>Seats</source>
        <translation>席</translation>
    </message>
    <message>
        <source>The top seat begins. Drag to reorder.</source>
        <translation>上の席から始めます。ドラッグで並べ替え</translation>
    </message>
    <message numerus="yes">
        <source>Add a seat (%n left)</source>
        <translation>
            <numerusform>席を足す（あと%n席）</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw lots for the order</source>
        <translation>順番をくじで決める</translation>
    </message>
    <message>
        <source>Pace of the computer</source>
        <translation>AI の速さ</translation>
    </message>
    <message>
        <source>The computer decides only by what can be seen from its own seat.</source>
        <translation>AI は自分の席から見えるものだけで考えます。</translation>
    </message>
</context>
<context>
    <name>ShelfHeader</name>
    <message>
        <source>Takujo</source>
        <translation>卓上</translation>
    </message>
    <message>
        <source>Takujo in the other script</source>
        <extracomment>ja: Takujo, en: 卓上</extracomment>
        <translation>Takujo</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>棚</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Rules editor</source>
        <translation>ルール編集</translation>
    </message>
</context>
<context>
    <name>ShelfModel</name>
    <message>
        <source>today %1</source>
        <translation>今日 %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>昨日 %1</translation>
    </message>
    <message>
        <source>MMM d</source>
        <comment>date format</comment>
        <translation>M月d日</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>変更 %nか所</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>読めません</translation>
    </message>
    <message>
        <source>MMM d, yyyy</source>
        <comment>date format</comment>
        <translation>yyyy年M月d日</translation>
    </message>
</context>
<context>
    <name>ShelfNote</name>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Choose a box to set seats and rules. Quick start keeps the seats you used last.</source>
        <translation>箱を選ぶと席とルールを決められます。「すぐ遊ぶ」は、前回と同じ席で始めます。</translation>
    </message>
    <message>
        <source>Hide welcome</source>
        <translation>案内を閉じる</translation>
    </message>
    <message>
        <source>Play right away: three seats, you and two computers (%1). In a game of cooperation they play with you. Press a box to choose seats and rules.</source>
        <translation>すぐ遊ぶ：3人、相手は AI が2人（%1）。協力するゲームでは AI が仲間です。箱を押すと席とルールを決められます。</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>No games were found</source>
        <translation>ゲームが見つかりません</translation>
    </message>
    <message>
        <source>The game plugins are missing or cannot be used. Install the program again, then start it anew.</source>
        <translation>ゲームのプラグインがないか、使えません。プログラムを入れなおして、もう一度起動してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) with the installed games</source>
        <translation>
            <numerusform>ゲームの問題 %n件</numerusform>
        </translation>
    </message>
    <message>
        <source>About Takujo</source>
        <translation>卓上について</translation>
    </message>
    <message>
        <source>Problems with the installed games</source>
        <translation>ゲームの問題</translation>
    </message>
    <message>
        <source>%1 Open a file</source>
        <translation>%1 ファイルを開く</translation>
    </message>
    <message>
        <source>%1 Shortcuts</source>
        <translation>%1 操作一覧</translation>
    </message>
</context>
<context>
    <name>ShortcutList</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ShortcutOverview</name>
    <message>
        <source>Arrow keys</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>Next zone or control</source>
        <translation>次の場所やボタンへ</translation>
    </message>
    <message>
        <source>Look back, forward</source>
        <translation>前の場面、次の場面</translation>
    </message>
    <message>
        <source>Back, cancel</source>
        <translation>戻る、取り消す</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>操作一覧</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>共通</translation>
    </message>
    <message>
        <source>To what is asked; then from piece to piece</source>
        <translation>選ぶ場所へ。そのあとは駒から駒へ</translation>
    </message>
    <message>
        <source>Choose the button with this number</source>
        <translation>その数字のボタンを選ぶ</translation>
    </message>
    <message>
        <source>Hold Space</source>
        <translation>Space 長押し</translation>
    </message>
    <message>
        <source>Covered screen: show the hand</source>
        <translation>隠れた画面：手札を見せる</translation>
    </message>
    <message>
        <source>Choose the piece with the ring</source>
        <translation>枠の付いた駒を選ぶ</translation>
    </message>
    <message>
        <source>Finished match: move by move</source>
        <translation>終わった対局：一手ずつ</translation>
    </message>
    <message>
        <source>Finished match: to its ends</source>
        <translation>終わった対局：最初と最後へ</translation>
    </message>
</context>
<context>
    <name>SoundSilence</name>
    <message>
        <source>This program was built without sound</source>
        <translation>音なしで作られたプログラムです</translation>
    </message>
    <message>
        <source>The sound module cannot be loaded</source>
        <translation>音のモジュールを読み込めません</translation>
    </message>
    <message>
        <source>No audio device was found</source>
        <translation>音の出る機器が見つかりません</translation>
    </message>
    <message>
        <source>Qt Multimedia was missing then. With the package qt6-multimedia-dev installed, build it again.</source>
        <translation>作ったときに Qt Multimedia がありませんでした。パッケージ qt6-multimedia-dev を入れて、もう一度ビルドしてください。</translation>
    </message>
    <message>
        <source>It needs the package libqt6multimedia6.</source>
        <translation>パッケージ libqt6multimedia6 が必要です。</translation>
    </message>
    <message>
        <source>Sounds need a running sound server, PulseAudio or PipeWire. What they say also shows on the table.</source>
        <translation>音を出すには PulseAudio か PipeWire が動いている必要があります。音で知らせることは、卓の上の動きや印でも分かります。</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message numerus="yes">
        <source>%1 · %n players</source>
        <translation>
            <numerusform>%1・%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>There is nothing of yours to take back</source>
        <translation>戻せる手がありません</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>A hint is given on your own turn</source>
        <translation>ヒントは自分の手番で使えます</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>停止中</translation>
    </message>
    <message>
        <source>AI: %1</source>
        <translation>AI：%1</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Back to the rulebook</source>
        <translation>ルールに戻る</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>棚へ</translation>
    </message>
    <message>
        <source>Player aid</source>
        <translation>早見</translation>
    </message>
    <message>
        <source>Turn sounds on</source>
        <translation>音を出す</translation>
    </message>
    <message>
        <source>Turn sounds off</source>
        <translation>音を消す</translation>
    </message>
</context>
<context>
    <name>TableEnding</name>
    <message>
        <source>The table at the end</source>
        <translation>終局時の卓</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>New match</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>写しを保存…</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Nothing was taken back</source>
        <translation>戻した手がありません</translation>
    </message>
    <message>
        <source>Result so far</source>
        <translation>ここまでの点</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>About Takujo</source>
        <translation>卓上について</translation>
    </message>
    <message>
        <source>Rules editor</source>
        <translation>ルール編集</translation>
    </message>
    <message>
        <source>Player aid</source>
        <translation>早見</translation>
    </message>
    <message>
        <source>This game has none</source>
        <translation>このゲームにはありません</translation>
    </message>
    <message>
        <source>Seal of the deal…</source>
        <translation>配りの封印…</translation>
    </message>
    <message>
        <source>This match began with a position, not with a deal</source>
        <translation>この対局は配りではなく、途中の局面から始まりました</translation>
    </message>
    <message>
        <source>Change this position…</source>
        <translation>この局面を変える…</translation>
    </message>
    <message>
        <source>Change the position it began with…</source>
        <translation>はじめの局面を変える…</translation>
    </message>
    <message>
        <source>It would tell what is hidden: after the match, or in one that began with a position</source>
        <translation>伏せてあるものがわかってしまいます。対局が終わった後か、途中の局面から始めた対局で変えられます</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから遊ぶ</translation>
    </message>
</context>
<context>
    <name>TableMini</name>
    <message>
        <source>The board</source>
        <translation>卓</translation>
    </message>
</context>
<context>
    <name>TheatreButtons</name>
    <message>
        <source>Next</source>
        <translation>先へ</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>止める</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>見直す</translation>
    </message>
</context>
<context>
    <name>TheatreFoot</name>
    <message>
        <source>Next: %1</source>
        <translation>次へ：%1</translation>
    </message>
</context>
<context>
    <name>TogetherBars</name>
    <message>
        <source>Turn by turn</source>
        <translation>手番ごとの歩み</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>差し替え</translation>
    </message>
    <message numerus="yes">
        <source>Points over %n turn(s)</source>
        <translation>
            <numerusform>%n手番の歩み</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TogetherButtons</name>
    <message>
        <source>Play again</source>
        <translation>もう一度遊ぶ</translation>
    </message>
    <message>
        <source>Same deal</source>
        <translation>同じ配りで</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>再生する</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返り</translation>
    </message>
</context>
<context>
    <name>TogetherFacts</name>
    <message>
        <source>This match</source>
        <translation>この対局</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es) won</source>
        <translation>
            <numerusform>%n戦 %1勝</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>手番の数</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>置き換えた回数</translation>
    </message>
</context>
<context>
    <name>TogetherShares</name>
    <message>
        <source>Who placed what</source>
        <translation>だれが置いたか</translation>
    </message>
    <message>
        <source>There from the start</source>
        <translation>最初からあったカード</translation>
    </message>
</context>
<context>
    <name>TogetherWay</name>
    <message>
        <source>How it ended</source>
        <translation>終わりまで</translation>
    </message>
    <message>
        <source>Replay from turn %1</source>
        <translation>%1手番目から再生</translation>
    </message>
</context>
<context>
    <name>ToolButton</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>TrialNotice</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Close without saving?</source>
        <translation>保存せずに閉じますか？</translation>
    </message>
    <message>
        <source>Keep Takujo open</source>
        <translation>開いておく</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>このまま閉じる</translation>
    </message>
</context>
<context>
    <name>VolumeRow</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>WelcomePanel</name>
    <message>
        <source>Welcome to the table</source>
        <translation>卓へようこそ</translation>
    </message>
    <message>
        <source>Take a box. Learn it at its own table in about five minutes, or play right away; the table shows every move you may make.</source>
        <translation>箱をひとつ選んでください。5分ほどのレッスンで覚えることも、すぐに遊ぶこともできます。打てる手は卓が示します。</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>操作一覧</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Undo, in every game</source>
        <translation>元に戻す（どのゲームでも）</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>相手</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>. </source>
        <comment>between sentences</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two names</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>names, the last one</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>プレイヤー%1</translation>
    </message>
    <message>
        <source>Sora</source>
        <extracomment>Names of the computer&apos;s seats, by the colour of the seat: indigo, vermilion, green, gold.</extracomment>
        <translation>宙</translation>
    </message>
    <message>
        <source>Aoi</source>
        <translation>葵</translation>
    </message>
    <message>
        <source>Ren</source>
        <translation>蓮</translation>
    </message>
    <message>
        <source>Kaede</source>
        <translation>楓</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>入門</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>気軽</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>名人</translation>
    </message>
</context>
<context>
    <name>takujo::App</name>
    <message>
        <source>This game cannot be opened</source>
        <translation>このゲームは開けません</translation>
    </message>
    <message>
        <source>This match cannot be started</source>
        <translation>この対局は始められません</translation>
    </message>
    <message>
        <source>This record cannot be opened</source>
        <translation>この記録は開けません</translation>
    </message>
    <message>
        <source>These rules cannot be used</source>
        <translation>このルールは使えません</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>写しを保存</translation>
    </message>
    <message>
        <source>Match records (*.takujo)</source>
        <translation>対局の記録 (*.takujo)</translation>
    </message>
    <message>
        <source>The copy could not be saved</source>
        <translation>写しを保存できませんでした</translation>
    </message>
    <message>
        <source>This rulebook cannot be opened</source>
        <translation>このルールブックは開けません</translation>
    </message>
    <message>
        <source>This figure cannot be opened</source>
        <translation>この図は開けません</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDFファイル (*.pdf)</translation>
    </message>
    <message>
        <source>What is tried out from a figure is not kept.</source>
        <translation>図から試しているものは保存されません。</translation>
    </message>
    <message>
        <source>Save the rulebook</source>
        <translation>ルールを保存</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>ファイルに書き込めませんでした</translation>
    </message>
    <message>
        <source>Save the player aid</source>
        <translation>早見を保存</translation>
    </message>
    <message>
        <source>This lesson cannot be opened</source>
        <translation>このレッスンは開けません</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>配り %1</translation>
    </message>
    <message>
        <source>Save the match as text</source>
        <translation>対局を文章で保存</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文章</translation>
    </message>
    <message>
        <source>The file could not be saved</source>
        <translation>ファイルを保存できません</translation>
    </message>
    <message>
        <source>Save the board as a picture</source>
        <translation>卓を画像で保存</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Save the result as a picture</source>
        <translation>結果を画像で保存</translation>
    </message>
    <message>
        <source>This puzzle cannot be opened</source>
        <translation>この問題は開けません</translation>
    </message>
    <message>
        <source>Matches, rules and positions (*.takujo *.takujo-rules *.json)</source>
        <translation>対局・ルール・局面 (*.takujo *.takujo-rules *.json)</translation>
    </message>
    <message>
        <source>This position cannot be opened</source>
        <translation>この局面は開けません</translation>
    </message>
    <message>
        <source>The match is over in it: nobody is to decide.</source>
        <translation>この局面では対局が終わっていて、手番の人がいません。</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>局面を保存</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>This record could not be removed</source>
        <translation>この記録は消せませんでした</translation>
    </message>
    <message>
        <source>The picture for the shelf could not be kept</source>
        <translation>棚の画像を保存できませんでした</translation>
    </message>
    <message>
        <source>No picture could be made.</source>
        <translation>画像を作れませんでした。</translation>
    </message>
    <message>
        <source>This position could not be removed</source>
        <translation>この局面は消せませんでした</translation>
    </message>
    <message>
        <source>A position that is not saved cannot be kept</source>
        <translation>保存していない局面を残しておけません</translation>
    </message>
    <message>
        <source>Settings cannot be kept</source>
        <translation>設定を保存できません</translation>
    </message>
    <message>
        <source>%1 cannot be written. What you change is lost when the program ends.</source>
        <translation>%1 に書き込めません。変更した設定は、終了すると失われます。</translation>
    </message>
</context>
<context>
    <name>takujo::EditorLink</name>
    <message>
        <source>The rules editor cannot be opened</source>
        <translation>ルール編集を開けません</translation>
    </message>
</context>
<context>
    <name>takujo::HandOver</name>
    <message>
        <source>Takujo is running already; its window comes to the front.</source>
        <translation>卓上はすでに動いています。そのウィンドウを手前に出します。</translation>
    </message>
    <message>
        <source>Takujo is running already and opens: %1</source>
        <translation>卓上はすでに動いています。そのウィンドウで開きます：%1</translation>
    </message>
</context>
<context>
    <name>takujo::KeyMap</name>
    <message>
        <source>Everywhere</source>
        <translation>共通</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>卓で</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>終わった対局</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>レッスンと問題</translation>
    </message>
    <message>
        <source>Other pages</source>
        <translation>ほかのページ</translation>
    </message>
    <message>
        <source>Coin Hunt</source>
        <translation>コインハント</translation>
    </message>
    <message>
        <source>%1 has a meaning of its own that stays.</source>
        <translation>%1の働きは変えられません。</translation>
    </message>
    <message>
        <source>%1 is taken: %2.</source>
        <translation>%1はもう使われています：%2。</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Open a match or rules</source>
        <translation>対局やルールを開く</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Rules editor</source>
        <translation>ルール編集へ</translation>
    </message>
    <message>
        <source>Player aid: hold to look, press to keep</source>
        <translation>早見：押している間だけ表示、短く押すと表示したまま</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面</translation>
    </message>
    <message>
        <source>All shortcuts; on a piece: what it is</source>
        <translation>操作一覧。駒の上では説明</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Confirm (press the highlighted button)</source>
        <translation>決定（強調されたボタンを押す）</translation>
    </message>
    <message>
        <source>Next move of the computer, hurry what is shown</source>
        <translation>AI の次の手、見せているものを急がせる</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Save a copy of the match</source>
        <translation>対局の写しを保存</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Set up what the hint says</source>
        <translation>ヒントのとおりに用意する</translation>
    </message>
    <message>
        <source>Looking back: why this move?</source>
        <translation>前の場面を見るとき：なぜこの手か</translation>
    </message>
    <message>
        <source>Pause the computer</source>
        <translation>AI を止める</translation>
    </message>
    <message>
        <source>The computer that thinks moves now</source>
        <translation>考えている AI にすぐ打たせる</translation>
    </message>
    <message>
        <source>Sounds on or off</source>
        <translation>音を出す・消す</translation>
    </message>
    <message>
        <source>What is being shown: look back</source>
        <translation>見せている手の前へ</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>一手前を見る</translation>
    </message>
    <message>
        <source>Look forward</source>
        <translation>一手先を見る</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>拡大する</translation>
    </message>
    <message>
        <source>Look less close</source>
        <translation>縮小する</translation>
    </message>
    <message>
        <source>The whole board again</source>
        <translation>全体に戻す</translation>
    </message>
    <message>
        <source>A move back</source>
        <translation>一手戻る</translation>
    </message>
    <message>
        <source>A move forward</source>
        <translation>一手進む</translation>
    </message>
    <message>
        <source>To its beginning</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>To its end</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>Show the result, hide it</source>
        <translation>結果を見せる、隠す</translation>
    </message>
    <message>
        <source>On the result: play again</source>
        <translation>結果の画面で：もう一度遊ぶ</translation>
    </message>
    <message>
        <source>Lesson: step before</source>
        <translation>レッスン：前の段</translation>
    </message>
    <message>
        <source>Lesson: next step</source>
        <translation>レッスン：次の段</translation>
    </message>
    <message>
        <source>Lesson: say it again</source>
        <translation>レッスン：もう一度</translation>
    </message>
    <message>
        <source>Puzzle before</source>
        <translation>前の問題</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>Puzzle: try again</source>
        <translation>問題：もう一度</translation>
    </message>
    <message>
        <source>Puzzle: show the answer</source>
        <translation>問題：答えを見る</translation>
    </message>
    <message>
        <source>Rulebook: search</source>
        <translation>ルールブック：検索</translation>
    </message>
    <message>
        <source>Seats: move this seat up</source>
        <translation>席：上へ動かす</translation>
    </message>
    <message>
        <source>Seats: move this seat down</source>
        <translation>席：下へ動かす</translation>
    </message>
    <message>
        <source>Shelf: change my rules</source>
        <translation>棚：自分のルールを変える</translation>
    </message>
    <message>
        <source>The card face down, face up</source>
        <translation>カードを伏せる、表にする</translation>
    </message>
    <message>
        <source>From the reserve with two cards; once more to leave it</source>
        <translation>2枚でリザーブから、もう一度でやめる</translation>
    </message>
    <message>
        <source>Turn a card up; once more to leave it</source>
        <translation>伏せ札を表にする、もう一度でやめる</translation>
    </message>
    <message>
        <source>Show what you know, hide it</source>
        <translation>分かることを見る、隠す</translation>
    </message>
    <message>
        <source>Push deeper</source>
        <translation>深く押す</translation>
    </message>
    <message>
        <source>Push less deep</source>
        <translation>浅く押す</translation>
    </message>
    <message>
        <source>Straight ahead</source>
        <translation>まっすぐ</translation>
    </message>
    <message>
        <source>Next side, where the rules leave it open; with Shift the one before</source>
        <translation>次の辺（ルールで選べるとき）。Shift で前の辺</translation>
    </message>
    <message>
        <source>Rehearse the push slowly</source>
        <translation>押し方をゆっくり試す</translation>
    </message>
    <message>
        <source>Last push again, slowly; with Shift skip the one being shown</source>
        <translation>前の一押しをゆっくりもう一度。Shift で今のを飛ばす</translation>
    </message>
    <message>
        <source>Next coin around the rings of the board; with Shift the one before</source>
        <translation>盤の輪の次のコイン。Shift で前のコイン</translation>
    </message>
    <message>
        <source>Couperation</source>
        <translation>クーペレイション</translation>
    </message>
    <message>
        <source>On the result: the moves that cost most</source>
        <translation>結果の画面：いちばん響いた手</translation>
    </message>
    <message>
        <source>On the result of all together: who placed it</source>
        <translation>いっしょに遊んだ結果：だれが置いたか</translation>
    </message>
    <message>
        <source>On the result of all together: replay what lost it</source>
        <translation>いっしょに遊んだ結果：負けにつながった手番から再生</translation>
    </message>
    <message>
        <source>A letter on everything keys can reach: type it to go there</source>
        <translation>キーで届くものすべてに文字を出し、打った文字のところへ移る</translation>
    </message>
    <message>
        <source>Set up a position: play on from here</source>
        <translation>局面を作る：ここから遊ぶ</translation>
    </message>
    <message>
        <source>Set up a position: save</source>
        <translation>局面を作る：保存</translation>
    </message>
    <message>
        <source>On the result: the same deal again</source>
        <translation>結果の画面：同じ配りでもう一度</translation>
    </message>
    <message>
        <source>On the result: replay the match</source>
        <translation>結果の画面：対局を再生する</translation>
    </message>
    <message>
        <source>On the result: the table at the end, large</source>
        <translation>結果の画面：終わりの卓を大きく見る</translation>
    </message>
    <message>
        <source>A round back</source>
        <translation>一巡戻る</translation>
    </message>
    <message>
        <source>A round forward</source>
        <translation>一巡進む</translation>
    </message>
    <message>
        <source>Play the moves, stop</source>
        <translation>再生、停止</translation>
    </message>
</context>
<context>
    <name>takujo::PositionDraft</name>
    <message>
        <source>The match is over: nobody is to decide.</source>
        <translation>対局は終わっています。手番の人はいません。</translation>
    </message>
    <message>
        <source>To decide: %1</source>
        <translation>手番：%1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1行目：%2</translation>
    </message>
</context>
<context>
    <name>takujo::ProgramList</name>
    <message>
        <source>A name of 1 to %1 letters is needed.</source>
        <translation>1〜%1文字の名前が必要です。</translation>
    </message>
    <message>
        <source>There is a player called &quot;%1&quot; already.</source>
        <translation>「%1」という名前のプレイヤーがすでにいます。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n players already; remove one first.</source>
        <translation>
            <numerusform>すでに%n人います。先にだれかを除いてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no program that can be started.</source>
        <translation>「%1」は起動できるプログラムではありません。</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>プログラムを選ぶ</translation>
    </message>
</context>
<context>
    <name>takujo::RecordsModel</name>
    <message>
        <source>open</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>achieved</source>
        <translation>達成</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>not achieved</source>
        <translation>届かず</translation>
    </message>
    <message>
        <source>place %1 of %2</source>
        <translation>%2人中%1位</translation>
    </message>
    <message>
        <source>The game &quot;%1&quot; is not installed</source>
        <translation>ゲーム「%1」が入っていません</translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation>このファイルは読めません</translation>
    </message>
</context>
<context>
    <name>takujo::StatisticsModel</name>
    <message>
        <source>%1 (last: %2)</source>
        <translation>%1（最後は %2）</translation>
    </message>
</context>
<context>
    <name>takujo::editor::BalancePanel</name>
    <message>
        <source>Measured</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>調べる</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>このルール</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95%区間</translation>
    </message>
    <message>
        <source>Balance report</source>
        <translation>バランス報告</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Number of matches</source>
        <translation>対局の数</translation>
    </message>
    <message>
        <source> matches</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>Again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>%v / %m matches</source>
        <translation>%v / %m局</translation>
    </message>
    <message>
        <source>The computer plays many matches with these rules and compares them with the official ones.</source>
        <translation>このルールで AI どうしがたくさん対局し、公式のルールと比べます。</translation>
    </message>
    <message>
        <source>The rules have changed since.</source>
        <translation>この報告のあとにルールが変わりました。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>%1 から %2</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>ウェブページ (*.html)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Make it fair…</source>
        <translation>公平にする…</translation>
    </message>
    <message>
        <source>Ended early: the verdict is certain.</source>
        <translation>判定が確かになったので、早めに終わりました。</translation>
    </message>
    <message>
        <source>Stronger players are chosen: with so many players, quick ones win from other seats than they do.</source>
        <translation>強い AI を選んであります。この人数では、すばやい AI と強い AI とで勝ちやすい席が異なるためです。</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>報告を書き出す…</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>報告を書き出す</translation>
    </message>
    <message>
        <source>%1 balance</source>
        <extracomment>file name of a report, without its ending: the name of the rules</extracomment>
        <translation>%1 バランス</translation>
    </message>
    <message>
        <source>Stronger players check: %v / %m</source>
        <translation>強い AI で確認中：%v / %m</translation>
    </message>
    <message>
        <source>Open rules to have their balance measured.</source>
        <translation>ルールを開くと、公平さを調べられます。</translation>
    </message>
</context>
<context>
    <name>takujo::editor::DetailsDialog</name>
    <message>
        <source>Name in Japanese</source>
        <translation>日本語の名前</translation>
    </message>
    <message>
        <source>Name in English</source>
        <translation>英語の名前</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>もとにするルール</translation>
    </message>
</context>
<context>
    <name>takujo::editor::DifferencesPanel</name>
    <message>
        <source>Differences from the official rules</source>
        <translation>公式との違い</translation>
    </message>
</context>
<context>
    <name>takujo::editor::EditorActions</name>
    <message>
        <source>&amp;New…</source>
        <translation>新規(&amp;N)…</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>ファイルを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>複製(&amp;D)</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>&amp;Names and notes…</source>
        <translation>名前とメモ(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>読み込み(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出し(&amp;E)…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>削除(&amp;L)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Put &amp;back</source>
        <translation>復元(&amp;B)</translation>
    </message>
    <message>
        <source>Delete for &amp;good…</source>
        <translation>完全に削除(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>&amp;Find a parameter</source>
        <translation>項目を探す(&amp;F)</translation>
    </message>
    <message>
        <source>Back to the &amp;official value</source>
        <translation>公式の値に戻す(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Play it now</source>
        <translation>いま遊ぶ(&amp;P)</translation>
    </message>
    <message>
        <source>Play it now</source>
        <translation>いま遊ぶ</translation>
    </message>
    <message>
        <source>&amp;Seats and rules</source>
        <translation>席とルール(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Rulebook of these rules</source>
        <translation>このルールのルールブック(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Check with quick games</source>
        <translation>試し遊びで検査(&amp;C)</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>検査</translation>
    </message>
    <message>
        <source>Measure the &amp;balance</source>
        <translation>バランスを調べる(&amp;B)</translation>
    </message>
    <message>
        <source>Measure balance</source>
        <translation>バランスを調べる</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>検査(&amp;C)</translation>
    </message>
    <message>
        <source>Make it &amp;fair…</source>
        <translation>公平にする…(&amp;F)</translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation>配置を元に戻す(&amp;L)</translation>
    </message>
</context>
<context>
    <name>takujo::editor::ExplanationPanel</name>
    <message>
        <source>Explanation</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>In the rulebook, changed</source>
        <translation>ルールブックの文（変更後）</translation>
    </message>
    <message>
        <source>In the rulebook</source>
        <translation>ルールブックの文</translation>
    </message>
    <message>
        <source>While there are errors, this is the text before them.</source>
        <translation>誤りがあるあいだは、その前の文を示します。</translation>
    </message>
</context>
<context>
    <name>takujo::editor::FairAim</name>
    <message>
        <source>Equal win shares of the seats</source>
        <translation>席ごとの勝ちをそろえる</translation>
    </message>
    <message>
        <source>A length</source>
        <translation>長さを決める</translation>
    </message>
    <message>
        <source>Win rate of the team</source>
        <translation>チームの勝率</translation>
    </message>
    <message>
        <source>up to </source>
        <translation>差 </translation>
    </message>
    <message>
        <source> turns</source>
        <translation>手番</translation>
    </message>
    <message>
        <source> %</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Keep the length within 10 % of now</source>
        <translation>長さはいまの ±10% に保つ</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source> min</source>
        <translation>分まで</translation>
    </message>
    <message>
        <source> percentage points</source>
        <translation>ポイントまで</translation>
    </message>
</context>
<context>
    <name>takujo::editor::FairCandidates</name>
    <message>
        <source>What changes</source>
        <translation>変えるところ</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>席ごとの勝ち</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>手番の数</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <extracomment>a parameter, its present value, the new one</extracomment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>%1 (%2–%3)</source>
        <extracomment>a gap with the ends of its interval</extracomment>
        <translation>%1（%2〜%3）</translation>
    </message>
    <message>
        <source>present rules</source>
        <translation>いまのルール</translation>
    </message>
    <message>
        <source>Take this one</source>
        <translation>これにする</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>%1 にする</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>採用ずみ</translation>
    </message>
    <message>
        <source>rules before</source>
        <translation>前のルール</translation>
    </message>
    <message>
        <source>reaches the aim</source>
        <translation>目標に届いています</translation>
    </message>
    <message>
        <source>does not reach the aim</source>
        <translation>目標に届いていません</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>takujo::editor::FairDialog</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it fair – %1</source>
        <extracomment>title of the dialog: the name of the rules</extracomment>
        <translation>公平にする — %1</translation>
    </message>
    <message>
        <source>May change</source>
        <translation>変えてよい項目</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Candidates found</source>
        <translation>見つかった候補</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Candidates as dots; the table below says the same</source>
        <translation>点で表した候補。下の表と同じ内容です</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1・%2</translation>
    </message>
    <message numerus="yes">
        <source>%n parameter(s)</source>
        <translation>
            <numerusform>%n項目</numerusform>
        </translation>
    </message>
    <message>
        <source>Away from the length wanted (turns)</source>
        <translation>目標の長さからのずれ（手番）</translation>
    </message>
    <message>
        <source>Distance from the present rules →</source>
        <translation>いまのルールからの遠さ →</translation>
    </message>
    <message>
        <source>the aim</source>
        <translation>目標の範囲</translation>
    </message>
    <message>
        <source>present rules</source>
        <translation>いまのルール</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>止める</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>もう一度探す</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>探す</translation>
    </message>
    <message>
        <source>The best ones prove themselves with fresh deals.</source>
        <translation>残った候補を、新しい配りで確かめています。</translation>
    </message>
    <message>
        <source>All candidates play the same deals; the worse half is given up again and again.</source>
        <translation>どの候補も同じ配りで対局し、悪いほうの半分を落とすことを繰り返します。</translation>
    </message>
    <message>
        <source>Started from an older state of the rules. </source>
        <translation>ルールはそのあと変わりました。</translation>
    </message>
    <message>
        <source>The computer plays the rules in many ways and looks for the ones that come nearest to the aim. Nothing changes by itself.</source>
        <translation>AI がルールをいろいろに変えて対局し、目標にいちばん近いものを探します。ルールが勝手に変わることはありません。</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>あと約%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %. %2</source>
        <translation>%1%。%2</translation>
    </message>
    <message>
        <source>Lines: the range of each estimate (95 %, all at once). Lower left is better</source>
        <translation>縦の線は見積もりの幅（全部あわせて95%）。左下ほどよい候補です</translation>
    </message>
    <message>
        <source>Distance from the rules before →</source>
        <translation>前のルールからの遠さ →</translation>
    </message>
    <message>
        <source>rules before</source>
        <translation>前のルール</translation>
    </message>
    <message>
        <source>%1 is now a rule set of yours, “%2”, open in the window. </source>
        <translation>%1 から自分のルール「%2」ができました。ウィンドウに開いています。</translation>
    </message>
    <message>
        <source>%1 was taken into the rules; “Undo” in the window takes it back. </source>
        <translation>%1 をルールに入れました。ウィンドウの「元に戻す」で戻せます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln combination(s)</source>
        <translation>
            <numerusform>%Ln通り</numerusform>
        </translation>
    </message>
    <message>
        <source>Gap between the seats (most wins minus fewest, percentage points)</source>
        <translation>席ごとの勝ちの差（いちばん多い席 − いちばん少ない席、ポイント）</translation>
    </message>
    <message>
        <source>Away from the win rate wanted (percentage points)</source>
        <translation>目標の勝率からのずれ（ポイント）</translation>
    </message>
    <message>
        <source>%1 of %2 candidates left · %3 · %4</source>
        <translation>残る候補 %1 / %2・%3・%4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takujo::editor::FairVariations</name>
    <message>
        <source>add</source>
        <translation>足す数</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>いま %1</translation>
    </message>
    <message>
        <source>%1, from</source>
        <translation>%1、下限</translation>
    </message>
    <message>
        <source>%1, to</source>
        <translation>%1、上限</translation>
    </message>
    <message>
        <source>to</source>
        <translation>〜</translation>
    </message>
    <message>
        <source>any</source>
        <translation>どれでも</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>変えない</translation>
    </message>
</context>
<context>
    <name>takujo::editor::FormHead</name>
    <message>
        <source>Search the parameters</source>
        <translation>項目を探す</translation>
    </message>
    <message>
        <source>Changed only</source>
        <translation>変更のみ</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>official, read-only</source>
        <translation>公式・読み取り専用</translation>
    </message>
    <message>
        <source>Base: official, %1</source>
        <translation>もと：公式・%1</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>変更 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>変更なし</translation>
    </message>
</context>
<context>
    <name>takujo::editor::GridEditor</name>
    <message>
        <source>Paint with quarter turns</source>
        <translation>90°回転で対称に塗る</translation>
    </message>
    <message>
        <source>Paint left and right alike</source>
        <translation>左右対称に塗る</translation>
    </message>
    <message>
        <source>Number to paint with (· takes a square away)</source>
        <translation>置く数（· はマスなし）</translation>
    </message>
    <message>
        <source>Area to paint with</source>
        <translation>置くエリア</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>見本</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列の数</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行の数</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>左右反転</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>90°回転</translation>
    </message>
    <message>
        <source>Paste table</source>
        <translation>表から貼り付け</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>塗る</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>The clipboard holds no table of up to %1 × %1 numbers.</source>
        <translation>クリップボードに、%1 × %1 までの数の表がありません。</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%nマス</numerusform>
        </translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>合計 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Choose a square and type its number, or take up a number and paint with it. Arrow keys move, space paints, the right button takes up a value.</source>
        <translation>マスを選んで数字キー。または、数字を選んでから塗ります。矢印で移動、スペースで塗り、右クリックで値を取ります。</translation>
    </message>
    <message>
        <source>Columns and rows: 1–%1</source>
        <translation>列と行は 1〜%1 です。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a number to type and the area that it stands for: &quot;1 A&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Not pasted. Not understood: %1</source>
        <translation>貼り付けませんでした。読み取れないところ：%1</translation>
    </message>
    <message>
        <source>Choose a cell and type the letters or the number of its area (%1), or take up an area and paint with it. Arrow keys move, space paints, the right button takes up a value.</source>
        <translation>マスを選んで数字キーか英字キー（%1）。または、エリアを選んでから塗ります。矢印で移動、スペースで塗り、右クリックで値を取ります。</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%nマス</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takujo::editor::GridModel</name>
    <message>
        <source>no square</source>
        <translation>マスなし</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a square of a board and what is on it: &quot;D2: 10&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1、変更あり</translation>
    </message>
    <message>
        <source>no cell</source>
        <translation>マスなし</translation>
    </message>
</context>
<context>
    <name>takujo::editor::GridPalette</name>
    <message>
        <source>Paint with %1</source>
        <translation>%1 で塗る</translation>
    </message>
</context>
<context>
    <name>takujo::editor::IntEditor</name>
    <message>
        <source>%1–%2</source>
        <extracomment>allowed numbers from %1 to %2</extracomment>
        <translation>%1〜%2</translation>
    </message>
</context>
<context>
    <name>takujo::editor::OpenDocuments</name>
    <message>
        <source>Restored draft</source>
        <translation>下書きの復元</translation>
    </message>
</context>
<context>
    <name>takujo::editor::ParamForm</name>
    <message>
        <source>Reset %1</source>
        <translation>%1 を公式の値に</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, folded</source>
        <translation>%1、閉じています</translation>
    </message>
    <message>
        <source>%1, unfolded</source>
        <translation>%1、開いています</translation>
    </message>
    <message>
        <source>No parameter fits the search.</source>
        <translation>当てはまる項目はありません。</translation>
    </message>
</context>
<context>
    <name>takujo::editor::ParamRow</name>
    <message>
        <source>Back to the official value: %1</source>
        <translation>公式の値に戻す：%1</translation>
    </message>
    <message>
        <source>Back to the official value</source>
        <translation>公式の値に戻す</translation>
    </message>
    <message>
        <source>official %1</source>
        <extracomment>the value of the official rules</extracomment>
        <translation>公式 %1</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更あり</translation>
    </message>
</context>
<context>
    <name>takujo::editor::PlayerChoice</name>
    <message>
        <source>Who plays</source>
        <translation>だれが対局するか</translation>
    </message>
    <message>
        <source>Quick players take seconds. Stronger ones take minutes and find advantages that quick ones miss.</source>
        <translation>すばやい AI なら数秒で済みます。強い AI は数分かかりますが、すばやい AI が見落とす有利不利も見つけます。</translation>
    </message>
    <message>
        <source>Quick players</source>
        <translation>すばやい AI</translation>
    </message>
    <message>
        <source>Stronger players</source>
        <translation>強い AI</translation>
    </message>
</context>
<context>
    <name>takujo::editor::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>These rules can be saved, but not played before the errors are mended.</source>
        <translation>保存はできますが、誤りを直すまで遊べません。</translation>
    </message>
    <message>
        <source>No errors. You can save and play as it is.</source>
        <translation>誤りはありません。このまま保存して遊べます。</translation>
    </message>
    <message>
        <source>error</source>
        <translation>誤り</translation>
    </message>
    <message>
        <source>caution</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>note</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>seconds with one decimal</extracomment>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>Trying the rules with quick games…</source>
        <translation>試し遊びをしています…</translation>
    </message>
    <message numerus="yes">
        <source>%n quick game(s), played to the end (%1)</source>
        <translation>
            <numerusform>試し遊び %n局、最後まで進みました（%1）</numerusform>
        </translation>
    </message>
    <message>
        <source>A quick game broke off at a move.</source>
        <translation>試し遊びが途中の手で止まりました。</translation>
    </message>
    <message numerus="yes">
        <source>%n quick game(s) in the time there was (%1)</source>
        <translation>
            <numerusform>時間内に試し遊び %n局（%1）</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>No errors. You can play as it is, or save a copy as your own rules.</source>
        <translation>誤りはありません。このまま遊べます。変えるときは、複製して自分のルールにします。</translation>
    </message>
</context>
<context>
    <name>takujo::editor::RowsEditor</name>
    <message>
        <source>row %1</source>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下へ</translation>
    </message>
    <message>
        <source>Paste table</source>
        <translation>表から貼り付け</translation>
    </message>
    <message>
        <source>Add row</source>
        <translation>行の追加</translation>
    </message>
    <message>
        <source>Duplicate row</source>
        <translation>行の複製</translation>
    </message>
    <message>
        <source>Remove row</source>
        <translation>行の削除</translation>
    </message>
    <message>
        <source>Move row</source>
        <translation>行の移動</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 rows</source>
        <extracomment>allowed number of rows</extracomment>
        <translation>%1〜%2行</translation>
    </message>
    <message>
        <source>Read CSV…</source>
        <translation>CSVを読む…</translation>
    </message>
    <message>
        <source>Read CSV</source>
        <translation>CSVを読む</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt)</source>
        <translation>表 (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>Write CSV…</source>
        <translation>CSVに書く…</translation>
    </message>
    <message>
        <source>Write CSV</source>
        <translation>CSVに書く</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>The clipboard holds no table.</source>
        <translation>クリップボードに表がありません。</translation>
    </message>
    <message>
        <source>That would be %1 rows; at most %2 are allowed.</source>
        <translation>%1行になります。%2行までです。</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Not understood: %1</source>
        <translation>読み取れないところ：%1</translation>
    </message>
    <message>
        <source>Not read. Not understood: %1</source>
        <translation>読み込みませんでした。読み取れないところ：%1</translation>
    </message>
    <message>
        <source>Not read. The file has %1 rows; allowed are %2.</source>
        <translation>読み込みませんでした。ファイルは%1行です。行数は %2 です。</translation>
    </message>
    <message>
        <source>Not pasted. %1 Allowed are %2.</source>
        <translation>貼り付けませんでした。%1行数は %2 です。</translation>
    </message>
    <message>
        <source>Not read. %1 Allowed are %2.</source>
        <translation>読み込みませんでした。%1行数は %2 です。</translation>
    </message>
    <message>
        <source>Select all rows</source>
        <translation>すべての行を選ぶ</translation>
    </message>
</context>
<context>
    <name>takujo::editor::RowsFile</name>
    <message>
        <source>line %1, %2: &quot;%3&quot;</source>
        <translation>%1行目の%2「%3」</translation>
    </message>
    <message numerus="yes">
        <source>There are more than %n row(s).</source>
        <translation>
            <numerusform>%n行を超えています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 is too long: %2 fields of %3 letters are the most.</source>
        <translation>%1行目が長すぎます（1行に%2項目、1項目に%3文字まで）。</translation>
    </message>
</context>
<context>
    <name>takujo::editor::RowsModel</name>
    <message>
        <source>%1–%2</source>
        <extracomment>allowed numbers of a column</extracomment>
        <translation>%1〜%2</translation>
    </message>
</context>
<context>
    <name>takujo::editor::RuleTree</name>
    <message>
        <source>Search by name</source>
        <translation>名前で探す</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>ルール集</translation>
    </message>
    <message>
        <source>Official rules cannot be changed. A duplicate becomes your own.</source>
        <translation>公式は変えられません。複製すると自分のルールになります。</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>復元</translation>
    </message>
</context>
<context>
    <name>takujo::editor::RuleTreeModel</name>
    <message>
        <source>Official: %1</source>
        <translation>公式：%1</translation>
    </message>
    <message>
        <source>%1, read-only</source>
        <translation>%1、読み取り専用</translation>
    </message>
    <message>
        <source>Recently deleted</source>
        <translation>最近削除したもの</translation>
    </message>
    <message>
        <source>%1, unsaved changes</source>
        <translation>%1、保存していない変更あり</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>deleted rules and their game</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 (cannot be read)</source>
        <translation>%1（読めません）</translation>
    </message>
    <message>
        <source>Game not known</source>
        <translation>ゲームがわからないもの</translation>
    </message>
</context>
<context>
    <name>takujo::editor::RulesWindow</name>
    <message>
        <source>Reset %1</source>
        <translation>%1 を公式の値に</translation>
    </message>
    <message>
        <source>What could not be read was left out; those values are the official ones.</source>
        <translation>読めないところを除いて開きました。その値は公式のものです。</translation>
    </message>
    <message>
        <source>These rules cannot be opened</source>
        <translation>このルールは開けません</translation>
    </message>
    <message>
        <source>These rules have mistakes</source>
        <translation>ルールに誤りがあります</translation>
    </message>
    <message>
        <source>%1 has mistakes.</source>
        <translation>%1 に誤りがあります。</translation>
    </message>
    <message>
        <source>Open repaired</source>
        <translation>直して開く</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>New house rule</source>
        <translation>自分のルールを作る</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>作る</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>このゲームを開けません</translation>
    </message>
    <message>
        <source>Save under a name</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Names and notes</source>
        <translation>名前とメモ</translation>
    </message>
    <message>
        <source>The rules could not be saved</source>
        <translation>ルールを保存できませんでした</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>別の名前で保存</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Open rules</source>
        <translation>ルールを開く</translation>
    </message>
    <message>
        <source>Rules (*.takujo-rules)</source>
        <translation>ルール (*.takujo-rules)</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>ルールの読み込み</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>ルールの書き出し</translation>
    </message>
    <message>
        <source>The rules could not be deleted</source>
        <translation>ルールを削除できませんでした</translation>
    </message>
    <message>
        <source>“%1” was deleted. It stays under “Recently deleted”.</source>
        <translation>「%1」を削除しました。「最近削除したもの」に残っています。</translation>
    </message>
    <message>
        <source>The rules could not be put back</source>
        <translation>ルールを復元できませんでした</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>完全に削除しますか</translation>
    </message>
    <message>
        <source>These rules cannot be brought back afterwards.</source>
        <translation>このルールは、あとから復元できません。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Delete these rules</source>
        <translation>このルールを削除</translation>
    </message>
    <message>
        <source>Unsaved rules</source>
        <translation>保存していないルール</translation>
    </message>
    <message>
        <source>Save the changes before closing?</source>
        <translation>変更を保存してから閉じますか</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>編集を続ける</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>保存せずに閉じる</translation>
    </message>
    <message>
        <source>Official rules cannot be changed. A duplicate becomes your own.</source>
        <translation>公式は変えられません。複製すると自分のルールになります。</translation>
    </message>
    <message>
        <source>Restored: changes that were not saved when the program ended.</source>
        <translation>復元しました：前回保存していなかった変更です。</translation>
    </message>
    <message>
        <source>Back to the saved state</source>
        <translation>保存した状態に戻す</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>誤り %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n caution(s)</source>
        <translation>
            <numerusform>注意 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>参考 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1[*] – Rules editor – Takujo</source>
        <extracomment>title of the window; [*] is where Qt marks unsaved changes</extracomment>
        <translation>%1[*] — ルール編集 — 卓上</translation>
    </message>
    <message>
        <source>Rules editor – Takujo</source>
        <translation>ルール編集 — 卓上</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>変更 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>There are unsaved changes</source>
        <translation>保存していない変更があります</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>ルール集</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Differences from the base</source>
        <translation>もとのルールとの違い</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Balance report</source>
        <translation>バランス報告</translation>
    </message>
    <message>
        <source>Choose one to go there</source>
        <translation>選ぶとその項目へ</translation>
    </message>
    <message>
        <source>Other panels</source>
        <translation>ほかのパネル</translation>
    </message>
    <message>
        <source>Keep in my rules?</source>
        <translation>自分のルールに加えますか</translation>
    </message>
    <message>
        <source>A copy is then always offered when you start a match. The file itself stays as it is.</source>
        <translation>写しが、対局のはじめにいつでも選べるようになります。ファイルはそのまま残ります。</translation>
    </message>
    <message>
        <source>Only look at them</source>
        <translation>見るだけ</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>This file lies outside your rules.</source>
        <translation>このファイルは、自分のルールのフォルダーの外にあります。</translation>
    </message>
    <message>
        <source>Keep in my rules</source>
        <translation>自分のルールに加える</translation>
    </message>
    <message>
        <source>Made fair</source>
        <translation>公平にする</translation>
    </message>
    <message>
        <source>Open with mistakes</source>
        <translation>誤りのまま開く</translation>
    </message>
    <message>
        <source>Changed elsewhere</source>
        <translation>別の場所で変更されています</translation>
    </message>
    <message>
        <source>“%1” was changed elsewhere since it was opened here.</source>
        <translation>「%1」は、ここで開いたあとに別の場所で変更されました。</translation>
    </message>
    <message>
        <source>A copy keeps both versions. Overwriting replaces the other one.</source>
        <translation>コピーとして保存すると両方が残ります。上書きすると、もう一方は置きかわります。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>上書き</translation>
    </message>
    <message>
        <source>Save as a copy</source>
        <translation>コピーとして保存</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>検査ずみ</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>%1 に保存しました</translation>
    </message>
    <message>
        <source>Restored: changes that were not saved when the program ended. Meanwhile the file was changed elsewhere.</source>
        <translation>復元しました：前回保存していなかった変更です。そのあいだに、ファイルはほかで変更されています。</translation>
    </message>
    <message>
        <source>The save before it can be read. The damaged file is kept beside it.</source>
        <translation>1つ前の保存は読めます。壊れたファイルも残ります。</translation>
    </message>
    <message>
        <source>Open the save before it</source>
        <translation>1つ前の保存を開く</translation>
    </message>
    <message>
        <source>This is the save before it. The damaged file is kept as “%1”.</source>
        <translation>1つ前の保存を開きました。壊れたファイルは「%1」として残してあります。</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 は開けません。</translation>
    </message>
    <message>
        <source>Import the save before it</source>
        <translation>1つ前の保存を読み込む</translation>
    </message>
    <message>
        <source>The save before it can be read. Both files stay as they are.</source>
        <translation>1つ前の保存は読めます。どちらのファイルもそのまま残ります。</translation>
    </message>
    <message>
        <source>Left out when it is repaired: %1</source>
        <translation>直すと失われるもの：%1</translation>
    </message>
    <message>
        <source>This match cannot be started</source>
        <translation>この対局は始められません</translation>
    </message>
    <message>
        <source>Change the seats</source>
        <translation>席を変える</translation>
    </message>
    <message numerus="yes">
        <source>Not until %n error(s) are fixed</source>
        <translation>
            <numerusform>誤り%n件を直すまで使えません</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takujo::editor::SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>検索を消す</translation>
    </message>
</context>
<context>
    <name>takujo::editor::SetEditor</name>
    <message numerus="yes">
        <source>at least %n</source>
        <translation>
            <numerusform>%nつ以上</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takujo::editor::Wording</name>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1：%2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
</TS>
