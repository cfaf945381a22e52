<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>AboutPage</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>About Takujo</source>
        <translation>About Takujo</translation>
    </message>
    <message>
        <source>Takujo</source>
        <translation>Takujo</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Unofficial</source>
        <translation>Unofficial</translation>
    </message>
    <message>
        <source>Takujo is a free program by people who like these games. It is not made, endorsed or checked by their designers or publishers. Names and rules of the games belong to them; buy the real boxes.</source>
        <translation>Takujo is a free program by people who like these games. It is not made, endorsed or checked by their designers or publishers. Names and rules of the games belong to them; buy the real boxes.</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>The games</translation>
    </message>
    <message>
        <source>Words, drawings, licence</source>
        <translation>Words, drawings, licence</translation>
    </message>
    <message>
        <source>The rulebooks are written in our own words from the published rules. All drawings, covers and card faces were made for this program.</source>
        <translation>The rulebooks are written in our own words from the published rules. All drawings, covers and card faces were made for this program.</translation>
    </message>
    <message>
        <source>Takujo is free software under the GNU General Public License, version 3 or later. It comes without any warranty. It uses Qt (LGPL 3), Chipmunk2D (MIT), JSON for Modern C++ (MIT), CLI11 (BSD) and SQLite.</source>
        <translation>Takujo is free software under the GNU General Public License, version 3 or later. It comes without any warranty. It uses Qt (LGPL 3), Chipmunk2D (MIT), JSON for Modern C++ (MIT), CLI11 (BSD) and SQLite.</translation>
    </message>
</context>
<context>
    <name>ActionKeys</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>AdviceChances</name>
    <message numerus="yes">
        <source>%n trial game(s) each</source>
        <translation>
            <numerusform>%n trial game each</numerusform>
            <numerusform>%n trial games each</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Counting…</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Chance to win</translation>
    </message>
    <message>
        <source>Chance to win together after each move</source>
        <translation>Chance to win together after each move</translation>
    </message>
    <message>
        <source>Chance to win after each move</source>
        <translation>Chance to win after each move</translation>
    </message>
</context>
<context>
    <name>AdvicePanel</name>
    <message>
        <source>Hint: %1</source>
        <translation>Hint: %1</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Close the hint</translation>
    </message>
</context>
<context>
    <name>AdviceRow</name>
    <message>
        <source>hint</source>
        <translation>hint</translation>
    </message>
    <message>
        <source>yours, %1</source>
        <translation>yours, %1</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>yours</translation>
    </message>
    <message>
        <source>Your move: %1</source>
        <translation>Your move: %1</translation>
    </message>
    <message>
        <source>wins %1 %, %2 points less than the hint</source>
        <translation>wins %1 %, %2 points less than the hint</translation>
    </message>
    <message>
        <source>wins %1 %</source>
        <translation>wins %1 %</translation>
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
        <translation>What scores</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>Often forgotten</source>
        <translation>Often forgotten</translation>
    </message>
</context>
<context>
    <name>AidGoal</name>
    <message>
        <source>Goal. %1</source>
        <translation>Goal. %1</translation>
    </message>
</context>
<context>
    <name>AidHead</name>
    <message>
        <source>%1 on one page</source>
        <translation>%1 on one page</translation>
    </message>
    <message>
        <source>Hold %1 to look, let go to return</source>
        <translation>Hold %1 to look, let go to return</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Save as PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>AidPart</name>
    <message>
        <source>The picture is being drawn</source>
        <translation>The picture is being drawn</translation>
    </message>
</context>
<context>
    <name>AidTurn</name>
    <message>
        <source>or</source>
        <translation>or</translation>
    </message>
</context>
<context>
    <name>BoardPopup</name>
    <message>
        <source>The table at the end</source>
        <translation>The final table</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>BookChoice</name>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
</context>
<context>
    <name>BookContents</name>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figure</numerusform>
            <numerusform>%n figures</numerusform>
        </translation>
    </message>
    <message>
        <source>To figure %1</source>
        <translation>To figure %1</translation>
    </message>
</context>
<context>
    <name>BookFigure</name>
    <message>
        <source>Figure %1. %2. %3</source>
        <translation>Figure %1. %2. %3</translation>
    </message>
    <message>
        <source>Figure %1</source>
        <translation>Figure %1</translation>
    </message>
    <message>
        <source>Shown by the standard rules.</source>
        <translation>Shown by the standard rules.</translation>
    </message>
    <message>
        <source>Try it on the table</source>
        <translation>Try it on the table</translation>
    </message>
</context>
<context>
    <name>BookGlossary</name>
    <message>
        <source>Glossary</source>
        <translation>Glossary</translation>
    </message>
</context>
<context>
    <name>BookParagraph</name>
    <message>
        <source>(changed by the house rule)</source>
        <translation>(changed by the house rule)</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>changed</translation>
    </message>
    <message>
        <source>Copy %1 with its text</source>
        <translation>Copy %1 with its text</translation>
    </message>
</context>
<context>
    <name>BookPdf</name>
    <message>
        <source>changed</source>
        <translation>changed</translation>
    </message>
    <message>
        <source>Shown by the standard rules.</source>
        <translation>Shown by the standard rules.</translation>
    </message>
    <message>
        <source>Figure %1</source>
        <translation>Figure %1</translation>
    </message>
    <message>
        <source>or</source>
        <translation>or</translation>
    </message>
    <message>
        <source>Goal.</source>
        <translation>Goal.</translation>
    </message>
    <message>
        <source>What scores</source>
        <translation>What scores</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>Often forgotten</source>
        <translation>Often forgotten</translation>
    </message>
</context>
<context>
    <name>BookStrip</name>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
</context>
<context>
    <name>CccActions</name>
    <message>
        <source>Split with an ace</source>
        <translation>Split with an ace</translation>
    </message>
    <message>
        <source>A split takes an ace that is still free</source>
        <translation>A split needs an ace that is still free</translation>
    </message>
    <message>
        <source>This payment cannot be split again</source>
        <translation>This payment cannot be split again</translation>
    </message>
    <message>
        <source>These rules have no splits</source>
        <translation>These rules have no splits</translation>
    </message>
    <message>
        <source>Other ways %1</source>
        <translation>Other ways %1</translation>
    </message>
    <message>
        <source>Other ways</source>
        <translation>Other ways</translation>
    </message>
    <message>
        <source>Your cards pay this square in no other way</source>
        <translation>Your cards cannot pay for it any other way</translation>
    </message>
    <message>
        <source>Choose a square first</source>
        <translation>Choose a square first</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Choose a square and cards that pay it</source>
        <translation>Choose a square and cards that pay for it</translation>
    </message>
</context>
<context>
    <name>CccBoard</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
</context>
<context>
    <name>CccBuilder</name>
    <message>
        <source>Payment</source>
        <translation>Payment</translation>
    </message>
    <message>
        <source>Press cards to add or remove them</source>
        <translation>Press cards to add or remove them</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>on %1</translation>
    </message>
</context>
<context>
    <name>CccDraw</name>
    <message>
        <source>The stock is used up. Last turn, no drawing</source>
        <translation>The stock is used up. Last turn, no drawing</translation>
    </message>
    <message>
        <source>Turns without any action: %1 of %2</source>
        <translation>Turns without any action: %1 of %2</translation>
    </message>
    <message>
        <source>Now: 2</source>
        <translation>Now: 2</translation>
    </message>
    <message>
        <source>Next: 2</source>
        <translation>Next: 2</translation>
    </message>
    <message>
        <source>Choose cards to discard</source>
        <translation>Choose cards to discard</translation>
    </message>
    <message>
        <source>Last lap</source>
        <translation>Last lap</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Draw cards</translation>
    </message>
    <message>
        <source>%1 of %2 chosen</source>
        <translation>%1 of %2 chosen</translation>
    </message>
    <message>
        <source>Discard and draw</source>
        <translation>Discard and draw</translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation>Choose again</translation>
    </message>
    <message>
        <source>Then choose how many cards to draw</source>
        <translation>Then choose how many cards to draw</translation>
    </message>
</context>
<context>
    <name>CccEquation</name>
    <message>
        <source>Fits</source>
        <translation>Fits</translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation>%1 too many</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>%1 to go</translation>
    </message>
    <message numerus="yes">
        <source>pays %n square(s)</source>
        <translation>
            <numerusform>pays %n square</numerusform>
            <numerusform>pays %n squares</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose cards worth %1 points</source>
        <translation>Choose cards worth %1 points</translation>
    </message>
    <message>
        <source>Choose a square and cards from your hand</source>
        <translation>Choose a square and cards from your hand</translation>
    </message>
</context>
<context>
    <name>CccGroupBox</name>
    <message>
        <source>Cards of the payment</source>
        <translation>Cards of the payment</translation>
    </message>
    <message numerus="yes">
        <source>Group with %n card(s)</source>
        <translation>
            <numerusform>Group with %n card</numerusform>
            <numerusform>Group with %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CccGroupCard</name>
    <message>
        <source>Press to take it out</source>
        <translation>Press to take it out</translation>
    </message>
</context>
<context>
    <name>CccHand</name>
    <message>
        <source>Your hand</source>
        <translation>Your hand</translation>
    </message>
    <message>
        <source>High to low</source>
        <translation>High to low</translation>
    </message>
    <message>
        <source>Low to high</source>
        <translation>Low to high</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>By suit</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Hand of %1</translation>
    </message>
</context>
<context>
    <name>CccHandCard</name>
    <message>
        <source>split</source>
        <comment>role of an ace in a payment</comment>
        <translation>split</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>group %1</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Chosen</translation>
    </message>
</context>
<context>
    <name>CccJoint</name>
    <message>
        <source>Ace that splits the payment. Press to join the groups</source>
        <translation>Ace that splits the payment. Press to join the groups</translation>
    </message>
</context>
<context>
    <name>CccKeys</name>
    <message>
        <source>From square to square; in the hand from card to card</source>
        <translation>Move between squares; in the hand, between cards</translation>
    </message>
    <message>
        <source>The square to pay for; a card into the payment, once more to take it out</source>
        <translation>Choose the square to pay for; add a card to the payment, again to take it out</translation>
    </message>
    <message>
        <source>After a split with an ace: the group that cards go to</source>
        <translation>After an ace split: choose the group that cards go to</translation>
    </message>
    <message>
        <source>Place the coins when the payment fits</source>
        <translation>Place the coins when the payment fits</translation>
    </message>
    <message>
        <source>Empty the payment</source>
        <translation>Empty the payment</translation>
    </message>
</context>
<context>
    <name>CccLegend</name>
    <message>
        <source>Free to place</source>
        <translation>Free to place</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Last move</translation>
    </message>
    <message>
        <source>Placed this turn</source>
        <translation>Placed this turn</translation>
    </message>
    <message>
        <source>Last move (in the seat&apos;s colour)</source>
        <translation>Last move (in the seat&apos;s colour)</translation>
    </message>
    <message>
        <source>Own (%1 ahead)</source>
        <translation>Own (%1 ahead)</translation>
    </message>
    <message>
        <source>Near (%1 ahead)</source>
        <translation>Near (%1 ahead)</translation>
    </message>
</context>
<context>
    <name>CccPanels</name>
    <message>
        <source>Pay</source>
        <translation>Pay</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Placed</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marks</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panels</translation>
    </message>
</context>
<context>
    <name>CccPayment</name>
    <message>
        <source>The coins of this turn are placed</source>
        <translation>This turn&apos;s coins are placed</translation>
    </message>
    <message>
        <source>Payments are put together in your turn</source>
        <translation>Payments are put together on your turn</translation>
    </message>
</context>
<context>
    <name>CccPlacement</name>
    <message>
        <source>Take back the coin on %1</source>
        <translation>Take back the coin on %1</translation>
    </message>
</context>
<context>
    <name>CccPlacements</name>
    <message>
        <source>Placed this turn</source>
        <translation>Placed this turn</translation>
    </message>
    <message>
        <source>All count at once</source>
        <translation>All count at once</translation>
    </message>
    <message>
        <source>being put together</source>
        <translation>being put together</translation>
    </message>
    <message>
        <source>No coins yet in this turn</source>
        <translation>No coins yet this turn</translation>
    </message>
    <message>
        <source>Score would be</source>
        <translation>Score would be</translation>
    </message>
    <message>
        <source>(%1 own, %2 near)</source>
        <translation>(%1 own, %2 near)</translation>
    </message>
    <message>
        <source>The coins of this turn lie on the board</source>
        <translation>This turn&apos;s coins are on the board</translation>
    </message>
</context>
<context>
    <name>CccSortButton</name>
    <message>
        <source>Sort the hand: %1</source>
        <translation>Sort the hand: %1</translation>
    </message>
</context>
<context>
    <name>CccSquare</name>
    <message>
        <source>Chosen for payment</source>
        <translation>Chosen for payment</translation>
    </message>
    <message>
        <source>You may place here</source>
        <translation>You may place here</translation>
    </message>
</context>
<context>
    <name>CccStock</name>
    <message>
        <source>Stock and draw</source>
        <translation>Stock and draw</translation>
    </message>
    <message>
        <source>Stock · lap %1</source>
        <translation>Stock · lap %1</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Used</translation>
    </message>
</context>
<context>
    <name>CccTable</name>
    <message>
        <source>%1 of %2 chosen</source>
        <translation>%1 of %2 chosen</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>(and %1 used in this turn)</source>
        <translation>(and %1 used this turn)</translation>
    </message>
</context>
<context>
    <name>CccTarget</name>
    <message>
        <source>Square %1 takes %2 points</source>
        <translation>Square %1 costs %2 points</translation>
    </message>
    <message>
        <source>No square chosen</source>
        <translation>No square chosen</translation>
    </message>
    <message>
        <source>Choose a square</source>
        <translation>Choose a square</translation>
    </message>
</context>
<context>
    <name>CccTurn</name>
    <message>
        <source> · </source>
        <comment>between short facts</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>Place coins</source>
        <translation>Place coins</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Draw cards</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>End the turn</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Next: %1</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>thinking</translation>
    </message>
    <message>
        <source>Turn of %1</source>
        <translation>Turn: %1</translation>
    </message>
</context>
<context>
    <name>CccUsedCard</name>
    <message>
        <source>%1, used in this turn</source>
        <translation>%1, used this turn</translation>
    </message>
</context>
<context>
    <name>CccVerdict</name>
    <message>
        <source>%1 red: flush</source>
        <translation>%1 red: flush</translation>
    </message>
    <message>
        <source>%1 black: flush</source>
        <translation>%1 black: flush</translation>
    </message>
</context>
<context>
    <name>CoinhuntTable</name>
    <message>
        <source>A direct drop is likely: %1 %</source>
        <translation>A direct drop is likely: %1%</translation>
    </message>
    <message>
        <source>wallet</source>
        <comment>short</comment>
        <translation>wallet</translation>
    </message>
    <message>
        <source>vault</source>
        <comment>short</comment>
        <translation>vault</translation>
    </message>
    <message>
        <source>stash</source>
        <comment>short</comment>
        <translation>stash</translation>
    </message>
</context>
<context>
    <name>ColdBag</name>
    <message>
        <source>Used: %1</source>
        <translation>Used: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message numerus="yes">
        <source>Bag: %n bait</source>
        <translation>
            <numerusform>Bag: %n bait</numerusform>
            <numerusform>Bag: %n bait</numerusform>
        </translation>
    </message>
    <message>
        <source>bag %1</source>
        <translation>bag %1</translation>
    </message>
</context>
<context>
    <name>ColdBait</name>
    <message>
        <source>Chosen</source>
        <translation>Chosen</translation>
    </message>
    <message>
        <source>Would go</source>
        <translation>Would go</translation>
    </message>
    <message>
        <source>May be chosen</source>
        <translation>May be chosen</translation>
    </message>
</context>
<context>
    <name>ColdBeside</name>
    <message>
        <source>Waiting beside it</source>
        <translation>Master Anglers</translation>
    </message>
    <message>
        <source>No Master Angler card. The harbour has them</source>
        <translation>No card yet. The harbour has them</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>In hand</translation>
    </message>
    <message>
        <source>Tackle</source>
        <translation>Tackle</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>No Master Angler card, and none is left at the harbour</source>
        <translation>No card, and none is left at the harbour</translation>
    </message>
</context>
<context>
    <name>ColdBoard</name>
    <message>
        <source>Your board</source>
        <translation>Your board</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <translation>Board of %1</translation>
    </message>
</context>
<context>
    <name>ColdBox</name>
    <message>
        <source>%1 of %2 bait</source>
        <translation>%1 of %2 bait</translation>
    </message>
    <message>
        <source>May be chosen</source>
        <translation>May be chosen</translation>
    </message>
    <message>
        <source>+1 tackle</source>
        <translation>+1 tackle</translation>
    </message>
    <message>
        <source>or deck top</source>
        <translation>or deck top</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
</context>
<context>
    <name>ColdCatch</name>
    <message>
        <source>Your catch</source>
        <translation>Your catch</translation>
    </message>
    <message>
        <source>Catch of %1</source>
        <translation>Catch of %1</translation>
    </message>
    <message>
        <source>%1 of %2 fish</source>
        <comment>caught</comment>
        <translation>%1 of %2 fish</translation>
    </message>
    <message>
        <source>: </source>
        <comment>before a weight</comment>
        <translation>: </translation>
    </message>
    <message>
        <source>lb</source>
        <translation>lb</translation>
    </message>
    <message>
        <source>%1 of %2 species</source>
        <translation>%1 of %2 species</translation>
    </message>
    <message>
        <source>%1 fish</source>
        <comment>caught</comment>
        <translation>%1 fish</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>pounds, from and to</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 species</source>
        <translation>%1 species</translation>
    </message>
</context>
<context>
    <name>ColdCaughtFish</name>
    <message>
        <source>Chosen for the contest</source>
        <translation>Chosen for the contest</translation>
    </message>
    <message>
        <source>May be chosen</source>
        <translation>May be chosen</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>pounds, from and to</comment>
        <translation>%1–%2</translation>
    </message>
</context>
<context>
    <name>ColdFishCard</name>
    <message>
        <source>May be caught</source>
        <translation>May be caught</translation>
    </message>
</context>
<context>
    <name>ColdFishFace</name>
    <message>
        <source>%1–%2 lb</source>
        <translation>%1–%2 lb</translation>
    </message>
</context>
<context>
    <name>ColdHarbour</name>
    <message>
        <source>Refill one zone or take a Master Angler card</source>
        <translation>Refill one zone or take a Master Angler card</translation>
    </message>
