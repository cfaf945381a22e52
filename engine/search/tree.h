#pragma once
#include "search/search_game.h"

#include <cstdint>
#include <vector>

namespace takujo {

/// A node of the search tree: the information set after one action. Children are a linked list.
struct Node
{
    std::uint32_t key = 0;
    std::uint32_t firstChild = 0; ///< 0 = none; the root is nobody's child
    std::uint32_t nextSibling = 0;
    std::uint32_t visits = 0;
    std::uint32_t available = 0; ///< iterations in which this action could be chosen
    float value = 0;             ///< sum of rewards of the seat that chose this action
};
static_assert(sizeof(Node) == 24);

/// What is known of a root action beyond its node.
struct RootStats
{
    double win = 0;
    double margin = 0;
};

/// Nodes in one block that is kept between searches. When it is full the tree stops growing and
/// the search goes on with what it has.
class Tree
{
public:
    /// Empties the tree; grows the block only when it is smaller than `capacity`.
    void reset(std::size_t capacity)
    {
        if (m_nodes.size() < capacity)
            m_nodes.resize(capacity);
        m_capacity = capacity;
        m_used = 1;
        m_nodes[0] = Node{};
    }

    Node &operator[](std::uint32_t index) { return m_nodes[index]; }
    const Node &operator[](std::uint32_t index) const { return m_nodes[index]; }
    std::size_t size() const { return m_used; }

    /// Index of a new child of `parent`, 0 when the block is full.
    std::uint32_t addChild(std::uint32_t parent, std::uint32_t key)
    {
        if (m_used >= m_capacity)
            return 0;
        const auto index = static_cast<std::uint32_t>(m_used++);
        m_nodes[index] = Node{key, 0, m_nodes[parent].firstChild, 0, 1, 0};
        m_nodes[parent].firstChild = index;
        return index;
    }

private:
    std::vector<Node> m_nodes;
    std::size_t m_capacity = 0;
    std::size_t m_used = 0;
};

} // namespace takujo
