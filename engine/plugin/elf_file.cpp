#include "plugin/elf_file.h"

#include <QFile>

#include <cstring>
#include <elf.h>

namespace takujo {

namespace {

template<class T>
bool readAt(QFile &file, std::uint64_t offset, T &out)
{
    if (offset > static_cast<std::uint64_t>(file.size()) || !file.seek(static_cast<qint64>(offset)))
        return false;
    return file.read(reinterpret_cast<char *>(&out), sizeof(T)) == static_cast<qint64>(sizeof(T));
}

bool fits(std::uint64_t offset, std::uint64_t length, qint64 size)
{
    const auto end = static_cast<std::uint64_t>(size);
    return offset <= end && length <= end - offset;
}

} // namespace

bool isWholeElfFile(const QString &path)
{
    QFile file(path);
    Elf64_Ehdr header{};
    if (!file.open(QIODevice::ReadOnly) || !readAt(file, 0, header))
        return false;
    if (std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 ||
        header.e_ident[EI_CLASS] != ELFCLASS64 || header.e_type != ET_DYN)
        return false;
    const std::uint64_t sections = std::uint64_t{header.e_shnum} * header.e_shentsize;
    if (!fits(header.e_shoff, sections, file.size()) || header.e_phentsize != sizeof(Elf64_Phdr))
        return false;
    for (int i = 0; i < header.e_phnum; ++i) {
        Elf64_Phdr segment{};
        if (!readAt(file, header.e_phoff + static_cast<std::uint64_t>(i) * sizeof(Elf64_Phdr),
                    segment))
            return false;
        if (segment.p_type == PT_LOAD && !fits(segment.p_offset, segment.p_filesz, file.size()))
            return false;
    }
    return header.e_phnum > 0;
}

} // namespace takujo