</context>
<context>
    <name>ColdHeap</name>
    <message>
        <source>; </source>
        <comment>between heaps of bait</comment>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>ColdKeys</name>
    <message>
        <source>From space to space, the harbour last</source>
        <translation>Move between spaces, the harbour last</translation>
    </message>
    <message>
        <source>Place the token on the space, or take the one there</source>
        <translation>Place your token on the space, or pick up the one there</translation>
    </message>
    <message>
        <source>A zone of your tackle box: refill it, or fish with it first</source>
        <translation>A zone of your tackle box: refill it, or fish with it first</translation>
    </message>
    <message>
        <source>Your tackle: use it; the crest of a seat: its board and catch</source>
        <translation>Your tackle: use it; the crest of a seat: its board and catch</translation>
    </message>
    <message>
        <source>In a zone from bait to bait, in a row from card to card</source>
        <translation>In a zone from bait to bait, in a row from card to card</translation>
    </message>
    <message>
        <source>With a lure or reel: choose the bait, once more to leave it</source>
        <translation>With a lure or reel: choose the bait, again to leave it</translation>
    </message>
    <message>
        <source>Do it with the bait chosen</source>
        <translation>Confirm with the chosen bait</translation>
    </message>
</context>
<context>
    <name>ColdMaster</name>
    <message>
        <source>May be chosen</source>
        <translation>May be chosen</translation>
    </message>
</context>
<context>
    <name>ColdMasterDeck</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>May be chosen</source>
        <translation>May be chosen</translation>
    </message>
    <message>
        <source>deck %1</source>
        <translation>deck %1</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
</context>
<context>
    <name>ColdMasterFace</name>
    <message>
        <source>-</source>
        <comment>beginnings of names of fish, with | between, after which a line may break; - where names have spaces</comment>
        <translation>-</translation>
    </message>
</context>
<context>
    <name>ColdMiniBox</name>
    <message>
        <source>Bait in zones 3 to 6: %1, %2, %3, %4</source>
        <translation>Bait in zones 3 to 6: %1, %2, %3, %4</translation>
    </message>
</context>
<context>
    <name>ColdNotes</name>
    <message>
        <source>1 point each: %1</source>
        <translation>1 point each: %1</translation>
    </message>
</context>
<context>
    <name>ColdPanels</name>
    <message>
        <source>Panels</source>
        <translation>Panels</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Harbour</translation>
    </message>
    <message>
        <source>Catch</source>
        <translation>Catch</translation>
    </message>
    <message>
        <source>Trophies</source>
        <translation>Trophies</translation>
    </message>
</context>
<context>
    <name>ColdSeatChip</name>
    <message>
        <source>Board of %1</source>
        <translation>Board of %1</translation>
    </message>
</context>
<context>
    <name>ColdSpace</name>
    <message>
        <source>, </source>
        <comment>between a space and its token</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>empty</translation>
    </message>
    <message>
        <source>May be chosen</source>
        <translation>May be chosen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
</context>
<context>
    <name>ColdSpaces</name>
    <message>
        <source>Spaces</source>
        <translation>Spaces</translation>
    </message>
</context>
<context>
    <name>ColdTackleToken</name>
    <message>
        <source>May be used</source>
        <translation>May be used</translation>
    </message>
</context>
<context>
    <name>ColdTopFish</name>
    <message>
        <source>May be caught</source>
        <translation>May be caught</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) under it</source>
        <translation>
            <numerusform>%n card under it</numerusform>
            <numerusform>%n cards under it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColdTriumph</name>
    <message>
        <source> · </source>
        <comment>between short facts</comment>
        <translation> · </translation>
    </message>
</context>
<context>
    <name>ColdTrophies</name>
    <message>
        <source>Small species</source>
        <translation>Small species</translation>
    </message>
    <message>
        <source>Three alike</source>
        <translation>Three alike</translation>
    </message>
    <message>
        <source>Four different</source>
        <translation>Four different</translation>
    </message>
    <message>
        <source>Trophies</source>
        <translation>Trophies</translation>
    </message>
    <message>
        <source>leading or taken</source>
        <translation>leading or taken</translation>
    </message>
    <message>
        <source>Species race</source>
        <translation>Species race</translation>
    </message>
    <message>
        <source>First to %1 fish</source>
        <translation>First to %1 fish</translation>
    </message>
</context>
<context>
    <name>ColdTrophy</name>
    <message>
        <source>%1: %2</source>
        <comment>rank, name</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between places</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>ColdwaterMini</name>
    <message>
        <source>Catch %1</source>
        <translation>Catch %1</translation>
    </message>
</context>
<context>
    <name>ColdwaterTable</name>
    <message>
        <source> · </source>
        <comment>between short facts</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Put back</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Saved by itself %1</source>
        <translation>Autosaved %1</translation>
    </message>
    <message>
        <source>Turn: %1</source>
        <translation>Turn: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Quick start</source>
        <translation>Quick start</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Resume</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>practice</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Restored</translation>
    </message>
</context>
<context>
    <name>ContinueMenu</name>
    <message>
        <source>practice</source>
        <translation>practice</translation>
    </message>
</context>
<context>
    <name>CountBar</name>
    <message>
        <source>Counting: %1</source>
        <translation>Counting: %1</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Hurry</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>To the result</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>The match is over</translation>
    </message>
</context>
<context>
    <name>CoupActions</name>
    <message>
        <source>From the reserve</source>
        <translation>From the reserve</translation>
    </message>
    <message>
        <source>In your turn, when you place a card</source>
        <translation>On your turn, when you place a card</translation>
    </message>
    <message>
        <source>Turn a card up</source>
        <translation>Turn a card up</translation>
    </message>
    <message>
        <source>No card lies face down</source>
        <translation>No card lies face down</translation>
    </message>
    <message>
        <source>Side of the card</source>
        <translation>Side of the card</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Face up</translation>
    </message>
    <message>
        <source>Face down  F</source>
        <translation>Face down  F</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Face down</translation>
    </message>
</context>
<context>
    <name>CoupCard</name>
    <message>
        <source>sent to the reserve</source>
        <translation>sent to the reserve</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>discarded</translation>
    </message>
    <message>
        <source>taken from the reserve</source>
        <translation>taken from the reserve</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face down</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Chosen</translation>
    </message>
    <message>
        <source>Two of your cards make this number</source>
        <translation>Two of your cards make this number</translation>
    </message>
</context>
<context>
    <name>CoupCompose</name>
    <message>
        <source>Place face up anyway</source>
        <translation>Place face up anyway</translation>
    </message>
    <message>
        <source>Place face up</source>
        <translation>Place face up</translation>
    </message>
    <message>
        <source>Place face down anyway</source>
        <translation>Place face down anyway</translation>
    </message>
    <message>
        <source>Place face down</source>
        <translation>Place face down</translation>
    </message>
    <message>
        <source>Turn up anyway</source>
        <translation>Turn up anyway</translation>
    </message>
    <message>
        <source>Turn up</source>
        <translation>Turn up</translation>
    </message>
    <message>
        <source>Place anyway</source>
        <translation>Place anyway</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Replace</translation>
    </message>
    <message>
        <source>Place from the reserve</source>
        <translation>Place from the reserve</translation>
    </message>
    <message>
        <source>the top place</source>
        <translation>the top place</translation>
    </message>
    <message>
        <source>row %1 from below</source>
        <translation>row %1 from below</translation>
    </message>
    <message>
        <source>Place %1 in %2</source>
        <translation>Place %1 in %2</translation>
    </message>
    <message>
        <source>Place %1 face down in %2</source>
        <translation>Place %1 face down in %2</translation>
    </message>
    <message>
        <source>Turn up the card in %1</source>
        <translation>Turn up the card in %1</translation>
    </message>
    <message>
        <source>Place %1 of the reserve in %2</source>
        <translation>Place %1 from the reserve in %2</translation>
    </message>
    <message>
        <source>Replace %1 by %2 of the reserve</source>
        <translation>Replace %1 with %2 from the reserve</translation>
    </message>
    <message>
        <source>Replace the face-down card by %1 of the reserve</source>
        <translation>Replace the face-down card with %1 from the reserve</translation>
    </message>
</context>
<context>
    <name>CoupEndCard</name>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
</context>
<context>
    <name>CoupEndHand</name>
    <message>
        <source>No card left</source>
        <translation>No card left</translation>
    </message>
</context>
<context>
    <name>CoupEndLast</name>
    <message>
        <source>%1 set the last glass</source>
        <translation>%1 set the last glass</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>turn %1</translation>
    </message>
</context>
<context>
    <name>CoupEndWhy</name>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>It showed</source>
        <translation>It showed</translation>
    </message>
    <message>
        <source>Would have fitted (%1)</source>
        <translation>Would have fitted (%1)</translation>
    </message>
</context>
<context>
    <name>CoupGoal</name>
    <message>
        <source>Finish: %1</source>
        <translation>Finish: %1</translation>
    </message>
    <message>
        <source>Finish: in the reserve</source>
        <translation>Finish: in the reserve</translation>
    </message>
    <message>
        <source>Finish: in the tower</source>
        <translation>Finish: in the tower</translation>
    </message>
    <message>
        <source>Without the finish card</source>
        <translation>Without the finish card</translation>
    </message>
    <message>
        <source>Finish: in the pack</source>
        <translation>Finish: in the pack</translation>
    </message>
    <message>
        <source>Placed</source>
        <comment>glasses</comment>
        <translation>Placed</translation>
    </message>
</context>
<context>
    <name>CoupHand</name>
    <message>
        <source>Your hand</source>
        <translation>Your hand</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Hand of %1</translation>
    </message>
</context>
<context>
    <name>CoupKeys</name>
    <message>
        <source>In the tower from place to place, else from card to card</source>
        <translation>Move between places in the tower, elsewhere between cards</translation>
    </message>
    <message>
        <source>A card, then its place in the tower</source>
        <translation>A card, then its place in the tower</translation>
    </message>
    <message>
        <source>Do what is put together</source>
        <translation>Carry out the action</translation>
    </message>
    <message>
        <source>Choose cards and place anew</source>
        <translation>Choose cards and place again</translation>
    </message>
</context>
<context>
    <name>CoupLegend</name>
    <message>
        <source>up to 1 card</source>
        <translation>up to 1 card</translation>
    </message>
    <message>
        <source>up to 2 cards</source>
        <translation>up to 2 cards</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) at most</source>
        <translation>
            <numerusform>%n card at most</numerusform>
            <numerusform>%n cards at most</numerusform>
        </translation>
    </message>
    <message>
        <source>the larger of the two cards below</source>
        <translation>the larger of the two cards below</translation>
    </message>
    <message>
        <source>the two cards below together</source>
        <translation>the two cards below together</translation>
    </message>
    <message>
        <source>until the hand holds %1</source>
        <translation>until the hand holds %1</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>Face-down card</translation>
    </message>
</context>
<context>
    <name>CoupNext</name>
    <message>
        <source>After a face-down card: until the hand holds %1</source>
        <translation>After a face-down card: until the hand holds %1</translation>
    </message>
    <message>
        <source>♡: the same number everywhere</source>
        <translation>♡: the same number everywhere</translation>
    </message>
    <message>
        <source>♡: the larger of the marks of the two cards below it</source>
        <translation>♡: the larger of the marks of the two cards below it</translation>
    </message>
    <message>
        <source>♡: the marks of the two cards below it together</source>
        <translation>♡: the marks of the two cards below it together</translation>
    </message>
    <message>
        <source>No mark: no draw</source>
        <translation>No mark: no draw</translation>
    </message>
    <message>
        <source>The mark of the card is ◇◇</source>
        <translation>The mark of the card is ◇◇</translation>
    </message>
    <message>
        <source>The mark of the card is ◇</source>
        <translation>The mark of the card is ◇</translation>
    </message>
    <message>
        <source>How many to draw</source>
        <translation>How many to draw</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>%1 may draw</source>
        <translation>%1 may draw</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>in hand</translation>
    </message>
    <message>
        <source>cards</source>
        <comment>after 0–2</comment>
        <translation>cards</translation>
    </message>
    <message>
        <source>The mark of the card placed now decides</source>
        <translation>The mark of the card placed now decides</translation>
    </message>
    <message>
        <source>%1 draws</source>
        <translation>%1 may draw</translation>
    </message>
    <message>
        <source>0–%1</source>
        <comment>cards</comment>
        <translation>0–%1</translation>
    </message>
    <message>
        <source>The first turn: no card gives a mark yet</source>
        <translation>The first turn: no card gives a mark yet</translation>
    </message>
    <message>
        <source>The pack is empty: no draw</source>
        <translation>The pack is empty: no draw</translation>
    </message>
</context>
<context>
    <name>CoupNotice</name>
    <message>
        <source>All hands are open. Counting the pack is allowed</source>
        <translation>All hands are open. You may ask the pack&apos;s size</translation>
    </message>
    <message>
        <source>Hands are not talked about. Counting the pack is allowed</source>
        <translation>Do not talk about your hands. You may ask the pack&apos;s size</translation>
    </message>
    <message>
        <source>Choose how many cards to draw</source>
        <translation>Choose how many cards to draw</translation>
    </message>
    <message>
        <source>Choose what goes: %1 of %2</source>
        <translation>Choose discards: %1 of %2</translation>
    </message>
    <message>
        <source>Choose the card of the reserve that goes</source>
        <translation>Choose the card to drop from the reserve</translation>
    </message>
    <message>
        <source>This card is turned up where it lies</source>
        <translation>This card is turned up where it lies</translation>
    </message>
    <message>
        <source>Choose the face-down card to turn up</source>
        <translation>Choose the face-down card to turn up</translation>
    </message>
    <message>
        <source>Follow the steps of the sum, in any order</source>
        <translation>Follow the steps of the sum, in any order</translation>
    </message>
    <message>
        <source>Choose a card of your hand, then a place</source>
        <translation>Choose a card from your hand, then a place</translation>
    </message>
    <message>
        <source>Face down it fits wherever any number fits</source>
        <translation>Face down, it goes wherever some number fits</translation>
    </message>
    <message numerus="yes">
        <source>%n lit place(s) can take it</source>
        <translation>
            <numerusform>%n lit place can take it</numerusform>
            <numerusform>%n lit places can take it</numerusform>
        </translation>
    </message>
    <message>
        <source>It fits nowhere face up</source>
        <translation>It fits nowhere face up</translation>
    </message>
    <message>
        <source>No action is possible</source>
        <translation>No action is possible</translation>
    </message>
</context>
<context>
    <name>CoupNumbers</name>
    <message>
        <source>Hidden from you</source>
        <translation>Hidden from you</translation>
    </message>
</context>
<context>
    <name>CoupPanels</name>
    <message>
        <source>Reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Pack</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numbers</translation>
    </message>
    <message>
        <source>Hide what I know</source>
        <translation>Hide what I know</translation>
    </message>
    <message>
        <source>What I know</source>
        <translation>What I know</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panels</translation>
    </message>
</context>
<context>
    <name>CoupReserve</name>
    <message>
        <source>Reserve</source>
        <translation>Reserve</translation>
    </message>
    <message numerus="yes">
        <source>at most %n</source>
        <comment>cards in the reserve</comment>
        <translation>
            <numerusform>at most %n</numerusform>
            <numerusform>at most %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoupSteps</name>
    <message>
        <source>Choose two cards of your hand</source>
        <translation>Choose two cards from your hand</translation>
    </message>
    <message>
        <source>Choose a card of the reserve</source>
        <translation>Choose a card from the reserve</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n more card(s)</source>
        <translation>
            <numerusform>Discard %n more card</numerusform>
            <numerusform>Discard %n more cards</numerusform>
        </translation>
    </message>
    <message>
        <source>These two do not make %1</source>
        <translation>These two do not make %1</translation>
    </message>
    <message>
        <source>Choose its place, or a card it replaces</source>
        <translation>Choose its place, or a card it replaces</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Ready</translation>
    </message>
    <message>
        <source>Send two cards</source>
        <translation>Send two cards</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Take</translation>
    </message>
    <message>
        <source>No discards</source>
        <translation>No discards</translation>
    </message>
    <message>
        <source>Discard, ±%1 each</source>
        <translation>Discard, ±%1 each</translation>
    </message>
    <message>
        <source>Replaces</source>
        <translation>Replaces</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>face-down card</translation>
    </message>
    <message>
        <source>Another way</source>
        <translation>Another way</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>in your hand</translation>
    </message>
    <message>
        <source>in the reserve</source>
        <translation>in the reserve</translation>
    </message>
    <message>
        <source>in the tower</source>
        <translation>in the tower</translation>
    </message>
</context>
<context>
    <name>CoupStock</name>
    <message>
        <source>Pack</source>
        <translation>Pack</translation>
    </message>
    <message>
        <source>Discards %1</source>
        <translation>Discards %1</translation>
    </message>
    <message>
        <source>Last turn: %1</source>
        <translation>Last turn: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) are empty. This seat fills the last one if every turn from now on fills one.</source>
        <translation>
            <numerusform>%n place is empty. This seat fills it if its turn comes to it.</numerusform>
            <numerusform>%n places are empty. This seat fills the last one if every turn from now on fills one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoupSumRow</name>
    <message>
        <source>In the reserve</source>
        <translation>In the reserve</translation>
    </message>
    <message numerus="yes">
        <source>With %n discard(s): %1</source>
        <translation>
            <numerusform>With %n discard: %1</numerusform>
            <numerusform>With %n discards: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the reserve</source>
        <translation>Not in the reserve</translation>
    </message>
    <message>
        <source>±%1</source>
        <comment>with discards</comment>
        <translation>±%1</translation>
    </message>
</context>
<context>
    <name>CoupSums</name>
    <message>
        <source>Marks: cards to draw</source>
        <translation>Marks: cards to draw</translation>
    </message>
    <message>
        <source>From the reserve</source>
        <translation>From the reserve</translation>
    </message>
    <message>
        <source>Sum or difference of two cards</source>
        <translation>Sum or difference of two cards</translation>
    </message>
    <message>
        <source>No two cards make a number of the reserve</source>
        <translation>No two cards make a number in the reserve</translation>
    </message>
    <message>
        <source>Each further discard: ±%1</source>
        <translation>Each further discard: ±%1</translation>
    </message>
</context>
<context>
    <name>CoupTower</name>
    <message>
        <source>Tower</source>
        <translation>Tower</translation>
    </message>
