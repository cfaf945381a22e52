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
        <source>Takujo is free software under the GNU General Public License, version 3 or later. It comes without any warranty. It uses Qt (LGPL 3) and JSON for Modern C++ (MIT).</source>
        <translation>Takujo is free software under the GNU General Public License, version 3 or later. It comes without any warranty. It uses Qt (LGPL 3) and JSON for Modern C++ (MIT).</translation>
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
    <name>BookParagraph</name>
    <message>
        <source>(changed by the house rule)</source>
        <translation>(changed by the house rule)</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>changed</translation>
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
        <translation>A split takes an ace that is still free</translation>
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
        <translation>Your cards pay this square in no other way</translation>
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
        <translation>Choose a square and cards that pay it</translation>
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
        <source>Payments are put together in your turn</source>
        <translation>Payments are put together in your turn</translation>
    </message>
    <message>
        <source>Choose cards worth %1 points</source>
        <translation>Choose cards worth %1 points</translation>
    </message>
    <message>
        <source>Choose a square and cards from your hand</source>
        <translation>Choose a square and cards from your hand</translation>
    </message>
    <message>
        <source>The coins of this turn are placed</source>
        <translation>The coins of this turn are placed</translation>
    </message>
</context>
<context>
    <name>CccFacts</name>
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
        <source>Own (2 ahead)</source>
        <translation>Own (2 ahead)</translation>
    </message>
    <message>
        <source>Own territory</source>
        <translation>Own territory</translation>
    </message>
    <message>
        <source>Near (1 ahead)</source>
        <translation>Near (1 ahead)</translation>
    </message>
    <message>
        <source>Near territory</source>
        <translation>Near territory</translation>
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
        <source>All count as placed at once</source>
        <translation>All count as placed at once</translation>
    </message>
    <message>
        <source>being put together</source>
        <translation>being put together</translation>
    </message>
    <message>
        <source>No coins yet in this turn</source>
        <translation>No coins yet in this turn</translation>
    </message>
    <message>
        <source>Score would be</source>
        <translation>Score would be</translation>
    </message>
    <message>
        <source>(%1 own, %2 near)</source>
        <translation>(%1 own, %2 near)</translation>
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
        <translation>(and %1 used in this turn)</translation>
    </message>
</context>
<context>
    <name>CccTarget</name>
    <message>
        <source>Square %1 takes %2 points</source>
        <translation>Square %1 takes %2 points</translation>
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
    <name>CccUsedCard</name>
    <message>
        <source>%1, used in this turn</source>
        <translation>%1, used in this turn</translation>
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
        <translation>Saved by itself %1</translation>
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
</context>
<context>
    <name>CoverScreen</name>
    <message>
        <source>Hand the screen to %1</source>
        <translation>Hand the screen to %1</translation>
    </message>
    <message>
        <source>It is your turn. The others look away.</source>
        <translation>It is your turn. The others look away.</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Show my hand</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>To the shelf</translation>
    </message>
</context>
<context>
    <name>FailDialog</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
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
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1–%2 min</source>
        <translation>%1–%2 min</translation>
    </message>
    <message>
        <source>Quick start</source>
        <translation>Quick start</translation>
    </message>
    <message>
        <source>Seats and rules…</source>
        <translation>Seats and rules…</translation>
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
        <translation>The computer plays the seat of %1 to the end. The record notes it.</translation>
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
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>A row shows that moment</source>
        <translation>A row shows that moment</translation>
    </message>
</context>
<context>
    <name>LogRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
    <name>Main</name>
    <message>
        <source>Takujo</source>
        <translation>Takujo</translation>
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
    <name>Phrases</name>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>at once</source>
        <translation>at once</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>slow</translation>
    </message>
    <message>
        <source>step by step</source>
        <translation>step by step</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
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
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>Take back as practice?</source>
        <translation>Take back as practice?</translation>
    </message>
    <message>
        <source>Something was already seen after this move. The match goes on, but counts as practice.</source>
        <translation>Something was already seen after this move. The match goes on, but counts as practice.</translation>
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
    <name>PromptButtons</name>
    <message>
        <source>Something new was seen in this turn</source>
        <translation>Something new was seen in this turn</translation>
    </message>
    <message>
        <source>To the start of my turn</source>
        <translation>To the start of my turn</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Close the hint</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Back to now</translation>
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
        <source>It is the turn of %1</source>
        <translation>It is the turn of %1</translation>
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
        <translation>The match waits</translation>
    </message>
