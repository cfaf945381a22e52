file(REMOVE_RECURSE
  "../../../lib/takujo/qml/Takujo/Mock/MockCards.qml"
  "../../../lib/takujo/qml/Takujo/Mock/MockCoup.qml"
  "../../../lib/takujo/qml/Takujo/Mock/MockCoupDraft.qml"
  "../../../lib/takujo/qml/Takujo/Mock/MockCoupScenes.qml"
  "../../../lib/takujo/qml/Takujo/Mock/MockDraft.qml"
  "../../../lib/takujo/qml/Takujo/Mock/MockForecast.qml"
  "../../../lib/takujo/qml/Takujo/Mock/MockHakkutsu.qml"
  "../../../lib/takujo/qml/Takujo/Mock/MockHunt.qml"
  "../../../lib/takujo/qml/Takujo/Mock/MockPrompt.qml"
  "../../../lib/takujo/qml/Takujo/Mock/MockScenes.qml"
  "../../../lib/takujo/qml/Takujo/Mock/MockSession.qml"
  "../../../lib/takujo/qml/Takujo/Mock/MockTable.qml"
  "../../../lib/takujo/qml/Takujo/Mock/MockTrack.qml"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_mock_tooling.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