</context>
<context>
    <name>CoupTowerPiece</name>
    <message>
        <source>%1 of %2 fit</source>
        <translation>%1 of %2 fit</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Chosen</translation>
    </message>
    <message>
        <source>The chosen cards can go here</source>
        <translation>The chosen cards can go here</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <comment>numbers</comment>
        <translation>
            <numerusform>%n hidden</numerusform>
            <numerusform>%n hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CouperationMini</name>
    <message>
        <source>%1 / %2 glasses</source>
        <translation>%1 / %2 glasses</translation>
    </message>
    <message>
        <source>Pack %1 · Discards %2</source>
        <translation>Pack %1 · Discards %2</translation>
    </message>
</context>
<context>
    <name>CouperationTable</name>
    <message>
        <source>%1 / %2 cards</source>
        <translation>%1 / %2 cards</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>short, of the tower</comment>
        <translation>row %1</translation>
    </message>
    <message>
        <source>out</source>
        <comment>short, to the discards</comment>
        <translation>out</translation>
    </message>
    <message>
        <source>reserve</source>
        <comment>short</comment>
        <translation>reserve</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>short</comment>
        <translation>hand</translation>
    </message>
</context>
<context>
    <name>CoverScreen</name>
    <message>
        <source>Hand the screen to %1</source>
        <translation>Hand the screen to %1</translation>
    </message>
    <message>
        <source>It is your turn. The others look away.</source>
        <translation>It is your turn. Everyone else, please look away.</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>To the shelf</translation>
    </message>
    <message>
        <source>hold Space</source>
        <translation>hold Space</translation>
    </message>
    <message>
        <source>Let go of Space: your hand shows</source>
        <translation>Let go of Space: your hand shows</translation>
    </message>
    <message>
        <source>Enter does nothing here</source>
        <translation>Enter does nothing here</translation>
    </message>
    <message>
        <source>%1 is next. Anyone who may not see what is hidden here, please look away.</source>
        <translation>%1 is next. Anyone who may not see what is hidden here, please look away.</translation>
    </message>
    <message>
        <source>Show my seat</source>
        <translation>Show my seat</translation>
    </message>
</context>
<context>
    <name>DealLink</name>
    <message>
        <source>Deal number %1</source>
        <translation>Deal number %1</translation>
    </message>
</context>
<context>
    <name>FailDialog</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Open the save before it</source>
        <translation>Open the previous save</translation>
    </message>
    <message>
        <source>Open in the rules editor</source>
        <translation>Open in the rules editor</translation>
    </message>
    <message>
        <source>The damaged file is kept.</source>
        <translation>The damaged file is kept.</translation>
    </message>
    <message>
        <source>Change the position</source>
        <translation>Change the position</translation>
    </message>
</context>
<context>
    <name>FigurePrinter</name>
    <message>
        <source>Figures are drawn for paper: %1 of %2</source>
        <translation>Figures are drawn for paper: %1 of %2</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 players</source>
        <translation>%1–%2 players</translation>
    </message>
    <message>
        <source>Quick start</source>
        <translation>Quick start</translation>
    </message>
    <message>
        <source>Seats and rules…</source>
        <translation>Seats and rules…</translation>
    </message>
    <message>
        <source>Good first game</source>
        <translation>Good first game</translation>
    </message>
    <message>
        <source>Go on at step %1</source>
        <translation>Go on at step %1</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Learn</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Learned</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzles</translation>
    </message>
</context>
<context>
    <name>GameBoxStart</name>
    <message>
        <source>Go on at step %1</source>
        <translation>Go on at step %1</translation>
    </message>
    <message>
        <source>Learn in 5 minutes</source>
        <translation>Learn in 5 minutes</translation>
    </message>
    <message>
        <source>Play right away</source>
        <translation>Play right away</translation>
    </message>
</context>
<context>
    <name>GenericPiece</name>
    <message>
        <source>Chosen</source>
        <translation>Chosen</translation>
    </message>
    <message>
        <source>May be chosen</source>
        <translation>May be chosen</translation>
    </message>
</context>
<context>
    <name>GenericPrompt</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Number</translation>
    </message>
    <message>
        <source>Chosen so far: %1</source>
        <translation>Chosen so far: %1</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirm</translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation>Choose again</translation>
    </message>
</context>
<context>
    <name>GiveUpDialog</name>
    <message>
        <source>Give up this match?</source>
        <translation>Give up this match?</translation>
    </message>
    <message>
        <source>The computer plays the seat of %1 to the end. The record notes it.</source>
        <translation>The computer plays this seat (%1) to the end. The record notes it.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Play on</translation>
    </message>
    <message>
        <source>Give up the match</source>
        <translation>Give up the match</translation>
    </message>
</context>
<context>
    <name>GoTo</name>
    <message>
        <source>Type the letters of what to go to. Esc leaves everything as it is</source>
        <translation>Type the letters of what to go to. Esc leaves everything as it is</translation>
    </message>
</context>
<context>
    <name>GoodFirst</name>
    <message>
        <source>Good first game</source>
        <translation>Good first game</translation>
    </message>
</context>
<context>
    <name>GraphMoment</name>
    <message>
        <source>Turn %1</source>
        <translation>Turn %1</translation>
    </message>
</context>
<context>
    <name>HakkutsuAcquired</name>
    <message>
        <source>Igneous</source>
        <translation>Igneous</translation>
    </message>
    <message>
        <source>Sedimentary</source>
        <translation>Sedimentary</translation>
    </message>
    <message>
        <source>Metamorphic</source>
        <translation>Metamorphic</translation>
    </message>
    <message>
        <source>Mineral</source>
        <translation>Mineral</translation>
    </message>
    <message>
        <source>Gem</source>
        <translation>Gem</translation>
    </message>
    <message>
        <source>Fossil</source>
        <translation>Fossil</translation>
    </message>
    <message>
        <source>Acquired</source>
        <translation>Acquired</translation>
    </message>
    <message>
        <source>Acquired by %1</source>
        <translation>Acquired by %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <comment>after the number</comment>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <comment>between short facts</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>Mineral, meteorite</source>
        <translation>Mineral, meteorite</translation>
    </message>
</context>
<context>
    <name>HakkutsuCart</name>
    <message>
        <source>mobility</source>
        <translation>mobility</translation>
    </message>
    <message>
        <source>stays</source>
        <comment>last unit of a cart, never covered</comment>
        <translation>stays</translation>
    </message>
</context>
<context>
    <name>HakkutsuCartPanel</name>
    <message>
        <source>The first number you can see is the mobility</source>
        <translation>The first number you can see is the mobility</translation>
    </message>
    <message>
        <source>Your cart</source>
        <translation>Your cart</translation>
    </message>
    <message>
        <source>Cart of %1</source>
        <translation>Cart of %1</translation>
    </message>
    <message>
        <source>Carts of all seats</source>
        <translation>Carts of all seats</translation>
    </message>
</context>
<context>
    <name>HakkutsuCategory</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HakkutsuCell</name>
    <message>
        <source>Chosen</source>
        <translation>Chosen</translation>
    </message>
    <message>
        <source>In reach with hiking boots</source>
        <translation>In reach with hiking boots</translation>
    </message>
    <message>
        <source>In reach</source>
        <translation>In reach</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>cell without rocks</comment>
        <translation>empty</translation>
    </message>
</context>
<context>
    <name>HakkutsuEffects</name>
    <message numerus="yes">
        <source>%n fossil(s): </source>
        <translation>
            <numerusform>%n fossil: </numerusform>
            <numerusform>%n fossils: </numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HakkutsuEquipCard</name>
    <message>
        <source>for mining</source>
        <translation>for mining</translation>
    </message>
    <message>
        <source>for moving</source>
        <translation>for moving</translation>
    </message>
    <message>
        <source>usable now</source>
        <translation>usable now</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Chosen</translation>
    </message>
    <message>
        <source>Usable now</source>
        <translation>Usable now</translation>
    </message>
    <message>
        <source>Not usable now</source>
        <translation>Not usable now</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between short facts</comment>
        <translation> · </translation>
    </message>
</context>
<context>
    <name>HakkutsuEquipment</name>
    <message>
        <source>Equipment</source>
        <translation>Equipment</translation>
    </message>
    <message>
        <source>Equipment of %1</source>
        <translation>Equipment of %1</translation>
    </message>
    <message>
        <source>Each works once, in its own phase</source>
        <translation>Each works once, in its own phase</translation>
    </message>
    <message>
        <source>No equipment. The base gives a card</source>
        <translation>No equipment. Draw a card at the base</translation>
    </message>
    <message>
        <source>Equipment is secret</source>
        <translation>Equipment is secret</translation>
    </message>
</context>
<context>
    <name>HakkutsuFunds</name>
    <message>
        <source>%1 left after mining</source>
        <translation>%1 left after mining</translation>
    </message>
    <message>
        <source>Back to %1 at the base</source>
        <translation>Back to %1 at the base</translation>
    </message>
    <message numerus="yes">
        <source>%n equipment card(s)</source>
        <translation>
            <numerusform>%n equipment card</numerusform>
            <numerusform>%n equipment cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Funds</source>
        <translation>Funds</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HakkutsuKeys</name>
    <message>
        <source>From cell to cell; the way there and its cost are shown</source>
        <translation>Move between cells; the way there and its cost are shown</translation>
    </message>
    <message>
        <source>Walk to the cell; while mining: mine the rock you stand on</source>
        <translation>Walk to the cell; while mining: mine the rock you stand on</translation>
    </message>
    <message>
        <source>An equipment card: use it, once more to put it back</source>
        <translation>An equipment card: use it, once more to put it back</translation>
    </message>
    <message>
        <source>The mark of a seat above the cart: its cart and rocks</source>
        <translation>The mark of a seat above the cart: its cart and rocks</translation>
    </message>
    <message>
        <source>Mine with the equipment chosen</source>
        <translation>Mine with the chosen equipment</translation>
    </message>
    <message>
        <source>Put the chosen equipment back</source>
        <translation>Put the chosen equipment back</translation>
    </message>
</context>
<context>
    <name>HakkutsuMap</name>
    <message>
        <source>Map</source>
        <translation>Map</translation>
    </message>
</context>
<context>
    <name>HakkutsuMini</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
</context>
<context>
    <name>HakkutsuMuseum</name>
    <message>
        <source>No museum yet</source>
        <translation>No museum yet</translation>
    </message>
</context>
<context>
    <name>HakkutsuMuseumCard</name>
    <message>
        <source>Museum</source>
        <translation>Museum</translation>
    </message>
    <message>
        <source>Known to its owner only</source>
        <translation>Known to its owner only</translation>
    </message>
    <message>
        <source>now %1, with the cart %2</source>
        <translation>now %1, with the cart %2</translation>
    </message>
    <message>
        <source>now worth %1</source>
        <translation>now worth %1</translation>
    </message>
</context>
<context>
    <name>HakkutsuOffer</name>
    <message>
        <source>Choose your museum</source>
        <translation>Choose your museum</translation>
    </message>
    <message>
        <source>The others are passed on</source>
        <translation>The others are passed on</translation>
    </message>
</context>
<context>
    <name>HakkutsuPanels</name>
    <message>
        <source>Cart</source>
        <translation>Cart</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Rocks</source>
        <translation>Rocks</translation>
    </message>
    <message>
        <source>Museum</source>
        <translation>Museum</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panels</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choose</translation>
    </message>
</context>
<context>
    <name>HakkutsuPlan</name>
    <message>
        <source> · </source>
        <comment>between short facts</comment>
        <translation> · </translation>
    </message>
</context>
<context>
    <name>HakkutsuRadar</name>
    <message>
        <source>Ground radar: %1</source>
        <translation>Ground radar: %1</translation>
    </message>
    <message>
        <source>Only you see this</source>
        <translation>Only you see this</translation>
    </message>
    <message>
        <source>on top</source>
        <comment>card of a cell</comment>
        <translation>on top</translation>
    </message>
    <message>
        <source>below</source>
        <comment>card of a cell</comment>
        <translation>below</translation>
    </message>
</context>
<context>
    <name>HakkutsuRadarCard</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>mining cost %1, carry %2</source>
        <translation>mining cost %1, carry %2</translation>
    </message>
</context>
<context>
    <name>HakkutsuSeatChip</name>
    <message>
        <source>Mobility %1, coins %2</source>
        <translation>Mobility %1, coins %2</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Shown</translation>
    </message>
</context>
<context>
    <name>HakkutsuSecret</name>
    <message>
        <source>open</source>
        <comment>museum card</comment>
        <translation>open</translation>
    </message>
    <message>
        <source>secret</source>
        <comment>museum card</comment>
        <translation>secret</translation>
    </message>
</context>
<context>
    <name>HakkutsuSupplies</name>
    <message>
        <source>Discarded: %1</source>
        <translation>Discarded: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Nothing discarded yet</source>
        <translation>Nothing discarded yet</translation>
    </message>
    <message numerus="yes">
        <source>Equipment deck: %n card(s)</source>
        <translation>
            <numerusform>Equipment deck: %n card</numerusform>
            <numerusform>Equipment deck: %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins in the bank: %1</source>
        <translation>Coins in the bank: %1</translation>
    </message>
</context>
<context>
    <name>HakkutsuTrack</name>
    <message>
        <source>Rounds</source>
        <translation>Rounds</translation>
    </message>
    <message>
        <source>Empty cells</source>
        <translation>Empty cells</translation>
    </message>
    <message>
        <source>The last round is being played</source>
        <translation>The last round is being played</translation>
    </message>
    <message>
        <source>The game ends after this round</source>
        <translation>The game ends after this round</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Last round</translation>
    </message>
</context>
<context>
    <name>HintButtons</name>
    <message>
        <source>Set it up</source>
        <translation>Set it up</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Close the hint</translation>
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
        <translation>%1° right</translation>
    </message>
    <message>
        <source>%1° left</source>
        <translation>%1° left</translation>
    </message>
    <message>
        <source>Position %1, angle %2, depth %3</source>
        <translation>Position %1, angle %2, depth %3</translation>
    </message>
    <message>
        <source>Near</source>
        <translation>Near</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Left</translation>
    </message>
    <message>
        <source>Far</source>
        <translation>Far</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Right</translation>
    </message>
    <message>
        <source>Side: %1. </source>
        <translation>Side: %1. </translation>
    </message>
</context>
<context>
    <name>HuntAimPanel</name>
    <message>
        <source>Aim</source>
        <translation>Aim</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Angle</translation>
    </message>
    <message>
        <source>°</source>
        <comment>degrees, positive to the right</comment>
        <translation>°</translation>
    </message>
    <message>
        <source>Positive turns to the right</source>
        <translation>Positive turns to the right</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Depth</translation>
    </message>
    <message>
        <source>Side to push from</source>
        <translation>Side to push from</translation>
    </message>
</context>
<context>
    <name>HuntAimer</name>
    <message>
        <source>To the left</source>
        <translation>To the left</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>To the right</translation>
    </message>
    <message>
        <source>Left and right move, up and down turn, %1 and %2 change the depth</source>
        <translation>Left and right move, up and down turn, %1 and %2 change the depth</translation>
    </message>
    <message>
        <source>%1, %2 changes the side</source>
        <translation>%1, %2 changes the side</translation>
    </message>
</context>
<context>
    <name>HuntBoardPiece</name>
    <message>
        <source>Ring %1</source>
        <translation>Ring %1</translation>
    </message>
    <message>
        <source>hangs over the edge</source>
        <translation>hangs over the edge</translation>
    </message>
    <message>
        <source>falls in %1 %</source>
        <translation>falls in %1%</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Chosen</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
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
        <translation>Chosen</translation>
    </message>
    <message>
        <source>Can be chosen</source>
        <translation>Can be chosen</translation>
    </message>
</context>
<context>
    <name>HuntFairy</name>
    <message>
        <source>Red</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blue</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Yellow</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Green</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Purple</translation>
    </message>
    <message>
        <source>White</source>
        <translation>White</translation>
    </message>
    <message>
        <source>Magic coins that fall are blocked</source>
        <translation>Magic coins that fall are blocked</translation>
    </message>
    <message>
        <source>Blocked if they fall: %1, %2</source>
        <translation>Blocked if they fall: %1, %2</translation>
    </message>
    <message>
        <source>Vaults</source>
        <translation>Vaults</translation>
    </message>
    <message>
        <source>What each vault can lose</source>
        <translation>What each vault can lose</translation>
    </message>
    <message>
        <source>Fairy</source>
        <translation>Fairy</translation>
    </message>
    <message>
        <source>Danger: magic coins are blocked</source>
        <translation>Danger: magic coins are blocked</translation>
    </message>
    <message>
        <source>Magic coins are safe</source>
        <translation>Magic coins are safe</translation>
    </message>
</context>
<context>
    <name>HuntFilling</name>
    <message>
        <source>Stop placing</source>
        <translation>Stop placing</translation>
    </message>
    <message>
        <source>Place the rest for me</source>
        <translation>Place the rest for me</translation>
    </message>
</context>
<context>
    <name>HuntFlow</name>
    <message>
        <source>Coins flow to: %1</source>
        <translation>Coins flow to: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>HuntKeys</name>
    <message>
        <source>Move the push along the side</source>
        <translation>Move the push along the side</translation>
    </message>
    <message>
        <source>Turn the push</source>
        <translation>Turn the push</translation>
    </message>
    <message>
        <source>With arrows: finer, wider steps</source>
        <translation>With arrows: finer, wider steps</translation>
    </message>
    <message>
        <source>Left, right end of the side</source>
        <translation>Left, right end of the side</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Push</translation>
    </message>
</context>
<context>
    <name>HuntOdds</name>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2%</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <translation>
            <numerusform>%n trial</numerusform>
            <numerusform>%n trials</numerusform>
        </translation>
    </message>
    <message>
        <source>Odds of this push</source>
        <translation>Odds of this push</translation>
    </message>
    <message>
        <source>With the tremor of the hand</source>
        <translation>Hand tremor included</translation>
    </message>
    <message>
        <source>Shown while you aim</source>
        <translation>Shown while you aim</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Odds</translation>
    </message>
</context>
<context>
    <name>HuntOddsRow</name>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2%</translation>
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
        <translation>Coins</translation>
    </message>
    <message>
        <source>Jam coins</source>
        <translation>Jam coins</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Wallet</translation>
    </message>
    <message>
        <source>Vault</source>
        <translation>Vault</translation>
    </message>
    <message>
        <source>Others</source>
        <comment>coins of nobody</comment>
        <translation>Others</translation>
    </message>
    <message>
        <source>The push</source>
        <translation>The push</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Odds</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Aim</translation>
    </message>
    <message>
        <source>Vaults</source>
        <translation>Vaults</translation>
    </message>
    <message>
        <source>Fairy</source>
        <translation>Fairy</translation>
    </message>
