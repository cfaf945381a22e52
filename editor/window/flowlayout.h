#pragma once
#include <QLayout>

#include <memory>
#include <vector>

namespace takujo::editor {

/// Lays items out in lines as words: those that do not fit go to the next one. An item that expands
/// begins with its least width and takes what is left of its line.
class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(int spacing, QWidget *parent = nullptr);
    ~FlowLayout() override;

    /// What follows stands at the right end of its line.
    void addSpring();

    void addItem(QLayoutItem *item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem *itemAt(int place) const override;
    QLayoutItem *takeAt(int place) override;
    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    void setGeometry(const QRect &rect) override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;

private:
    struct Placed
    {
        QLayoutItem *item;
        int width;
    };
    using Line = std::vector<Placed>;

    std::vector<Line> lines(int width) const;
    static void share(Line &line, int left);
    static int heightOf(const Line &line);

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace takujo::editor
