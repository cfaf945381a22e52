#include "ai/weights.h"

#include "ccc_data.h"

namespace takujo::ccc {

const WeightBook &weightBook()
{
    static const WeightBook book =
        ownWeights(weightNames<Weights>(), "ccc", embedded::data_weights_json, 2, kMaxSeats);
    return book;
}

Weights weightsOf(std::string_view player, const WeightSet *given, int seats)
{
    const WeightSet &set = given ? *given : weightBook().own.of(player);
    return weightsFrom<Weights>(set.values(seats));
}

} // namespace takujo::ccc