</context>
<context>
    <name>HuntPool</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Lucky</source>
        <comment>the lucky coin</comment>
        <translation>Lucky</translation>
    </message>
    <message>
        <source>Stash</source>
        <translation>Stash</translation>
    </message>
</context>
<context>
    <name>HuntRehearsal</name>
    <message>
        <source>Rehearsal, not the real push</source>
        <translation>Rehearsal, not the real push</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>Rehearsal</translation>
    </message>
</context>
<context>
    <name>HuntRepeats</name>
    <message>
        <source>Skip</source>
        <translation>Skip</translation>
    </message>
    <message>
        <source>Last push again</source>
        <translation>Last push again</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Slowly</translation>
    </message>
</context>
<context>
    <name>HuntSecret</name>
    <message>
        <source>Can be used now</source>
        <translation>Can be used now</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message>
        <source>Your secret coins</source>
        <translation>Your secret coins</translation>
    </message>
    <message>
        <source>%1: secret coins</source>
        <translation>%1: secret coins</translation>
    </message>
</context>
<context>
    <name>HuntShare</name>
    <message>
        <source>Jam coins for each seat</source>
        <translation>Jam coins for each seat</translation>
    </message>
    <message>
        <source>No pile yet</source>
        <translation>No pile yet</translation>
    </message>
</context>
<context>
    <name>HuntTray</name>
    <message>
        <source>Next: press to push it in first</source>
        <translation>Next: press to push it in first</translation>
    </message>
    <message>
        <source>Drag, or ← → move, ↑ ↓ turn, + − depth. Dashed: where coins would lie</source>
        <translation>Drag, or ← → move, ↑ ↓ turn, + − depth. Dashed: where coins would lie</translation>
    </message>
    <message>
        <source>Drag, or ← → move, ↑ ↓ turn, + − depth, E side. Dashed: where coins would lie</source>
        <translation>Drag, or ← → move, ↑ ↓ turn, + − depth, E side. Dashed: where coins would lie</translation>
    </message>
</context>
<context>
    <name>HuntTrial</name>
    <message>
        <source>End the rehearsal</source>
        <translation>End the rehearsal</translation>
    </message>
    <message>
        <source>Rehearse slowly</source>
        <translation>Rehearse slowly</translation>
    </message>
    <message>
        <source>Rehearsal: one way it may go, not the real push</source>
        <translation>Rehearsal: one way it may go, not the real push</translation>
    </message>
</context>
<context>
    <name>HuntVault</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Shown</translation>
    </message>
    <message>
        <source>Shows wallet and vault</source>
        <translation>Shows wallet and vault</translation>
    </message>
    <message>
        <source>Your vault</source>
        <translation>Your vault</translation>
    </message>
    <message>
        <source>%1: vault</source>
        <translation>%1: vault</translation>
    </message>
    <message>
        <source>Has the most</source>
        <translation>Has the most</translation>
    </message>
</context>
<context>
    <name>HuntWallet</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 / %2 colours</source>
        <translation>%1 / %2 colours</translation>
    </message>
    <message numerus="yes">
        <source>%n colour(s) to a full wallet</source>
        <translation>
            <numerusform>%n colour to a full wallet</numerusform>
            <numerusform>%n colours to a full wallet</numerusform>
        </translation>
    </message>
    <message>
        <source>Jam coins</source>
        <translation>Jam coins</translation>
    </message>
    <message>
        <source>Your jam coins</source>
        <translation>Your jam coins</translation>
    </message>
    <message>
        <source>%1: jam coins</source>
        <translation>%1: jam coins</translation>
    </message>
    <message>
        <source>Your wallet</source>
        <translation>Your wallet</translation>
    </message>
    <message>
        <source>%1: wallet</source>
        <translation>%1: wallet</translation>
    </message>
</context>
<context>
    <name>KeyCatcher</name>
    <message>
        <source>Press the new key: %1. Esc leaves it as it is</source>
        <translation>Press the new key: %1. Esc keeps the old one</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Press the new key</translation>
    </message>
</context>
<context>
    <name>KeyRow</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A key is waited for</source>
        <translation>Waiting for a key</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>Change the key: %1</source>
        <translation>Change the key: %1</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Reset</translation>
    </message>
    <message>
        <source>As it was: %1</source>
        <translation>Reset: %1</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>All as they were</source>
        <translation>Reset all keys</translation>
    </message>
    <message>
        <source>No key was changed</source>
        <translation>No keys changed</translation>
    </message>
    <message>
        <source>All keys are as they were</source>
        <translation>All keys have been reset</translation>
    </message>
    <message>
        <source>In lists, buttons and tables the arrows, Tab, Space, Enter and Esc work as usual, and the digits choose buttons.</source>
        <translation>In lists, buttons and tables the arrows, Tab, Space, Enter and Esc work as usual, and the digits choose buttons.</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Lesson</source>
        <translation>Lesson</translation>
    </message>
    <message>
        <source>Scene %1 of %2</source>
        <translation>Scene %1 of %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Leave, play now</source>
        <translation>Leave, play now</translation>
    </message>
    <message>
        <source>Player aid</source>
        <translation>Player aid</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Step %1 of %2, %3. %4</source>
        <translation>Step %1 of %2, %3. %4</translation>
    </message>
    <message>
        <source>of %1 · %2</source>
        <translation>of %1 · %2</translation>
    </message>
    <message>
        <source>Not that one:</source>
        <translation>Not that one:</translation>
    </message>
    <message>
        <source>That is it.</source>
        <translation>That is it.</translation>
    </message>
    <message>
        <source>Skip lesson</source>
        <translation>Skip lesson</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Show me</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>First do what the card says</source>
        <translation>First do what the card says</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
</context>
<context>
    <name>LessonEndDialog</name>
    <message>
        <source>You know %1</source>
        <translation>You know %1</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Back to the shelf</translation>
    </message>
    <message>
        <source>Play a full match</source>
        <translation>Play a full match</translation>
    </message>
    <message>
        <source>For the first time you did</source>
        <translation>Done for the first time</translation>
    </message>
    <message>
        <source>Solve puzzles</source>
        <translation>Solve puzzles</translation>
    </message>
</context>
<context>
    <name>LessonStepRow</name>
    <message>
        <source>Step %1, %2</source>
        <translation>Step %1, %2</translation>
    </message>
    <message>
        <source>done</source>
        <translation>done</translation>
    </message>
    <message>
        <source>now</source>
        <translation>now</translation>
    </message>
</context>
<context>
    <name>LessonSteps</name>
    <message>
        <source>This lesson</source>
        <translation>This lesson</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>about %n minute left</numerusform>
            <numerusform>about %n minutes left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Choose a line to look back</source>
        <translation>Choose a line to look back</translation>
    </message>
</context>
<context>
    <name>LogStrip</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Show all</translation>
    </message>
</context>
<context>
    <name>LogTurn</name>
    <message>
        <source>, points: %1</source>
        <translation>, points: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 pt(s)</source>
        <comment>short, what a turn brought</comment>
        <translation>
            <numerusform>%1 pt</numerusform>
            <numerusform>%1 pts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Takujo</source>
        <translation>Takujo</translation>
    </message>
</context>
<context>
    <name>OwnRules</name>
    <message>
        <source>My rules</source>
        <translation>My rules</translation>
    </message>
    <message>
        <source>Banded boxes were made in the rules editor</source>
        <translation>Banded boxes were made in the rules editor</translation>
    </message>
    <message>
        <source>Rules editor</source>
        <translation>Rules editor</translation>
    </message>
    <message>
        <source>My rules will stand here</source>
        <translation>My rules will appear here</translation>
    </message>
    <message>
        <source>Change a number of a game in the rules editor and play your own version of it.</source>
        <translation>Change a number of a game in the rules editor and play your own version of it.</translation>
    </message>
    <message>
        <source>New rules</source>
        <translation>New rules</translation>
    </message>
    <message>
        <source>Only what differs from the official rules is kept</source>
        <translation>Only what differs from the official rules is kept</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnRulesBox</name>
    <message>
        <source>my rules</source>
        <translation>my rules</translation>
    </message>
    <message>
        <source>Press to set seats, %1 to change the rules</source>
        <translation>Press to set seats, %1 to change the rules</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
</context>
<context>
    <name>PaceMenu</name>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Pause the computer</source>
        <translation>Pause the computer</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>To the shelf</source>
        <translation>To the shelf</translation>
    </message>
</context>
<context>
    <name>PaletteRow</name>
    <message>
        <source>Colours</source>
        <translation>Colours</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Usual</translation>
    </message>
    <message>
        <source>For colour-blind people</source>
        <translation>For colour-blind people</translation>
    </message>
</context>
<context>
    <name>PastButtons</name>
    <message>
        <source>Why this move?</source>
        <translation>Why this move?</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Back to now</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Stop looking</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>At once</source>
        <translation>At once</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Slow</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Step by step</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Casual</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Skilled</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1–%2 min</source>
        <translation>%1–%2 min</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Master</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>easy</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medium</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>hard</translation>
    </message>
</context>
<context>
    <name>PieceItem</name>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