</context>
<context>
    <name>RecordRow</name>
    <message>
        <source>This file cannot be read</source>
        <translation>This file cannot be read</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>ended</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>practice</translation>
    </message>
    <message>
        <source>Move this record to the trash</source>
        <translation>Move this record to the trash</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Find a player, rules or a date</source>
        <translation>Find a player, rules or a date</translation>
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
        <source>Open a file…</source>
        <translation>Open a file…</translation>
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
        <translation>Nothing fits the search</translation>
    </message>
    <message>
        <source>Every match is kept here by itself.</source>
        <translation>Every match is kept here by itself.</translation>
    </message>
    <message>
        <source>Another word or another box may find it.</source>
        <translation>Another word or another box may find it.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
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
        <translation>%1, %2. It goes to the trash of the desktop.</translation>
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
        <source>The match</source>
        <translation>The match</translation>
    </message>
    <message>
        <source>A row shows that moment</source>
        <translation>A row shows that moment</translation>
    </message>
    <message>
        <source>Deal number %1</source>
        <translation>Deal number %1</translation>
    </message>
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
    <message>
        <source>To the shelf</source>
        <translation>To the shelf</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>To the table</translation>
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
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Points by clause</source>
        <translation>Points by clause</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>Beginner plays on</source>
        <translation>Beginner plays on</translation>
    </message>
    <message>
        <source>Casual plays on</source>
        <translation>Casual plays on</translation>
    </message>
    <message>
        <source>Skilled plays on</source>
        <translation>Skilled plays on</translation>
    </message>
    <message>
        <source>Expert plays on</source>
        <translation>Expert plays on</translation>
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
        <translation>As the system</translation>
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
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Motion</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Reduce motion</translation>
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
</context>
<context>
    <name>SetupCover</name>
    <message>
        <source>%1–%2 players</source>
        <translation>%1–%2 players</translation>
    </message>
    <message>
        <source>%1–%2 min</source>
        <translation>%1–%2 min</translation>
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
</context>
<context>
    <name>SetupRules</name>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Read the folder again</source>
        <translation>Read the folder again</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from the base</source>
        <translation>
            <numerusform>%n difference from the base</numerusform>
            <numerusform>%n differences from the base</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule sets of your own: %1</source>
        <translation>Rule sets of your own: %1</translation>
    </message>
</context>
<context>
    <name>SetupSeatRow</name>
    <message>
        <source>Seat %1: %2</source>
        <translation>Seat %1: %2</translation>
    </message>
    <message>
        <source>Move this seat (Ctrl+Up, Ctrl+Down)</source>
        <translation>Move this seat (Ctrl+Up, Ctrl+Down)</translation>
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
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Choose a box to set seats and rules. Quick start keeps the seats you used last.</source>
        <translation>Choose a box to set seats and rules. Quick start keeps the seats you used last.</translation>
    </message>
    <message>
        <source>No games were found</source>
        <translation>No games were found</translation>
    </message>
    <message>
        <source>The game plugins are missing or cannot be used. Install the program again, then start it anew.</source>
        <translation>The game plugins are missing or cannot be used. Install the program again, then start it anew.</translation>
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
        <source>Ctrl+O Open a file</source>
        <translation>Ctrl+O Open a file</translation>
    </message>
    <message>
        <source>? Shortcuts</source>
        <translation>? Shortcuts</translation>
    </message>
    <message>
        <source>Problems with the installed games</source>
        <translation>Problems with the installed games</translation>
    </message>
</context>
<context>
    <name>ShortcutOverview</name>
    <message>
        <source>New match</source>
        <translation>New match</translation>
    </message>
    <message>
        <source>Open a match or rules</source>
        <translation>Open a match or rules</translation>
    </message>
    <message>
        <source>Save a copy of the match</source>
        <translation>Save a copy of the match</translation>
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
        <source>Confirm, main button</source>
        <translation>Confirm, main button</translation>
    </message>
    <message>
        <source>Choose the piece with the ring; next move of the computer</source>
        <translation>Choose the piece with the ring; next move of the computer</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Arrow keys</translation>
    </message>
    <message>
        <source>Move inside a zone</source>
        <translation>Move inside a zone</translation>
    </message>
    <message>
        <source>Next zone or control</source>
        <translation>Next zone or control</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Pause the computer</source>
        <translation>Pause the computer</translation>
    </message>
    <message>
        <source>Look back, forward</source>
        <translation>Look back, forward</translation>
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
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Back, cancel</source>
        <translation>Back, cancel</translation>
    </message>
    <message>
        <source>This overview</source>
        <translation>This overview</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
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
        <source>Choose a button of the prompt</source>
        <translation>Choose a button of the prompt</translation>
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
        <source>Matches and rules (*.takujo *.takujo-rules)</source>
        <translation>Matches and rules (*.takujo *.takujo-rules)</translation>
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
</context>
</TS>
