file(REMOVE_RECURSE
  "../../../lib/takujo/qml/Takujo/Gallery/Gallery.qml"
  "../../../lib/takujo/qml/Takujo/Gallery/GalleryButtons.qml"
  "../../../lib/takujo/qml/Takujo/Gallery/GalleryCards.qml"
  "../../../lib/takujo/qml/Takujo/Gallery/GalleryInputs.qml"
  "../../../lib/takujo/qml/Takujo/Gallery/GalleryMarks.qml"
  "../../../lib/takujo/qml/Takujo/Gallery/GalleryMessages.qml"
  "../../../lib/takujo/qml/Takujo/Gallery/GalleryPopups.qml"
  "../../../lib/takujo/qml/Takujo/Gallery/GallerySection.qml"
  "../../../lib/takujo/qml/Takujo/Gallery/GalleryStage.qml"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_gallery_tooling.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