</context>
<context>
    <name>PositionPage</name>
    <message>
        <source>The position is saved</source>
        <translation>The position is saved</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Set up a position</translation>
    </message>
    <message numerus="yes">
        <source>Changed before (%n)</source>
        <translation>
            <numerusform>Changed before (%n)</numerusform>
            <numerusform>Changed before (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Positions that were changed and not saved are kept. This one is put aside meanwhile.</source>
        <translation>Positions that were changed and not saved are kept. This one is put aside meanwhile.</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Throw away</translation>
    </message>
    <message>
        <source>What was changed goes to the trash of the desktop.</source>
        <translation>What was changed goes to the trash of the desktop.</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Position as text</translation>
    </message>
    <message>
        <source>Played on from here it is practice: you are whoever decides, and nothing of it is kept.</source>
        <translation>Played on from here it is practice: you are whoever decides, and nothing of it is kept.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Save…</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Play on from here</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Examples</translation>
    </message>
    <message>
        <source>The positions of the rulebook&apos;s figures, to begin with. What was changed here is put aside.</source>
        <translation>The positions of the rulebook&apos;s figures, to begin with. What was changed here is put aside.</translation>
    </message>
    <message>
        <source>All of the position stands here: names in quotation marks, each with its value. Change a value, and the table follows. What does not fit is told below with its line; a press leads there.</source>
        <translation>All of the position stands here: names in quotation marks, each with its value. Change a value, and the table follows. What does not fit is told below with its line; a press leads there.</translation>
    </message>
</context>
<context>
    <name>PositionPreview</name>
    <message>
        <source>The table is shown when the text is sound.</source>
        <translation>The table is shown when the text is sound.</translation>
    </message>
    <message>
        <source>As it was before the error</source>
        <translation>As it was before the error</translation>
    </message>
</context>
<context>
    <name>PositionProblem</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message>
        <source>This can be played on from</source>
        <translation>This can be played on from</translation>
    </message>
    <message>
        <source>Press to mark the place in the text</source>
        <translation>Press to mark the place in the text</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>Take back as practice?</source>
        <translation>Take back as practice?</translation>
    </message>
    <message>
        <source>New cards or other pieces have already been seen after this move. The match goes on, but counts as practice.</source>
        <translation>New cards or other pieces have been seen since this move. The match goes on, but counts as practice.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Leave it</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Take back</translation>
    </message>
</context>
<context>
    <name>PracticeNotice</name>
    <message>
        <source>This match is practice now</source>
        <translation>This match is practice now</translation>
    </message>
    <message>
        <source>It is not counted in the statistics.</source>
        <translation>It is not counted in the statistics.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>ProgramDialog</name>
    <message>
        <source>Add a computer player</source>
        <translation>Add a computer player</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Name of the player</translation>
    </message>
    <message>
        <source>Command: program and arguments</source>
        <translation>Command: program and arguments</translation>
    </message>
    <message>
        <source>Choose a program…</source>
        <translation>Choose a program…</translation>
    </message>
    <message>
        <source>Add the player</source>
        <translation>Add the player</translation>
    </message>
    <message>
        <source>Remove &quot;%1&quot;</source>
        <translation>Remove &quot;%1&quot;</translation>
    </message>
    <message>
        <source>A program of somebody else takes a seat; PLAYERS.md, in the documentation of Takujo, says how one is made. It is shown only what its seat may see, but it runs with your rights: use only programs from people you trust.</source>
        <translation>Someone else&apos;s program takes a seat; PLAYERS.md explains how to make one. It is shown only what its seat may see, but it runs with your permissions: use only programs from people you trust.</translation>
    </message>
</context>
<context>
    <name>ProgramNotice</name>
    <message>
        <source>A computer player has failed</source>
        <translation>A computer player has failed</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Not ready yet: complete it or clear it first</source>
        <translation>Not ready yet: complete it or clear it first</translation>
    </message>
</context>
<context>
    <name>PromptButtons</name>
    <message>
        <source>Something new was seen in this turn</source>
        <translation>Something new was seen this turn</translation>
    </message>
    <message>
        <source>To the start of my turn</source>
        <translation>To the start of my turn</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Next move</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>See the result</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choose…</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Play on from here</translation>
    </message>
    <message>
        <source>Hand over to %1</source>
        <translation>Hand over to %1</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Move now</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Choose: %1</translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>Looking back: move %1 of %2</source>
        <translation>Looking back: move %1 of %2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Hint: %1</translation>
    </message>
    <message>
        <source>The computer is paused</source>
        <translation>The computer is paused</translation>
    </message>
    <message>
        <source>%1 is next</source>
        <translation>%1 is next</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 is thinking</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 to move</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Step %1 of %2</translation>
    </message>
    <message>
        <source>  </source>
        <translation>  </translation>
    </message>
    <message>
        <source>The match waits</source>
        <translation>The match is on hold</translation>
    </message>
    <message>
        <source>See what you have now; after that the screen is covered</source>
        <translation>See what you have now; after that the screen is covered</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Why: %1</translation>
    </message>
    <message>
        <source>It uses only what you can see</source>
        <translation>It uses only what you can see</translation>
    </message>
    <message>
        <source>Comparing it with other moves…</source>
        <translation>Comparing it with other moves…</translation>
    </message>
    <message>
        <source>Nothing of it could be seen from here</source>
        <translation>None of it could be seen from here</translation>
    </message>
    <message>
        <source>As whoever moved saw it then</source>
        <translation>It uses only what the player could see then</translation>
    </message>
    <message>
        <source>An earlier position</source>
        <translation>An earlier position</translation>
    </message>
    <message>
        <source>This puzzle is over</source>
        <translation>This puzzle is over</translation>
    </message>
    <message>
        <source>Look around for as long as you like: nobody moves until it goes on</source>
        <translation>Look around for as long as you like: nobody moves until you go on</translation>
    </message>
    <message>
        <source>The table shows what the answer leads to. Go on, or try it again</source>
        <translation>The table shows what the answer leads to. Go on, or try it again</translation>
    </message>
    <message>
        <source>An earlier position. What is played on from here is a match of its own</source>
        <translation>An earlier position. Playing on from here starts a separate match</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Looking for a hint…</translation>
    </message>
    <message>
        <source>Also thought of: %1</source>
        <translation>Also thought of: %1</translation>
    </message>
</context>
<context>
    <name>ProofDialog</name>
    <message>
        <source>Seal of the deal</source>
        <translation>Seal of the deal</translation>
    </message>
    <message>
        <source>Before the first move the program drew this deal and showed its seal. Now the match is played anew from the deal number and compared.</source>
        <translation>Before the first move the program drew this deal and showed its seal. Now the match can be replayed from the deal number and compared.</translation>
    </message>
    <message>
        <source>Cards, dice and draws of this match were fixed before its first move. This is their seal: note it down, and after the match you can check that nothing was changed.</source>
        <translation>Cards, dice and draws of this match were fixed before its first move. This is their seal: note it down, and after the match you can check that nothing was changed.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Seal: %1</source>
        <translation>Seal: %1</translation>
    </message>
    <message>
        <source>Deal number %1</source>
        <translation>Deal number %1</translation>
    </message>
    <message numerus="yes">
        <source>It fits: all chance of the %n moves came from this deal.</source>
        <translation>
            <numerusform>It matches: all chance in the %n move came from this deal.</numerusform>
            <numerusform>It matches: all chance in the %n moves came from this deal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all chance of this match came from its deal. That is so when seats changed hands on the way, or when the record was changed.</source>
        <translation>Not all chance in this match came from its deal. That happens when seats changed hands on the way, or when the record was altered.</translation>
    </message>
    <message>
        <source>The match is played anew…</source>
        <translation>Replaying the match…</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Copy the seal</source>
        <translation>Copy the seal</translation>
    </message>
</context>
<context>
    <name>PuzzleBar</name>
    <message>
        <source>All puzzles</source>
        <translation>All puzzles</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle</source>
        <translation>Today&apos;s puzzle</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2</source>
        <translation>Puzzle %1 of %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>Working out what it costs…</source>
        <translation>Working out what it costs…</translation>
    </message>
    <message numerus="yes">
        <source>By the computer&apos;s rating (0 to 100) it is %n point(s) behind the best move.</source>
        <translation>
            <numerusform>By the computer&apos;s rating (0 to 100) it is %n point behind the best move.</numerusform>
            <numerusform>By the computer&apos;s rating (0 to 100) it is %n points behind the best move.</numerusform>
        </translation>
    </message>
    <message>
        <source>In 100 trial games it wins %1, the best move %2.</source>
        <translation>In 100 trial games it wins %1, the best move %2.</translation>
    </message>
    <message>
        <source>Find the one move that is clearly best.</source>
        <translation>Find the one move that is clearly best.</translation>
    </message>
    <message numerus="yes">
        <source>By the computer&apos;s rating (0 to 100) it is at least %n point(s) ahead of every other move (±%1).</source>
        <translation>
            <numerusform>By the computer&apos;s rating (0 to 100) it is at least %n point ahead of every other move (±%1).</numerusform>
            <numerusform>By the computer&apos;s rating (0 to 100) it is at least %n points ahead of every other move (±%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>That is right.</translation>
    </message>
    <message>
        <source>The best move:</source>
        <translation>The best move:</translation>
    </message>
    <message>
        <source>Not that one:</source>
        <translation>Not that one:</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Why</translation>
    </message>
    <message>
        <source>Looking for the reasons…</source>
        <translation>Looking for the reasons…</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>All puzzles</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Next puzzle</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Show the answer</translation>
    </message>
    <message>
        <source>If it is to place, what you pay with is up to you.</source>
        <translation>If the move is to place a coin, how you pay is up to you.</translation>
    </message>
    <message>
        <source>The computer soon set it aside: played out to the end, it falls behind the best move.</source>
        <translation>The computer soon set it aside: played out to the end, it falls behind the best move.</translation>
    </message>
    <message>
        <source>Looked at again and again, every other move is worth less.</source>
        <translation>Looked at again and again, every other move is worth less.</translation>
    </message>
    <message>
        <source>You can still win: go on.</source>
        <translation>You can still win: go on.</translation>
    </message>
    <message>
        <source>So it is won:</source>
        <translation>How it is won:</translation>
    </message>
    <message>
        <source>Nobody else decides after you, and what you do not see does not matter. To share the win is not enough.</source>
        <translation>Nobody else decides anything after you, and what you cannot see does not matter. Sharing the win is not enough.</translation>
    </message>
    <message>
        <source>It leaves no way to win.</source>
        <translation>It leaves no way to win.</translation>
    </message>
    <message>
        <source>This is the last turn of the match. Win it.</source>
        <translation>This is the last turn of the match. Win it.</translation>
    </message>
    <message>
        <source>The way to win</source>
        <translation>The way to win</translation>
    </message>
</context>
<context>
    <name>PuzzleTile</name>
    <message>
        <source>Puzzle %1</source>
        <translation>Puzzle %1</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>solved</translation>
    </message>
    <message>
        <source>not solved yet</source>
        <translation>not solved yet</translation>
    </message>
    <message>
        <source>today&apos;s puzzle</source>
        <translation>today&apos;s puzzle</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Puzzles</source>
        <translation>Puzzles</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Each position comes from a match between computer players, and one move is clearly the best. Find it.</source>
        <translation>Each position comes from a match between computer players, and one move is clearly the best. Find it.</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle: number %1</source>
        <translation>Today&apos;s puzzle: number %1</translation>
    </message>
    <message>
        <source>Go on with number %1</source>
        <translation>Go on with number %1</translation>
    </message>
    <message>
        <source>Begin with number 1</source>
        <translation>Begin with number 1</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%1 of %2 solved</translation>
    </message>
    <message>
        <source>All puzzles, easy ones first</source>
        <translation>All puzzles, easy ones first</translation>
    </message>
    <message>
        <source>Each position is the last turn of a match between computer players, and it can be won. Find the way.</source>
        <translation>Each position is the last turn of a match between computer players, and it can be won. Find the way.</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>All puzzles</translation>
    </message>
</context>
<context>
    <name>ReasonSheet</name>
    <message>
        <source>Why this was played</source>
        <translation>Why this was played</translation>
    </message>
    <message>
        <source>Why this move</source>
        <translation>Why this move</translation>
    </message>
</context>
<context>
    <name>RecentMatch</name>
    <message>
        <source>Review this match</source>
        <translation>Review this match</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Review</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Show result</translation>
    </message>
</context>
<context>
    <name>RecentMatches</name>
    <message>
        <source>Recent matches</source>
        <translation>Recent matches</translation>
    </message>
    <message>
        <source>All records</source>
        <translation>All records</translation>
    </message>
    <message>
        <source>No match was finished yet</source>
        <translation>No finished matches yet</translation>
    </message>
    <message>
        <source>A match played to its end stands here with its board, to look through or to play again. Choose a box above to begin one.</source>
        <translation>A match played to its end appears here with its board, to review or to play again. Choose a box above to begin one.</translation>
    </message>
</context>
<context>
    <name>RecordDetail</name>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>Speed ×1</source>
        <translation>Speed ×1</translation>
    </message>
    <message>
        <source>Speed ×2</source>
        <translation>Speed ×2</translation>
    </message>
    <message>
        <source>Speed ×4</source>
        <translation>Speed ×4</translation>
    </message>
    <message>
        <source>%1 of %2 moves</source>
        <translation>%1 of %2 moves</translation>
    </message>
    <message>
        <source>/ %1 moves</source>
        <translation>/ %1 moves</translation>
    </message>
</context>
<context>
    <name>RecordExports</name>
    <message>
        <source>Save a copy…</source>
        <translation>Save a copy…</translation>
    </message>
    <message>
        <source>Board as a picture…</source>
        <translation>Board as a picture…</translation>
    </message>
    <message>
        <source>Result as a picture…</source>
        <translation>Result as a picture…</translation>
    </message>
    <message>
        <source>Show the result first</source>
        <translation>Show the result first</translation>
    </message>
    <message>
        <source>Match as text…</source>
        <translation>Match as text…</translation>
    </message>
    <message>
        <source>Position shown…</source>
        <translation>Position shown…</translation>
    </message>
    <message>
        <source>Change this position…</source>
        <translation>Change this position…</translation>
    </message>
</context>
<context>
    <name>RecordFilters</name>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>All rules</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Seats</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>All seats</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>All levels</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>All results</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Not won</translation>
    </message>
    <message>
        <source>Not over</source>
        <translation>Not over</translation>
    </message>
</context>
<context>
    <name>RecordFoot</name>
    <message numerus="yes">
        <source>Verified: all %n moves give the same</source>
        <translation>
            <numerusform>Verified: the %n move gives the same result</numerusform>
            <numerusform>Verified: all %n moves give the same result</numerusform>
        </translation>
    </message>
    <message>
        <source>Same deal</source>
        <translation>Same deal</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Play on from here</translation>
    </message>
    <message>
        <source>The match is over here: go back to a move first</source>
        <translation>The match is over here: go back to a move first</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>On the table</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
</context>
<context>
    <name>RecordHead</name>
    <message>
        <source>Deal %1</source>
        <translation>Deal %1</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>practice</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Seen from</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>spectator</translation>
    </message>
</context>
<context>
    <name>RecordOpen</name>
    <message>
        <source>Resume</source>
        <translation>Resume</translation>
    </message>
    <message>
        <source>Open the save before it</source>
        <translation>Open the previous save</translation>
    </message>
</context>
<context>
    <name>RecordRounds</name>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Turn %1 of %2</translation>
    </message>
    <message>
        <source>The graph comes with the result</source>
        <translation>The graph comes with the result</translation>
    </message>
</context>
<context>
    <name>RecordRow</name>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>practice</translation>
    </message>
    <message>
        <source>Move this record to the trash</source>
        <translation>Move this record to the trash</translation>
    </message>
    <message>
        <source>show result</source>
        <translation>show result</translation>
    </message>
</context>
<context>
    <name>RecordSecret</name>
    <message>
        <source>Points and winner are hidden</source>
        <translation>Points and winner are hidden</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Show</translation>
    </message>
    <message>
        <source>Hide the result</source>
        <translation>Hide the result</translation>
    </message>
</context>
<context>
    <name>RecordStatistics</name>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Nothing to count yet</translation>
    </message>
    <message>
        <source>A match you finish against the computer appears here, with how often you won at each level.</source>
        <translation>A match you finish against the computer appears here, with how often you won at each level.</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Choose a game</translation>
    </message>
    <message>
        <source>Finished matches, counted separately for each rule set and number of players. Practice and matches between people are left out.</source>
        <translation>Finished matches, counted separately for each rule set and number of players. Practice and matches between people are left out.</translation>
    </message>
</context>
<context>
    <name>RecordStatisticsGroup</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message>
        <source>achieved %1 (%2 %)</source>
        <translation>achieved %1 (%2%)</translation>
    </message>
    <message>
        <source>won %1 (%2 %)</source>
        <translation>won %1 (%2%)</translation>
    </message>
    <message>
        <source>not achieved %1</source>
        <translation>not achieved %1</translation>
    </message>
    <message>
        <source>given up %1</source>
        <translation>given up %1</translation>
    </message>
    <message>
        <source>%1 points on average, %2 at best</source>
        <translation>%1 points on average, %2 at best</translation>
    </message>
    <message>
        <source>with %1: %2 of %3</source>
        <translation>with %1: %2 of %3</translation>
    </message>
    <message>
        <source>against %1: %2 of %3</source>
        <translation>against %1: %2 of %3</translation>
    </message>
</context>
<context>
    <name>RecordsList</name>
    <message>
        <source>Find</source>
        <translation>Find</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>All boxes</source>
        <translation>All boxes</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>No records yet</source>
        <translation>No records yet</translation>
    </message>
    <message>
        <source>Nothing fits the search</source>
        <translation>Nothing matches the search</translation>
    </message>
    <message>
        <source>Another word or another box may find it.</source>
        <translation>Try another word or another box.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Open a file…</translation>
    </message>
    <message>
        <source>Another program is using the list of matches, so the files were read again. No match is lost.</source>
        <translation>Another program is using the list of matches, so the files were read again. No match is lost.</translation>
    </message>
    <message>
        <source>Find a player, rules, a date or a deal</source>
        <translation>Find a player, rules, a date or a deal</translation>
    </message>
    <message>
        <source>Hide the filters</source>
        <translation>Hide the filters</translation>
    </message>
    <message>
        <source>Filter by rules, seats, level and result</source>
        <translation>Filter by rules, seats, level and result</translation>
    </message>
    <message>
        <source>Every match is kept here by itself, to go on with, to look through and to play again.</source>
        <translation>Every match is kept here automatically, to continue, to review and to play again.</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Choose a game</translation>
    </message>
    <message>
        <source>Show all records</source>
        <translation>Show all records</translation>
    </message>
</context>
<context>
    <name>RemoveButton</name>
    <message>
        <source>Move this record to the trash</source>
        <translation>Move this record to the trash</translation>
    </message>
</context>
<context>
    <name>RemoveDialog</name>
    <message>
        <source>Remove this record?</source>
        <translation>Remove this record?</translation>
    </message>
    <message>
        <source>%1, %2. It goes to the trash of the desktop.</source>
        <translation>%1, %2. It goes to the desktop&apos;s trash.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Keep it</translation>
    </message>
    <message>
        <source>Remove the record</source>
        <translation>Remove the record</translation>
    </message>
</context>
<context>
    <name>ReplayButtons</name>
    <message>
        <source>To the start</source>
        <translation>To the start</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>One move back</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Play the moves</source>
        <translation>Play the moves</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>One move on</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>To the end</translation>
    </message>
    <message>
        <source>The end shows the result, which is hidden</source>
        <translation>The end shows the result, which is hidden</translation>
    </message>
</context>
<context>
    <name>ResultBalance</name>
    <message>
        <source>Luck and choices</source>
        <translation>Luck and choices</translation>
    </message>
    <message>
        <source>The match is looked through…</source>
        <translation>Analysing the match…</translation>
    </message>
    <message>
        <source>Every decision that differs is played out %1 times both ways, from what its seat could see.</source>
        <translation>Every decision that differs is played out %1 times both ways, from what its seat could see.</translation>
    </message>
    <message>
        <source>In points of lead, ± is the range of 95 %. Luck is the deal, the draws and the others; choices are compared with those of a quick computer.</source>
        <translation>In points of lead; ± is the 95% range. Luck is the deal, the draws and the other seats; choices are compared with those of a quick computer player.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choices</translation>
    </message>
    <message>
        <source>Luck, others</source>
        <translation>Luck, others</translation>
    </message>
    <message>
        <source>%1: luck and others %2, choices %3</source>
        <translation>%1: luck and others %2, choices %3</translation>
    </message>
</context>
<context>
    <name>ResultBanner</name>
    <message>
        <source>The standing so far</source>
        <translation>The standing so far</translation>
    </message>
    <message>
        <source>As far as this seat can know.</source>
        <translation>As far as this seat can know.</translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of %1</source>
        <translation>
            <numerusform>%n point ahead of %1</numerusform>
            <numerusform>%n points ahead of %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Level on points with %1: what breaks a tie decided</source>
        <translation>Level on points with %1; the tie-break decided</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultBoard</name>
    <message>
        <source>The table at the end</source>
        <translation>The final table</translation>
    </message>
    <message>
        <source>Show the table large</source>
        <translation>Show the table large</translation>
    </message>
</context>
<context>
    <name>ResultFoot</name>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Same deal</source>
        <translation>Same deal</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Play again</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Back to the table</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>practice</source>
        <translation>practice</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Save a copy…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>To the shelf</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>To the table</translation>
    </message>
    <message>
        <source>Points over the turns</source>
        <translation>Points over the turns</translation>
    </message>
    <message>
        <source>as everybody could see them</source>
        <translation>as everybody could see them</translation>
    </message>
    <message>
        <source>as far as this seat can know</source>
        <translation>as far as this seat can know</translation>
    </message>
    <message>
        <source>Progress over the turns</source>
        <translation>Progress over the turns</translation>
    </message>
    <message>
        <source>Hide who placed it</source>
        <translation>Hide who placed it</translation>
    </message>
    <message>
        <source>Who placed it</source>
        <translation>Who placed it</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Review</translation>
    </message>
</context>
<context>
    <name>ResultPodium</name>
    <message>
        <source>Ranks</source>
        <translation>Ranks</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>ResultTurning</name>
    <message>
        <source>change of lead</source>
        <translation>change of lead</translation>
    </message>
    <message>
        <source>No turn changed the lead that everybody could see.</source>
        <translation>No turn changed the lead that everybody could see.</translation>
    </message>
    <message>
        <source>Turns that decided it</source>
        <translation>Turns that decided it</translation>
    </message>
    <message>
        <source>Turns that changed the lead</source>
        <translation>Turns that changed the lead</translation>
    </message>
</context>
<context>
    <name>ResultTurningRow</name>
    <message>
        <source>Turn %1</source>
        <translation>Turn %1</translation>
    </message>
</context>
<context>
    <name>RetryNotice</name>
    <message>
        <source>Your move is weighed against the one played then…</source>
        <translation>Your move is weighed against the one played then…</translation>
    </message>
    <message>
        <source>That is the move played then</source>
        <translation>That is the move played then</translation>
    </message>
    <message>
        <source>About as good as the move played then</source>
        <translation>About as good as the move played then</translation>
    </message>
    <message>
        <source>+%1 of %2 won back</source>
        <translation>+%1 of %2 won back</translation>
    </message>
    <message>
        <source>−%1: the move played then was better</source>
        <translation>−%1: the move played then was better</translation>
    </message>
    <message>
        <source>Played out on fresh deals, with what could be seen then.</source>
        <translation>Played out on fresh deals, with what could be seen then.</translation>
    </message>
    <message>
        <source>In percentage points of the chance to win, ± %1.</source>
        <translation>In percentage points of the chance to win, ± %1.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>ReviewCurve</name>
    <message numerus="yes">
        <source>Chance to win over %n turn(s)</source>
        <translation>
            <numerusform>Chance to win over %n turn</numerusform>
            <numerusform>Chance to win over %n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turn %1</translation>
    </message>
</context>
<context>
    <name>ReviewFacts</name>
    <message>
        <source>decisions</source>
        <translation>decisions</translation>
    </message>
    <message>
        <source>as good as the best found</source>
        <translation>as good as the best found</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisions</translation>
    </message>
    <message>
        <source>average loss per decision (rating 0 to 100)</source>
        <translation>average loss per decision (rating 0 to 100)</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could be compared only by playing the match out.</source>
        <translation>
            <numerusform>%n decision could be compared only by playing the match out.</numerusform>
            <numerusform>%n decisions could be compared only by playing the match out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewLevels</name>
    <message>
        <source>Achieved by level of the partners</source>
        <translation>Achieved by level of the partners</translation>
    </message>
    <message>
        <source>Wins by level of the rivals</source>
        <translation>Wins by level of the rivals</translation>
    </message>
    <message>
        <source>line: 95 %</source>
        <translation>line: 95 %</translation>
    </message>
    <message>
        <source>%1 of %2 won, between %3 % and %4 %</source>
        <translation>%1 of %2 won, between %3 % and %4 %</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>An equal share of %1 players is %2 %.</source>
        <translation>An equal share of %1 players is %2 %.</translation>
    </message>
    <message>
        <source>%1 is a good level for the next match.</source>
        <translation>%1 is a good level for the next match.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>To the result</source>
        <translation>To the result</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Your chance to win</source>
        <translation>Your chance to win</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Chance to win</translation>
    </message>
    <message>
        <source>played out from what was seen then</source>
        <translation>played out from what was seen then</translation>
    </message>
    <message>
        <source>The moves that cost most</source>
        <translation>The moves that cost most</translation>
    </message>
    <message>
        <source>each played out %1 times both ways, on fresh deals</source>
        <translation>each played out %1 times both ways, on fresh deals</translation>
    </message>
    <message>
        <source>The match is looked through…</source>
        <translation>Analysing the match…</translation>
    </message>
    <message>
        <source>Trying again is practice of its own: this record stays as it is.</source>
        <translation>Trying again is separate practice: this record stays as it is.</translation>
    </message>
    <message>
        <source>Every decision is looked at again, with what could be seen then. That takes a while.</source>
        <translation>Every decision is looked at again, with what could be seen then. This takes a while.</translation>
    </message>
    <message>
        <source>No other move was found to be better than the ones played. The replay shows every moment again.</source>
        <translation>No other move was found to be better than the ones played. The replay shows every moment again.</translation>
    </message>
</context>
<context>
    <name>ReviewRow</name>
    <message>
        <source>Turn %1</source>
        <translation>Turn %1</translation>
    </message>
    <message>
        <source>played: %1</source>
        <translation>played: %1</translation>
    </message>
    <message>
        <source>better: %1</source>
        <translation>better: %1</translation>
    </message>
    <message>
        <source>%1 percentage points of the chance to win</source>
        <translation>%1 percentage points of the chance to win</translation>
    </message>
    <message>
        <source>not certain</source>
        <translation>not certain</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>%1 played</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Played</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Better</translation>
    </message>
    <message>
        <source>% points of chance to win</source>
        <translation>% points of chance to win</translation>
    </message>
    <message>
        <source>% points, not certain</source>
        <translation>% points, not certain</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Try again from here</translation>
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
            <numerusform>Average loss, the last %n match</numerusform>
            <numerusform>Average loss, the last %n matches</numerusform>
        </translation>
    </message>
    <message>
        <source>Lower is better; the large point is this match.</source>
        <translation>Lower is better; the large point is this match.</translation>
    </message>
</context>
<context>
    <name>RulebookPage</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s) changed</source>
        <translation>
            <numerusform>%n paragraph changed</numerusform>
            <numerusform>%n paragraphs changed</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Search the rules</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Next place</translation>
    </message>
    <message>
        <source>Player aid</source>
        <translation>Player aid</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Save as PDF…</translation>
    </message>
    <message>
        <source>Learn in 5 minutes</source>
        <translation>Learn in 5 minutes</translation>
    </message>
</context>
<context>
    <name>SaveBanner</name>
    <message>
        <source>This match is not being saved</source>
        <translation>This match is not being saved</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Save a copy…</translation>
    </message>
    <message>
        <source>A match could not be saved</source>
        <translation>A match could not be saved</translation>
    </message>
</context>
<context>
    <name>ScoreGraph</name>
    <message numerus="yes">
        <source>Points over %n turn(s)</source>
        <translation>
            <numerusform>Points over %n turn</numerusform>
            <numerusform>Points over %n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message numerus="yes">
        <source>End (%n turns)</source>
        <translation>
            <numerusform>End (%n turn)</numerusform>
            <numerusform>End (%n turns)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now (%n turns)</source>
        <translation>
            <numerusform>Now (%n turn)</numerusform>
            <numerusform>Now (%n turns)</numerusform>
        </translation>
    </message>
    <message>
        <source>Left and Right go through the turns, Enter looks at one</source>
        <translation>Left and Right go through the turns, Enter looks at one</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>Everybody</source>
        <translation>Everybody</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Points by clause</source>
        <translation>Points in detail</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>The computer plays on</source>
        <translation>The computer plays on</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Give up</translation>
    </message>
    <message>
        <source>A person takes this seat</source>
        <translation>A person takes this seat</translation>
    </message>
    <message>
        <source>Look from this seat</source>
        <translation>Look from this seat</translation>
    </message>
    <message>
        <source>Hands are secret while people play</source>
        <translation>Hands are secret while people play</translation>
    </message>
    <message>
        <source>%1 plays on</source>
        <comment>a level</comment>
        <translation>%1 plays on</translation>
    </message>
    <message>
        <source>%1 plays on</source>
        <translation>%1 plays on</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>gave up</source>
        <translation>gave up</translation>
    </message>
    <message>
        <source>AI %1</source>
        <translation>AI %1</translation>
    </message>
    <message numerus="yes">
        <source>, %n points</source>
        <translation>
            <numerusform>, %n point</numerusform>
            <numerusform>, %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Has the turn</source>
        <translation>Has the turn</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>lesson partner</source>
        <translation>lesson partner</translation>
    </message>
    <message>
        <source>in the lead</source>
        <translation>in the lead</translation>
    </message>
    <message>
        <source>Thinks, %1 %</source>
        <translation>Thinking, %1%</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Language and look</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Follow the system</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Theme</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Day</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Night</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>High contrast, light</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>High contrast, dark</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Text size</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Motion</translation>
    </message>
    <message>
        <source>Pieces fade instead of moving</source>
        <translation>Pieces fade instead of moving</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Your name</translation>
    </message>
    <message>
        <source>You</source>
        <translation>You</translation>
    </message>
    <message>
        <source>Pace of the computer</source>
        <translation>Pace of the computer</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Files</translation>
    </message>
    <message>
        <source>Records: %1</source>
        <translation>Records: %1</translation>
    </message>
    <message>
        <source>Rule sets: %1</source>
        <translation>Rule sets: %1</translation>
    </message>
    <message>
        <source>A record holds everything, hidden cards too. The program shows it only as a seat may see it, but the file itself can be read by anyone.</source>
        <translation>A record holds everything, hidden cards too. The program shows it only as a seat may see it, but the file itself can be read by anyone.</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Finished matches</translation>
    </message>
    <message>
        <source>Open without the result</source>
        <translation>Open without the result</translation>
    </message>
    <message>
        <source>Points and winner show when you ask for them, or have played the match yourself</source>
        <translation>Points and winner show only when you ask for them or have played the match yourself</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Keys…</translation>
    </message>
    <message>
        <source>See and change what each key does</source>
        <translation>See and change what each key does</translation>
    </message>
    <message>
        <source>Pieces move</source>
        <translation>Pieces move</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>At the end</translation>
    </message>
    <message>
        <source>Count the score on the table</source>
        <translation>Count the score on the table</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Plain, without a drawn ground</source>
        <translation>Plain, without a drawn ground</translation>
    </message>
</context>
<context>
    <name>SettingsSounds</name>
    <message>
        <source>Sound</source>
        <translation>Sound</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sounds</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Play sounds</translation>
    </message>
    <message>
        <source>Each also shows on the table</source>
        <translation>Each sound also shows on the table</translation>
    </message>
    <message>
        <source>All sounds</source>
        <translation>All sounds</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pieces</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Notices</translation>
    </message>
</context>
<context>
    <name>SetupCover</name>
    <message>
        <source>%1–%2 players</source>
        <translation>%1–%2 players</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Seats and rules</source>
        <translation>Seats and rules</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Kept</translation>
    </message>
    <message>
        <source>Keep for quick start</source>
        <translation>Keep for quick start</translation>
    </message>
    <message>
        <source>These rules cannot be played</source>
        <translation>These rules cannot be played</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Start the match</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Set up a position</translation>
    </message>
</context>
<context>
    <name>SetupRuleRow</name>
    <message>
        <source>my rules</source>
        <translation>my rules</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>Open in the rules editor</source>
        <translation>Open in the rules editor</translation>
    </message>
    <message>
        <source>Open the save before it</source>
        <translation>Open the previous save</translation>
    </message>
</context>
<context>
    <name>SetupRules</name>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Look for new rules</source>
        <translation>Look for new rules</translation>
    </message>
    <message>
        <source>Rule sets of your own: %1</source>
        <translation>Rule sets of your own: %1</translation>
    </message>
    <message>
        <source>Edit rules</source>
        <translation>Edit rules</translation>
    </message>
    <message>
        <source>New house rule</source>
        <translation>New house rule</translation>
    </message>
    <message numerus="yes">
        <source>Other than in the official rules (%n)</source>
        <translation>
            <numerusform>Other than in the official rules (%n)</numerusform>
            <numerusform>Other than in the official rules (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupSeatRow</name>
    <message>
        <source>Seat %1: %2</source>
        <translation>Seat %1: %2</translation>
    </message>
    <message>
        <source>Next colour</source>
        <translation>Next colour</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Name of seat %1</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Who plays</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>AI</source>
        <translation>AI</translation>
    </message>
    <message>
        <source>On this screen</source>
        <translation>On this screen</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message numerus="yes">
        <source>The game needs at least %n players</source>
        <translation>
            <numerusform>The game needs at least %n player</numerusform>
            <numerusform>The game needs at least %n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Remove this seat</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>The computer</translation>
    </message>
    <message>
        <source>Add a computer player…</source>
        <translation>Add a computer player…</translation>
    </message>
    <message>
        <source>Move this seat (%1, %2)</source>
        <translation>Move this seat (%1, %2)</translation>
    </message>
    <message>
        <source>One strength here</source>
        <translation>Only one level here</translation>
    </message>
</context>
<context>
    <name>SetupSeats</name>
    <message>
        <source>Seats</source>
        <translation>Seats</translation>
    </message>
    <message>
        <source>The top seat begins. Drag to reorder.</source>
        <translation>The top seat begins. Drag to reorder.</translation>
    </message>
    <message numerus="yes">
        <source>Add a seat (%n left)</source>
        <translation>
            <numerusform>Add a seat (%n left)</numerusform>
            <numerusform>Add a seat (%n left)</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw lots for the order</source>
        <translation>Draw lots for the order</translation>
    </message>
    <message>
        <source>Pace of the computer</source>
        <translation>Pace of the computer</translation>
    </message>
    <message>
        <source>The computer decides only by what can be seen from its own seat.</source>
        <translation>The computer decides only by what can be seen from its own seat.</translation>
    </message>
</context>
<context>
    <name>ShelfHeader</name>
    <message>
        <source>Takujo</source>
        <translation>Takujo</translation>
    </message>
    <message>
        <source>Takujo in the other script</source>
        <extracomment>ja: Takujo, en: 卓上</extracomment>
        <translation>卓上</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Shelf</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Rulebook</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Rules editor</source>
        <translation>Rules editor</translation>
    </message>
</context>
<context>
    <name>ShelfModel</name>
    <message>
        <source>today %1</source>
        <translation>today %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>yesterday %1</translation>
    </message>
    <message>
        <source>MMM d</source>
        <comment>date format</comment>
        <translation>MMM d</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>cannot be read</translation>
    </message>
    <message>
        <source>MMM d, yyyy</source>
        <comment>date format</comment>
        <translation>MMM d, yyyy</translation>
    </message>
</context>
<context>
    <name>ShelfNote</name>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Choose a box to set seats and rules. Quick start keeps the seats you used last.</source>
        <translation>Choose a box to set seats and rules. Quick start keeps the seats you used last.</translation>
    </message>
    <message>
        <source>Hide welcome</source>
        <translation>Hide welcome</translation>
    </message>
    <message>
        <source>Play right away: three seats, you and two computers (%1). In a game of cooperation they play with you. Press a box to choose seats and rules.</source>
        <translation>Play right away: three seats, you and two computer players (%1). In a cooperative game they play with you. Press a box to choose seats and rules.</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>No games were found</source>
        <translation>No games were found</translation>
    </message>
    <message>
        <source>The game plugins are missing or cannot be used. Install the program again, then start it anew.</source>
        <translation>The game plugins are missing or cannot be used. Reinstall the program, then start it again.</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) with the installed games</source>
        <translation>
            <numerusform>%n problem with the installed games</numerusform>
            <numerusform>%n problems with the installed games</numerusform>
        </translation>
    </message>
    <message>
        <source>About Takujo</source>
        <translation>About Takujo</translation>
    </message>
    <message>
        <source>Problems with the installed games</source>
        <translation>Problems with the installed games</translation>
    </message>
    <message>
        <source>%1 Open a file</source>
        <translation>%1 Open a file</translation>
    </message>
    <message>
        <source>%1 Shortcuts</source>
        <translation>%1 Shortcuts</translation>
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
        <translation>Arrow keys</translation>
    </message>
    <message>
        <source>Next zone or control</source>
        <translation>Next zone or control</translation>
    </message>
    <message>
        <source>Look back, forward</source>
        <translation>Look back, forward</translation>
    </message>
    <message>
        <source>Back, cancel</source>
        <translation>Back, cancel</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Shortcuts</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Everywhere</translation>
    </message>
    <message>
        <source>To what is asked; then from piece to piece</source>
        <translation>To what you can choose; then from piece to piece</translation>
    </message>
    <message>
        <source>Choose the button with this number</source>
        <translation>Choose the button with this number</translation>
    </message>
    <message>
        <source>Hold Space</source>
        <translation>Hold Space</translation>
    </message>
    <message>
        <source>Covered screen: show the hand</source>
        <translation>Covered screen: show the hand</translation>
    </message>
    <message>
        <source>Choose the piece with the ring</source>
        <translation>Choose the piece with the ring</translation>
    </message>
    <message>
        <source>Finished match: move by move</source>
        <translation>Finished match: move by move</translation>
    </message>
    <message>
        <source>Finished match: to its ends</source>
        <translation>Finished match: to its start or end</translation>
    </message>
</context>
<context>
    <name>SoundSilence</name>
    <message>
        <source>This program was built without sound</source>
        <translation>This program was built without sound</translation>
    </message>
    <message>
        <source>The sound module cannot be loaded</source>
        <translation>The sound module cannot be loaded</translation>
    </message>
    <message>
        <source>No audio device was found</source>
        <translation>No audio device was found</translation>
    </message>
    <message>
        <source>Qt Multimedia was missing then. With the package qt6-multimedia-dev installed, build it again.</source>
        <translation>Qt Multimedia was missing then. With the package qt6-multimedia-dev installed, build it again.</translation>
    </message>
    <message>
        <source>It needs the package libqt6multimedia6.</source>
        <translation>It needs the package libqt6multimedia6.</translation>
    </message>
    <message>
        <source>Sounds need a running sound server, PulseAudio or PipeWire. What they say also shows on the table.</source>
        <translation>Sounds need a running sound server, PulseAudio or PipeWire. What they say also shows on the table.</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message numerus="yes">
        <source>%1 · %n players</source>
        <translation>
            <numerusform>%1 · %n player</numerusform>
            <numerusform>%1 · %n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>There is nothing of yours to take back</source>
        <translation>There is nothing of yours to take back</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>A hint is given on your own turn</source>
        <translation>A hint is given on your own turn</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Paused</translation>
    </message>
    <message>
        <source>AI: %1</source>
        <translation>AI: %1</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>practice</translation>
    </message>
    <message>
        <source>Back to the rulebook</source>
        <translation>Back to the rulebook</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>To the shelf</translation>
    </message>
    <message>
        <source>Player aid</source>
        <translation>Player aid</translation>
    </message>
    <message>
        <source>Turn sounds on</source>
        <translation>Turn sounds on</translation>
    </message>
    <message>
        <source>Turn sounds off</source>
        <translation>Turn sounds off</translation>
    </message>
</context>
<context>
    <name>TableEnding</name>
    <message>
        <source>The table at the end</source>
        <translation>The final table</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>New match</source>
        <translation>New match</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Save a copy…</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Nothing was taken back</source>
        <translation>Nothing was taken back</translation>
    </message>
    <message>
        <source>Result so far</source>
        <translation>Result so far</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>About Takujo</source>
        <translation>About Takujo</translation>
    </message>
    <message>
        <source>Rules editor</source>
        <translation>Rules editor</translation>
    </message>
    <message>
        <source>Player aid</source>
        <translation>Player aid</translation>
    </message>
    <message>
        <source>This game has none</source>
        <translation>This game has none</translation>
    </message>
    <message>
        <source>Seal of the deal…</source>
        <translation>Seal of the deal…</translation>
    </message>
    <message>
        <source>This match began with a position, not with a deal</source>
        <translation>This match began with a position, not with a deal</translation>
    </message>
    <message>
        <source>Change this position…</source>
        <translation>Change this position…</translation>
    </message>
    <message>
        <source>Change the position it began with…</source>
        <translation>Change the position it began with…</translation>
    </message>
    <message>
        <source>It would tell what is hidden: after the match, or in one that began with a position</source>
        <translation>It would tell what is hidden: after the match, or in one that began with a position</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Play on from here</translation>
    </message>
</context>
<context>
    <name>TableMini</name>
    <message>
        <source>The board</source>
        <translation>The board</translation>
    </message>
</context>
<context>
    <name>TheatreButtons</name>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Look back</translation>
    </message>
</context>
<context>
    <name>TheatreFoot</name>
    <message>
        <source>Next: %1</source>
        <translation>Next: %1</translation>
    </message>
</context>
<context>
    <name>TogetherBars</name>
    <message>
        <source>Turn by turn</source>
        <translation>Turn by turn</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>replaced</translation>
    </message>
    <message numerus="yes">
        <source>Points over %n turn(s)</source>
        <translation>
            <numerusform>Points over %n turn</numerusform>
            <numerusform>Points over %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TogetherButtons</name>
    <message>
        <source>Play again</source>
        <translation>Play again</translation>
    </message>
    <message>
        <source>Same deal</source>
        <translation>Same deal</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Review</translation>
    </message>
</context>
<context>
    <name>TogetherFacts</name>
    <message>
        <source>This match</source>
        <translation>This match</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es) won</source>
        <translation>
            <numerusform>%1 of %n match won</numerusform>
            <numerusform>%1 of %n matches won</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turns</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Replaced</translation>
    </message>
