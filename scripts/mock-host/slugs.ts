// Makes parts of addresses and of article numbers from names, in any script, without two of a list being equal.

/** One for each name; a second one of the same letters gets a number. */
export function slugsOf(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    // A number alone would be an id.
    const slug = slugOf(name) || 'item'
    let own = slug
    for (let number = 2; taken.has(own); number++) own = `${slug}-${number}`
    taken.add(own)
    return own
  })
}

/** Letters and digits, without the accents of Latin ones. */
const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
