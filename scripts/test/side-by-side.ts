// Runs several things at once, never more than so many, in the order given.

/** Answers when the last has ended; one that rejects rejects all. */
export async function sideBySide<Item>(items: readonly Item[], most: number, run: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items]
  const lane = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await run(next)
  }
  await Promise.all(Array.from({ length: most }, lane))
}