</context>
<context>
    <name>TogetherShares</name>
    <message>
        <source>Who placed what</source>
        <translation>Who placed what</translation>
    </message>
    <message>
        <source>There from the start</source>
        <translation>There from the start</translation>
    </message>
</context>
<context>
    <name>TogetherWay</name>
    <message>
        <source>How it ended</source>
        <translation>How it ended</translation>
    </message>
    <message>
        <source>Replay from turn %1</source>
        <translation>Replay from turn %1</translation>
    </message>
</context>
<context>
    <name>ToolButton</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>TrialNotice</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Close without saving?</source>
        <translation>Close without saving?</translation>
    </message>
    <message>
        <source>Keep Takujo open</source>
        <translation>Keep Takujo open</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Close anyway</translation>
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
        <translation>Welcome to the table</translation>
    </message>
    <message>
        <source>Take a box. Learn it at its own table in about five minutes, or play right away; the table shows every move you may make.</source>
        <translation>Take a box. Learn it at its own table in about five minutes, or play right away; the table shows every move you may make.</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Shortcuts</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Undo, in every game</source>
        <translation>Undo, in every game</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Text size</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Opponents</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>. </source>
        <comment>between sentences</comment>
        <translation>. </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two names</comment>
        <translation>%1 and %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>names, the last one</comment>
        <translation>%1 and %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>You</source>
        <translation>You</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Player %1</translation>
    </message>
    <message>
        <source>Sora</source>
        <extracomment>Names of the computer&apos;s seats, by the colour of the seat: indigo, vermilion, green, gold.</extracomment>
        <translation>Sora</translation>
    </message>
    <message>
        <source>Aoi</source>
        <translation>Aoi</translation>
    </message>
    <message>
        <source>Ren</source>
        <translation>Ren</translation>
    </message>
    <message>
        <source>Kaede</source>
        <translation>Kaede</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Casual</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Skilled</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Master</translation>
    </message>
