<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>CccActions</name>
    <message>
        <source>Split with an ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A split takes an ace that is still free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other ways %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards pay this square in no other way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a square first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a square and cards that pay it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CccBoard</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CccBuilder</name>
    <message>
        <source>Payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press cards to add or remove them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CccDraw</name>
    <message>
        <source>The stock is used up. Last turn, no drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns without any action: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When your coins lie, choose how many cards to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now: 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose cards to discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last lap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard and draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CccEquation</name>
    <message>
        <source>Fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>pays %n square(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Payments are put together in your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose cards worth %1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a square and cards from your hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CccFacts</name>
    <message>
        <source>%1 red: flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 black: flush</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CccGroupBox</name>
    <message>
        <source>Cards of the payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Group with %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CccGroupCard</name>
    <message>
        <source>Press to take it out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CccHand</name>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High to low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low to high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By suit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CccHandCard</name>
    <message>
        <source>split</source>
        <comment>role of an ace in a payment</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used in this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CccJoint</name>
    <message>
        <source>Ace that splits the payment. Press to join the groups</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CccLegend</name>
    <message>
        <source>Own (%1 ahead)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near (%1 ahead)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free to place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placed this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last move (in the seat&apos;s colour)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CccPlacement</name>
    <message>
        <source>Take back the coin on %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CccPlacements</name>
    <message>
        <source>Placed this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All count as placed at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being put together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No coins yet in this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score would be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points (%1 own, %2 near)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CccSortButton</name>
    <message>
        <source>Sort the hand: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CccSquare</name>
    <message>
        <source>Chosen for payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may place here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CccStock</name>
    <message>
        <source>Stock and draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock · lap %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CccTable</name>
    <message>
        <source>Payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CccTarget</name>
    <message>
        <source>Square %1 takes %2 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No square chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1² = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a square</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoverScreen</name>
    <message>
        <source>Hand the screen to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your turn. The others look away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FailDialog</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row shows that moment</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogStrip</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Takujo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaceMenu</name>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause the computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaceWords</name>
    <message>
        <source>at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Shelf</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PromptButtons</name>
    <message>
        <source>Something new was seen in this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the start of my turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>Looking back: move %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer is paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match waits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>Beginner plays on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual plays on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skilled plays on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert plays on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A person takes this seat</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>gave up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AI %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · </source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>, %n points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Has the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShelfModel</name>
    <message>
        <source>today %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MMM d</source>
        <comment>date format</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutOverview</name>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a match or rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm, main button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the piece with the ring; next move of the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move inside a zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next zone or control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back, forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back, cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message numerus="yes">
        <source>%1 · %n players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing of yours to take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hint is given on your own turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AI: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back as practice?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something was already seen after this move. The match goes on, but counts as practice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Takujo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>takujo</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sora</source>
        <extracomment>Names of the computer&apos;s seats, by the colour of the seat: indigo, vermilion, green, gold.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aoi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ren</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kaede</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>takujo::App</name>
    <message>
        <source>This game cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match cannot be started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This record cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches and rules (*.takujo *.takujo-rules)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match records (*.takujo)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy could not be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This rulebook cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