</context>
<context>
    <name>takujo::App</name>
    <message>
        <source>This game cannot be opened</source>
        <translation>This game cannot be opened</translation>
    </message>
    <message>
        <source>This match cannot be started</source>
        <translation>This match cannot be started</translation>
    </message>
    <message>
        <source>This record cannot be opened</source>
        <translation>This record cannot be opened</translation>
    </message>
    <message>
        <source>These rules cannot be used</source>
        <translation>These rules cannot be used</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Save a copy</translation>
    </message>
    <message>
        <source>Match records (*.takujo)</source>
        <translation>Match records (*.takujo)</translation>
    </message>
    <message>
        <source>The copy could not be saved</source>
        <translation>The copy could not be saved</translation>
    </message>
    <message>
        <source>This rulebook cannot be opened</source>
        <translation>This rulebook cannot be opened</translation>
    </message>
    <message>
        <source>This figure cannot be opened</source>
        <translation>This figure cannot be opened</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF files (*.pdf)</translation>
    </message>
    <message>
        <source>What is tried out from a figure is not kept.</source>
        <translation>What you try out from a figure is not saved.</translation>
    </message>
    <message>
        <source>Save the rulebook</source>
        <translation>Save the rulebook</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>The file could not be written</translation>
    </message>
    <message>
        <source>Save the player aid</source>
        <translation>Save the player aid</translation>
    </message>
    <message>
        <source>This lesson cannot be opened</source>
        <translation>This lesson cannot be opened</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Deal %1</translation>
    </message>
    <message>
        <source>Save the match as text</source>
        <translation>Save the match as text</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>The file could not be saved</source>
        <translation>The file could not be saved</translation>
    </message>
    <message>
        <source>Save the board as a picture</source>
        <translation>Save the board as a picture</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Picture</translation>
    </message>
    <message>
        <source>Save the result as a picture</source>
        <translation>Save the result as a picture</translation>
    </message>
    <message>
        <source>This puzzle cannot be opened</source>
        <translation>This puzzle cannot be opened</translation>
    </message>
    <message>
        <source>Matches, rules and positions (*.takujo *.takujo-rules *.json)</source>
        <translation>Matches, rules and positions (*.takujo *.takujo-rules *.json)</translation>
    </message>
    <message>
        <source>This position cannot be opened</source>
        <translation>This position cannot be opened</translation>
    </message>
    <message>
        <source>The match is over in it: nobody is to decide.</source>
        <translation>The match is over in this position: nobody is to move.</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>Save the position</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>This record could not be removed</source>
        <translation>This record could not be removed</translation>
    </message>
    <message>
        <source>The picture for the shelf could not be kept</source>
        <translation>The picture for the shelf could not be saved</translation>
    </message>
    <message>
        <source>No picture could be made.</source>
        <translation>No picture could be made.</translation>
    </message>
    <message>
        <source>This position could not be removed</source>
        <translation>This position could not be removed</translation>
    </message>
    <message>
        <source>A position that is not saved cannot be kept</source>
        <translation>A position that is not saved cannot be kept</translation>
    </message>
    <message>
        <source>Settings cannot be kept</source>
        <translation>Settings cannot be kept</translation>
    </message>
    <message>
        <source>%1 cannot be written. What you change is lost when the program ends.</source>
        <translation>%1 cannot be written. What you change is lost when the program ends.</translation>
    </message>
</context>
<context>
    <name>takujo::EditorLink</name>
    <message>
        <source>The rules editor cannot be opened</source>
        <translation>The rules editor cannot be opened</translation>
    </message>
</context>
<context>
    <name>takujo::HandOver</name>
    <message>
        <source>Takujo is running already; its window comes to the front.</source>
        <translation>Takujo is already running; its window comes to the front.</translation>
    </message>
    <message>
        <source>Takujo is running already and opens: %1</source>
        <translation>Takujo is already running and opens: %1</translation>
    </message>
</context>
<context>
    <name>takujo::KeyMap</name>
    <message>
        <source>Everywhere</source>
        <translation>Everywhere</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Finished matches</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>Lessons and puzzles</translation>
    </message>
    <message>
        <source>Other pages</source>
        <translation>Other pages</translation>
    </message>
    <message>
        <source>Coin Hunt</source>
        <translation>Coin Hunt</translation>
    </message>
    <message>
        <source>%1 has a meaning of its own that stays.</source>
        <translation>%1 has a fixed meaning that cannot be changed.</translation>
    </message>
    <message>
        <source>%1 is taken: %2.</source>
        <translation>%1 is already used: %2.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>New match</translation>
    </message>
    <message>
        <source>Open a match or rules</source>
        <translation>Open a match or rules</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Rules editor</source>
        <translation>Rules editor</translation>
    </message>
    <message>
        <source>Player aid: hold to look, press to keep</source>
        <translation>Player aid: hold to look, press to keep</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Rulebook</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Full screen</translation>
    </message>
    <message>
        <source>All shortcuts; on a piece: what it is</source>
        <translation>All shortcuts; on a piece: what it is</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Confirm (press the highlighted button)</source>
        <translation>Confirm (press the highlighted button)</translation>
    </message>
    <message>
        <source>Next move of the computer, hurry what is shown</source>
        <translation>Next computer move; hurry what is shown</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Save a copy of the match</source>
        <translation>Save a copy of the match</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Set up what the hint says</source>
        <translation>Set up what the hint advises</translation>
    </message>
    <message>
        <source>Looking back: why this move?</source>
        <translation>Looking back: why this move?</translation>
    </message>
    <message>
        <source>Pause the computer</source>
        <translation>Pause the computer</translation>
    </message>
    <message>
        <source>The computer that thinks moves now</source>
        <translation>Make the thinking computer move now</translation>
    </message>
    <message>
        <source>Sounds on or off</source>
        <translation>Sounds on or off</translation>
    </message>
    <message>
        <source>What is being shown: look back</source>
        <translation>What is being shown: look back</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Look back</translation>
    </message>
    <message>
        <source>Look forward</source>
        <translation>Look forward</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>Zoom in</translation>
    </message>
    <message>
        <source>Look less close</source>
        <translation>Zoom out</translation>
    </message>
    <message>
        <source>The whole board again</source>
        <translation>Show the whole board</translation>
    </message>
    <message>
        <source>A move back</source>
        <translation>One move back</translation>
    </message>
    <message>
        <source>A move forward</source>
        <translation>One move on</translation>
    </message>
    <message>
        <source>To its beginning</source>
        <translation>To the start</translation>
    </message>
    <message>
        <source>To its end</source>
        <translation>To the end</translation>
    </message>
    <message>
        <source>Show the result, hide it</source>
        <translation>Show the result, hide it</translation>
    </message>
    <message>
        <source>On the result: play again</source>
        <translation>On the result: play again</translation>
    </message>
    <message>
        <source>Lesson: step before</source>
        <translation>Lesson: previous step</translation>
    </message>
    <message>
        <source>Lesson: next step</source>
        <translation>Lesson: next step</translation>
    </message>
    <message>
        <source>Lesson: say it again</source>
        <translation>Lesson: say it again</translation>
    </message>
    <message>
        <source>Puzzle before</source>
        <translation>Previous puzzle</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Next puzzle</translation>
    </message>
    <message>
        <source>Puzzle: try again</source>
        <translation>Puzzle: try again</translation>
    </message>
    <message>
        <source>Puzzle: show the answer</source>
        <translation>Puzzle: show the answer</translation>
    </message>
    <message>
        <source>Rulebook: search</source>
        <translation>Rulebook: search</translation>
    </message>
    <message>
        <source>Seats: move this seat up</source>
        <translation>Seats: move this seat up</translation>
    </message>
    <message>
        <source>Seats: move this seat down</source>
        <translation>Seats: move this seat down</translation>
    </message>
    <message>
        <source>Shelf: change my rules</source>
        <translation>Shelf: change my rules</translation>
    </message>
    <message>
        <source>The card face down, face up</source>
        <translation>The card face down, face up</translation>
    </message>
    <message>
        <source>From the reserve with two cards; once more to leave it</source>
        <translation>From the reserve with two cards; again to cancel</translation>
    </message>
    <message>
        <source>Turn a card up; once more to leave it</source>
        <translation>Turn a card up; again to cancel</translation>
    </message>
    <message>
        <source>Show what you know, hide it</source>
        <translation>Show what you know, hide it</translation>
    </message>
    <message>
        <source>Push deeper</source>
        <translation>Push deeper</translation>
    </message>
    <message>
        <source>Push less deep</source>
        <translation>Push less deeply</translation>
    </message>
    <message>
        <source>Straight ahead</source>
        <translation>Straight ahead</translation>
    </message>
    <message>
        <source>Next side, where the rules leave it open; with Shift the one before</source>
        <translation>Next side, where the rules allow a choice; with Shift the one before</translation>
    </message>
    <message>
        <source>Rehearse the push slowly</source>
        <translation>Rehearse the push slowly</translation>
    </message>
    <message>
        <source>Last push again, slowly; with Shift skip the one being shown</source>
        <translation>Last push again, slowly; with Shift skip the one being shown</translation>
    </message>
    <message>
        <source>Next coin around the rings of the board; with Shift the one before</source>
        <translation>Next coin around the rings of the board; with Shift the one before</translation>
    </message>
    <message>
        <source>Couperation</source>
        <translation>Couperation</translation>
    </message>
    <message>
        <source>On the result: the moves that cost most</source>
        <translation>On the result: the moves that cost most</translation>
    </message>
    <message>
        <source>On the result of all together: who placed it</source>
        <translation>Result of a cooperative game: who placed it</translation>
    </message>
    <message>
        <source>On the result of all together: replay what lost it</source>
        <translation>Result of a cooperative game: replay what lost it</translation>
    </message>
    <message>
        <source>A letter on everything keys can reach: type it to go there</source>
        <translation>A letter on everything keys can reach: type it to go there</translation>
    </message>
    <message>
        <source>Set up a position: play on from here</source>
        <translation>Set up a position: play on from here</translation>
    </message>
    <message>
        <source>Set up a position: save</source>
        <translation>Set up a position: save</translation>
    </message>
    <message>
        <source>On the result: the same deal again</source>
        <translation>On the result: the same deal again</translation>
    </message>
    <message>
        <source>On the result: replay the match</source>
        <translation>On the result: replay the match</translation>
    </message>
    <message>
        <source>On the result: the table at the end, large</source>
        <translation>On the result: the table at the end, large</translation>
    </message>
    <message>
        <source>A round back</source>
        <translation>A round back</translation>
    </message>
    <message>
        <source>A round forward</source>
        <translation>A round forward</translation>
    </message>
    <message>
        <source>Play the moves, stop</source>
        <translation>Play the moves, stop</translation>
    </message>
</context>
<context>
    <name>takujo::PositionDraft</name>
    <message>
        <source>The match is over: nobody is to decide.</source>
        <translation>The match is over: nobody is to decide.</translation>
    </message>
    <message>
        <source>To decide: %1</source>
        <translation>To decide: %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Line %1: %2</translation>
    </message>
</context>
<context>
    <name>takujo::ProgramList</name>
    <message>
        <source>A name of 1 to %1 letters is needed.</source>
        <translation>A name of 1 to %1 characters is needed.</translation>
    </message>
    <message>
        <source>There is a player called &quot;%1&quot; already.</source>
        <translation>There is a player called &quot;%1&quot; already.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n players already; remove one first.</source>
        <translation>
            <numerusform>There is %n player already; remove it first.</numerusform>
            <numerusform>There are %n players already; remove one first.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no program that can be started.</source>
        <translation>&quot;%1&quot; is not a program that can be started.</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Choose a program</translation>
    </message>
</context>
<context>
    <name>takujo::RecordsModel</name>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>ended</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>given up</translation>
    </message>
    <message>
        <source>achieved</source>
        <translation>achieved</translation>
    </message>
    <message>
        <source>won</source>
        <translation>won</translation>
    </message>
    <message>
        <source>not achieved</source>
        <translation>not achieved</translation>
    </message>
    <message>
        <source>place %1 of %2</source>
        <translation>place %1 of %2</translation>
    </message>
    <message>
        <source>The game &quot;%1&quot; is not installed</source>
        <translation>The game &quot;%1&quot; is not installed</translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation>This file cannot be read</translation>
    </message>
</context>
<context>
    <name>takujo::StatisticsModel</name>
    <message>
        <source>%1 (last: %2)</source>
        <translation>%1 (last: %2)</translation>
    </message>
</context>
<context>
    <name>takujo::editor::BalancePanel</name>
    <message>
        <source>Measured</source>
        <translation>Measured</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Measure</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Official</translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>These rules</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95% interval</translation>
    </message>
    <message>
        <source>Balance report</source>
        <translation>Balance report</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Number of players</translation>
    </message>
    <message>
        <source>Number of matches</source>
        <translation>Number of matches</translation>
    </message>
    <message>
        <source> matches</source>
        <translation> matches</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Again</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>%v / %m matches</source>
        <translation>%v / %m matches</translation>
    </message>
    <message>
        <source>The computer plays many matches with these rules and compares them with the official ones.</source>
        <translation>The computer plays many matches with these rules and compares them with the official ones.</translation>
    </message>
    <message>
        <source>The rules have changed since.</source>
        <translation>The rules have changed since.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>from %1 to %2</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Web page (*.html)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Make it fair…</source>
        <translation>Make it fair…</translation>
    </message>
    <message>
        <source>Ended early: the verdict is certain.</source>
        <translation>Ended early: the verdict is certain.</translation>
    </message>
    <message>
        <source>Stronger players are chosen: with so many players, quick ones win from other seats than they do.</source>
        <translation>Stronger players are chosen: with so many players, quick ones win from other seats than they do.</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>Export report…</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Export report</translation>
    </message>
    <message>
        <source>%1 balance</source>
        <extracomment>file name of a report, without its ending: the name of the rules</extracomment>
        <translation>%1 balance</translation>
    </message>
    <message>
        <source>Stronger players check: %v / %m</source>
        <translation>Stronger players check: %v / %m</translation>
    </message>
    <message>
        <source>Open rules to have their balance measured.</source>
        <translation>Open rules to have their balance measured.</translation>
    </message>
</context>
<context>
    <name>takujo::editor::DetailsDialog</name>
    <message>
        <source>Name in Japanese</source>
        <translation>Name in Japanese</translation>
    </message>
    <message>
        <source>Name in English</source>
        <translation>Name in English</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Author</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Based on</translation>
    </message>
</context>
<context>
    <name>takujo::editor::DifferencesPanel</name>
    <message>
        <source>Differences from the official rules</source>
        <translation>Differences from the official rules</translation>
    </message>
</context>
<context>
    <name>takujo::editor::EditorActions</name>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;New…</translation>
    </message>
    <message>
        <source>New</source>
        <translation>New</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>&amp;Open a file…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Save &amp;as…</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplicate</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>&amp;Names and notes…</source>
        <translation>&amp;Names and notes…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Import…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Export…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>De&amp;lete</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Put &amp;back</source>
        <translation>&amp;Restore</translation>
    </message>
    <message>
        <source>Delete for &amp;good…</source>
        <translation>Delete for &amp;good…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Redo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>&amp;Find a parameter</source>
        <translation>&amp;Find a parameter</translation>
    </message>
    <message>
        <source>Back to the &amp;official value</source>
        <translation>Back to the &amp;official value</translation>
    </message>
    <message>
        <source>&amp;Play it now</source>
        <translation>&amp;Play it now</translation>
    </message>
    <message>
        <source>Play it now</source>
        <translation>Play it now</translation>
    </message>
    <message>
        <source>&amp;Seats and rules</source>
        <translation>&amp;Seats and rules</translation>
    </message>
    <message>
        <source>&amp;Rulebook of these rules</source>
        <translation>&amp;Rulebook of these rules</translation>
    </message>
    <message>
        <source>&amp;Check with quick games</source>
        <translation>&amp;Check with quick games</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Measure the &amp;balance</source>
        <translation>Measure the &amp;balance</translation>
    </message>
    <message>
        <source>Measure balance</source>
        <translation>Measure balance</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edit</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Rules</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Check</translation>
    </message>
    <message>
        <source>Make it &amp;fair…</source>
        <translation>Make it &amp;fair…</translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation>Reset &amp;layout</translation>
    </message>
</context>
<context>
    <name>takujo::editor::ExplanationPanel</name>
    <message>
        <source>Explanation</source>
        <translation>Explanation</translation>
    </message>
    <message>
        <source>In the rulebook, changed</source>
        <translation>In the rulebook, changed</translation>
    </message>
    <message>
        <source>In the rulebook</source>
        <translation>In the rulebook</translation>
    </message>
    <message>
        <source>While there are errors, this is the text before them.</source>
        <translation>While there are errors, this is the text before them.</translation>
    </message>
</context>
<context>
    <name>takujo::editor::FairAim</name>
    <message>
        <source>Equal win shares of the seats</source>
        <translation>Equal win shares of the seats</translation>
    </message>
    <message>
        <source>A length</source>
        <translation>A length</translation>
    </message>
    <message>
        <source>Win rate of the team</source>
        <translation>Win rate of the team</translation>
    </message>
    <message>
        <source>up to </source>
        <translation>up to </translation>
    </message>
    <message>
        <source> turns</source>
        <translation> turns</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Keep the length within 10 % of now</source>
        <translation>Keep the length within 10% of now</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> percentage points</source>
        <translation> percentage points</translation>
    </message>
</context>
<context>
    <name>takujo::editor::FairCandidates</name>
    <message>
        <source>What changes</source>
        <translation>What changes</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>Wins by seat</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Gap</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turns</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidates</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <extracomment>a parameter, its present value, the new one</extracomment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>no change</translation>
    </message>
    <message>
        <source>%1 (%2–%3)</source>
        <extracomment>a gap with the ends of its interval</extracomment>
        <translation>%1 (%2–%3)</translation>
    </message>
    <message>
        <source>present rules</source>
        <translation>present rules</translation>
    </message>
    <message>
        <source>Take this one</source>
        <translation>Use this one</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Use %1</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>taken</translation>
    </message>
    <message>
        <source>rules before</source>
        <translation>rules before</translation>
    </message>
    <message>
        <source>reaches the aim</source>
        <translation>reaches the aim</translation>
    </message>
    <message>
        <source>does not reach the aim</source>
        <translation>does not reach the aim</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>takujo::editor::FairDialog</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it fair – %1</source>
        <extracomment>title of the dialog: the name of the rules</extracomment>
        <translation>Make it fair – %1</translation>
    </message>
    <message>
        <source>May change</source>
        <translation>May change</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Aim</translation>
    </message>
    <message>
        <source>Candidates found</source>
        <translation>Candidates found</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Number of players</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Candidates as dots; the table below says the same</source>
        <translation>Candidates as dots; the table below says the same</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progress</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n parameter(s)</source>
        <translation>
            <numerusform>%n parameter</numerusform>
            <numerusform>%n parameters</numerusform>
        </translation>
    </message>
    <message>
        <source>Away from the length wanted (turns)</source>
        <translation>Away from the length wanted (turns)</translation>
    </message>
    <message>
        <source>Distance from the present rules →</source>
        <translation>Distance from the present rules →</translation>
    </message>
    <message>
        <source>the aim</source>
        <translation>the aim</translation>
    </message>
    <message>
        <source>present rules</source>
        <translation>present rules</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Search again</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>The best ones prove themselves with fresh deals.</source>
        <translation>The best ones are now checked with fresh deals.</translation>
    </message>
    <message>
        <source>All candidates play the same deals; the worse half is given up again and again.</source>
        <translation>All candidates play the same deals; the worse half is dropped again and again.</translation>
    </message>
    <message>
        <source>Started from an older state of the rules. </source>
        <translation>Started from an older version of the rules. </translation>
    </message>
    <message>
        <source>The computer plays the rules in many ways and looks for the ones that come nearest to the aim. Nothing changes by itself.</source>
        <translation>The computer plays many variations of the rules and looks for those that come nearest to the aim. Nothing changes by itself.</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>about %n minute left</numerusform>
            <numerusform>about %n minutes left</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %. %2</source>
        <translation>%1%. %2</translation>
    </message>
    <message>
        <source>Lines: the range of each estimate (95 %, all at once). Lower left is better</source>
        <translation>Lines: the range of each estimate (95%, all at once). Lower left is better</translation>
    </message>
    <message>
        <source>Distance from the rules before →</source>
        <translation>Distance from the rules before →</translation>
    </message>
    <message>
        <source>rules before</source>
        <translation>rules before</translation>
    </message>
    <message>
        <source>%1 is now a rule set of yours, “%2”, open in the window. </source>
        <translation>%1 is now a rule set of yours, “%2”, open in the window. </translation>
    </message>
    <message>
        <source>%1 was taken into the rules; “Undo” in the window takes it back. </source>
        <translation>%1 was taken into the rules; “Undo” in the window takes it back. </translation>
    </message>
    <message numerus="yes">
        <source>%Ln combination(s)</source>
        <translation>
            <numerusform>%Ln combination</numerusform>
            <numerusform>%Ln combinations</numerusform>
        </translation>
    </message>
    <message>
        <source>Gap between the seats (most wins minus fewest, percentage points)</source>
        <translation>Gap between the seats (most wins minus fewest, percentage points)</translation>
    </message>
    <message>
        <source>Away from the win rate wanted (percentage points)</source>
        <translation>Away from the win rate wanted (percentage points)</translation>
    </message>
    <message>
        <source>%1 of %2 candidates left · %3 · %4</source>
        <translation>%1 of %2 candidates left · %3 · %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takujo::editor::FairVariations</name>
    <message>
        <source>add</source>
        <translation>add</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>now %1</translation>
    </message>
    <message>
        <source>%1, from</source>
        <translation>%1, from</translation>
    </message>
    <message>
        <source>%1, to</source>
        <translation>%1, to</translation>
    </message>
    <message>
        <source>to</source>
        <translation>to</translation>
    </message>
    <message>
        <source>any</source>
        <translation>any</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>stays</translation>
    </message>
</context>
<context>
    <name>takujo::editor::FormHead</name>
    <message>
        <source>Search the parameters</source>
        <translation>Search the parameters</translation>
    </message>
    <message>
        <source>Changed only</source>
        <translation>Changed only</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Without a name</translation>
    </message>
    <message>
        <source>official, read-only</source>
        <translation>official, read-only</translation>
    </message>
    <message>
        <source>Base: official, %1</source>
        <translation>Base: official, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>No changes</translation>
    </message>
</context>
<context>
    <name>takujo::editor::GridEditor</name>
    <message>
        <source>Paint with quarter turns</source>
        <translation>Paint with quarter turns</translation>
    </message>
    <message>
        <source>Paint left and right alike</source>
        <translation>Paint left and right alike</translation>
    </message>
    <message>
        <source>Number to paint with (· takes a square away)</source>
        <translation>Number to paint with (· takes a square away)</translation>
    </message>
    <message>
        <source>Area to paint with</source>
        <translation>Area to paint with</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Sample</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columns</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rows</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Mirror</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>Paste table</source>
        <translation>Paste table</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Paint</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>The clipboard holds no table of up to %1 × %1 numbers.</source>
        <translation>The clipboard contains no table of up to %1 × %1 numbers.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Paste</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n square</numerusform>
            <numerusform>%n squares</numerusform>
        </translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>sum %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Choose a square and type its number, or take up a number and paint with it. Arrow keys move, space paints, the right button takes up a value.</source>
        <translation>Choose a square and type its number, or choose a number and paint with it. Arrow keys move, space paints, right-click picks up a value.</translation>
    </message>
    <message>
        <source>Columns and rows: 1–%1</source>
        <translation>Columns and rows: 1–%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a number to type and the area that it stands for: &quot;1 A&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Not pasted. Not understood: %1</source>
        <translation>Not pasted. Not understood: %1</translation>
    </message>
    <message>
        <source>Choose a cell and type the letters or the number of its area (%1), or take up an area and paint with it. Arrow keys move, space paints, the right button takes up a value.</source>
        <translation>Choose a cell and type the letters or the number of its area (%1), or take up an area and paint with it. Arrow keys move, space paints, the right button takes up a value.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takujo::editor::GridModel</name>
    <message>
        <source>no square</source>
        <translation>no square</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a square of a board and what is on it: &quot;D2: 10&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, changed</translation>
    </message>
    <message>
        <source>no cell</source>
        <translation>no cell</translation>
    </message>
</context>
<context>
    <name>takujo::editor::GridPalette</name>
    <message>
        <source>Paint with %1</source>
        <translation>Paint with %1</translation>
    </message>
</context>
<context>
    <name>takujo::editor::IntEditor</name>
    <message>
        <source>%1–%2</source>
        <extracomment>allowed numbers from %1 to %2</extracomment>
        <translation>%1–%2</translation>
    </message>
</context>
<context>
    <name>takujo::editor::OpenDocuments</name>
    <message>
        <source>Restored draft</source>
        <translation>Restored draft</translation>
    </message>
</context>
<context>
    <name>takujo::editor::ParamForm</name>
    <message>
        <source>Reset %1</source>
        <translation>Reset %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, folded</source>
        <translation>%1, folded</translation>
    </message>
    <message>
        <source>%1, unfolded</source>
        <translation>%1, unfolded</translation>
    </message>
    <message>
        <source>No parameter fits the search.</source>
        <translation>No parameter matches the search.</translation>
    </message>
</context>
<context>
    <name>takujo::editor::ParamRow</name>
    <message>
        <source>Back to the official value: %1</source>
        <translation>Back to the official value: %1</translation>
    </message>
    <message>
        <source>Back to the official value</source>
        <translation>Back to the official value</translation>
    </message>
    <message>
        <source>official %1</source>
        <extracomment>the value of the official rules</extracomment>
        <translation>official %1</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>changed</translation>
    </message>
</context>
<context>
    <name>takujo::editor::PlayerChoice</name>
    <message>
        <source>Who plays</source>
        <translation>Who plays</translation>
    </message>
    <message>
        <source>Quick players take seconds. Stronger ones take minutes and find advantages that quick ones miss.</source>
        <translation>Quick players take seconds. Stronger ones take minutes and find advantages that quick ones miss.</translation>
    </message>
    <message>
        <source>Quick players</source>
        <translation>Quick players</translation>
    </message>
    <message>
        <source>Stronger players</source>
        <translation>Stronger players</translation>
    </message>
</context>
<context>
    <name>takujo::editor::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Problems</translation>
    </message>
    <message>
        <source>These rules can be saved, but not played before the errors are mended.</source>
        <translation>These rules can be saved, but not played until the errors are fixed.</translation>
    </message>
    <message>
        <source>No errors. You can save and play as it is.</source>
        <translation>No errors. You can save and play as it is.</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>caution</source>
        <translation>caution</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>seconds with one decimal</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Trying the rules with quick games…</source>
        <translation>Trying the rules with quick games…</translation>
    </message>
    <message numerus="yes">
        <source>%n quick game(s), played to the end (%1)</source>
        <translation>
            <numerusform>%n quick game, played to the end (%1)</numerusform>
            <numerusform>%n quick games, played to the end (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>A quick game broke off at a move.</source>
        <translation>A quick game stopped at a move.</translation>
    </message>
    <message numerus="yes">
        <source>%n quick game(s) in the time there was (%1)</source>
        <translation>
            <numerusform>%n quick game in the time available (%1)</numerusform>
            <numerusform>%n quick games in the time available (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Look at it</translation>
    </message>
    <message>
        <source>No errors. You can play as it is, or save a copy as your own rules.</source>
        <translation>No errors. You can play as it is, or save a copy as your own rules.</translation>
    </message>
</context>
<context>
    <name>takujo::editor::RowsEditor</name>
    <message>
        <source>row %1</source>
        <translation>row %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Up</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Down</translation>
    </message>
    <message>
        <source>Paste table</source>
        <translation>Paste table</translation>
    </message>
    <message>
        <source>Add row</source>
        <translation>Add row</translation>
    </message>
    <message>
        <source>Duplicate row</source>
        <translation>Duplicate row</translation>
    </message>
    <message>
        <source>Remove row</source>
        <translation>Remove row</translation>
    </message>
    <message>
        <source>Move row</source>
        <translation>Move row</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 rows</source>
        <extracomment>allowed number of rows</extracomment>
        <translation>%1–%2 rows</translation>
    </message>
    <message>
        <source>Read CSV…</source>
        <translation>Read CSV…</translation>
    </message>
    <message>
        <source>Read CSV</source>
        <translation>Read CSV</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt)</source>
        <translation>Tables (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>Write CSV…</source>
        <translation>Write CSV…</translation>
    </message>
    <message>
        <source>Write CSV</source>
        <translation>Write CSV</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tables (*.csv)</translation>
    </message>
    <message>
        <source>The clipboard holds no table.</source>
        <translation>The clipboard contains no table.</translation>
    </message>
    <message>
        <source>That would be %1 rows; at most %2 are allowed.</source>
        <translation>That would be %1 rows; at most %2 are allowed.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Paste</translation>
    </message>
    <message>
        <source>Not understood: %1</source>
        <translation>Not understood: %1</translation>
    </message>
    <message>
        <source>Not read. Not understood: %1</source>
        <translation>Not read. Not understood: %1</translation>
    </message>
    <message>
        <source>Not read. The file has %1 rows; allowed are %2.</source>
        <translation>Not read. The file has %1 rows; allowed: %2.</translation>
    </message>
    <message>
        <source>Not pasted. %1 Allowed are %2.</source>
        <translation>Not pasted. %1 Allowed: %2.</translation>
    </message>
    <message>
        <source>Not read. %1 Allowed are %2.</source>
        <translation>Not read. %1 Allowed: %2.</translation>
    </message>
    <message>
        <source>Select all rows</source>
        <translation>Select all rows</translation>
    </message>
</context>
<context>
    <name>takujo::editor::RowsFile</name>
    <message>
        <source>line %1, %2: &quot;%3&quot;</source>
        <translation>line %1, %2: &quot;%3&quot;</translation>
    </message>
    <message numerus="yes">
        <source>There are more than %n row(s).</source>
        <translation>
            <numerusform>There is more than %n row.</numerusform>
            <numerusform>There are more than %n rows.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 is too long: %2 fields of %3 letters are the most.</source>
        <translation>Row %1 is too long: at most %2 fields of %3 characters.</translation>
    </message>
</context>
<context>
    <name>takujo::editor::RowsModel</name>
    <message>
        <source>%1–%2</source>
        <extracomment>allowed numbers of a column</extracomment>
        <translation>%1–%2</translation>
    </message>
</context>
<context>
    <name>takujo::editor::RuleTree</name>
    <message>
        <source>Search by name</source>
        <translation>Search by name</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Rule sets</translation>
    </message>
    <message>
        <source>Official rules cannot be changed. A duplicate becomes your own.</source>
        <translation>Official rules cannot be changed. A duplicate becomes your own.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Restore</translation>
    </message>
</context>
<context>
    <name>takujo::editor::RuleTreeModel</name>
    <message>
        <source>Official: %1</source>
        <translation>Official: %1</translation>
    </message>
    <message>
        <source>%1, read-only</source>
        <translation>%1, read-only</translation>
    </message>
    <message>
        <source>Recently deleted</source>
        <translation>Recently deleted</translation>
    </message>
    <message>
        <source>%1, unsaved changes</source>
        <translation>%1, unsaved changes</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>deleted rules and their game</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 (cannot be read)</source>
        <translation>%1 (cannot be read)</translation>
    </message>
    <message>
        <source>Game not known</source>
        <translation>Game not known</translation>
    </message>
</context>
<context>
    <name>takujo::editor::RulesWindow</name>
    <message>
        <source>Reset %1</source>
        <translation>Reset %1</translation>
    </message>
    <message>
        <source>What could not be read was left out; those values are the official ones.</source>
        <translation>What could not be read was left out; those values are the official ones.</translation>
    </message>
    <message>
        <source>These rules cannot be opened</source>
        <translation>These rules cannot be opened</translation>
    </message>
    <message>
        <source>These rules have mistakes</source>
        <translation>These rules have mistakes</translation>
    </message>
    <message>
        <source>%1 has mistakes.</source>
        <translation>%1 has mistakes.</translation>
    </message>
    <message>
        <source>Open repaired</source>
        <translation>Open repaired</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>New house rule</source>
        <translation>New house rule</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Create</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>This game cannot be opened</translation>
    </message>
    <message>
        <source>Save under a name</source>
        <translation>Save under a name</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Names and notes</source>
        <translation>Names and notes</translation>
    </message>
    <message>
        <source>The rules could not be saved</source>
        <translation>The rules could not be saved</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>Save under another name</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Apply</translation>
    </message>
    <message>
        <source>Open rules</source>
        <translation>Open rules</translation>
    </message>
    <message>
        <source>Rules (*.takujo-rules)</source>
        <translation>Rules (*.takujo-rules)</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Import rules</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Export rules</translation>
    </message>
    <message>
        <source>The rules could not be deleted</source>
        <translation>The rules could not be deleted</translation>
    </message>
    <message>
        <source>“%1” was deleted. It stays under “Recently deleted”.</source>
        <translation>“%1” was deleted. It stays under “Recently deleted”.</translation>
    </message>
    <message>
        <source>The rules could not be put back</source>
        <translation>The rules could not be restored</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>Delete for good?</translation>
    </message>
    <message>
        <source>These rules cannot be brought back afterwards.</source>
        <translation>These rules cannot be restored afterwards.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Keep</translation>
    </message>
    <message>
        <source>Delete these rules</source>
        <translation>Delete these rules</translation>
    </message>
    <message>
        <source>Unsaved rules</source>
        <translation>Unsaved rules</translation>
    </message>
    <message>
        <source>Save the changes before closing?</source>
        <translation>Save the changes before closing?</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>Go on editing</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Close without saving</translation>
    </message>
    <message>
        <source>Official rules cannot be changed. A duplicate becomes your own.</source>
        <translation>Official rules cannot be changed. A duplicate becomes your own.</translation>
    </message>
    <message>
        <source>Restored: changes that were not saved when the program ended.</source>
        <translation>Restored: changes that had not been saved when the program ended.</translation>
    </message>
    <message>
        <source>Back to the saved state</source>
        <translation>Back to the saved state</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n caution(s)</source>
        <translation>
            <numerusform>%n caution</numerusform>
            <numerusform>%n cautions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1[*] – Rules editor – Takujo</source>
        <extracomment>title of the window; [*] is where Qt marks unsaved changes</extracomment>
        <translation>%1[*] – Rules editor – Takujo</translation>
    </message>
    <message>
        <source>Rules editor – Takujo</source>
        <translation>Rules editor – Takujo</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message>
        <source>There are unsaved changes</source>
        <translation>There are unsaved changes</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Rule sets</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explanation</translation>
    </message>
    <message>
        <source>Differences from the base</source>
        <translation>Differences from the base</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problems</translation>
    </message>
    <message>
        <source>Balance report</source>
        <translation>Balance report</translation>
    </message>
    <message>
        <source>Choose one to go there</source>
        <translation>Choose one to go there</translation>
    </message>
    <message>
        <source>Other panels</source>
        <translation>Other panels</translation>
    </message>
    <message>
        <source>Keep in my rules?</source>
        <translation>Keep in my rules?</translation>
    </message>
    <message>
        <source>A copy is then always offered when you start a match. The file itself stays as it is.</source>
        <translation>A copy is then always offered when you start a match. The file itself stays as it is.</translation>
    </message>
    <message>
        <source>Only look at them</source>
        <translation>Only look at them</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Restore</translation>
    </message>
    <message>
        <source>This file lies outside your rules.</source>
        <translation>This file is outside your rules folder.</translation>
    </message>
    <message>
        <source>Keep in my rules</source>
        <translation>Keep in my rules</translation>
    </message>
    <message>
        <source>Made fair</source>
        <translation>Made fair</translation>
    </message>
    <message>
        <source>Open with mistakes</source>
        <translation>Open with mistakes</translation>
    </message>
    <message>
        <source>Changed elsewhere</source>
        <translation>Changed elsewhere</translation>
    </message>
    <message>
        <source>“%1” was changed elsewhere since it was opened here.</source>
        <translation>“%1” was changed elsewhere since it was opened here.</translation>
    </message>
    <message>
        <source>A copy keeps both versions. Overwriting replaces the other one.</source>
        <translation>A copy keeps both versions. Overwriting replaces the other one.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Overwrite</translation>
    </message>
    <message>
        <source>Save as a copy</source>
        <translation>Save as a copy</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Checked</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>Saved to %1</translation>
    </message>
    <message>
        <source>Restored: changes that were not saved when the program ended. Meanwhile the file was changed elsewhere.</source>
        <translation>Restored: changes that were not saved when the program ended. Meanwhile the file was changed elsewhere.</translation>
    </message>
    <message>
        <source>The save before it can be read. The damaged file is kept beside it.</source>
        <translation>The previous save can be read. The damaged file is kept beside it.</translation>
    </message>
    <message>
        <source>Open the save before it</source>
        <translation>Open the previous save</translation>
    </message>
    <message>
        <source>This is the save before it. The damaged file is kept as “%1”.</source>
        <translation>This is the previous save. The damaged file is kept as “%1”.</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 cannot be opened.</translation>
    </message>
    <message>
        <source>Import the save before it</source>
        <translation>Import the save before it</translation>
    </message>
    <message>
        <source>The save before it can be read. Both files stay as they are.</source>
        <translation>The save before it can be read. Both files stay as they are.</translation>
    </message>
    <message>
        <source>Left out when it is repaired: %1</source>
        <translation>Left out when it is repaired: %1</translation>
    </message>
    <message>
        <source>This match cannot be started</source>
        <translation>This match cannot be started</translation>
    </message>
    <message>
        <source>Change the seats</source>
        <translation>Change the seats</translation>
    </message>
    <message numerus="yes">
        <source>Not until %n error(s) are fixed</source>
        <translation>
            <numerusform>Not until %n error is fixed</numerusform>
            <numerusform>Not until %n errors are fixed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takujo::editor::SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>Clear the search</translation>
    </message>
</context>
<context>
    <name>takujo::editor::SetEditor</name>
    <message numerus="yes">
        <source>at least %n</source>
        <translation>
            <numerusform>at least %n</numerusform>
            <numerusform>at least %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takujo::editor::Wording</name>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
</TS>
