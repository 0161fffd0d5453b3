// What a team wears in all: pieces by product and size.
import type { TeamPlayer } from '#shared/teams/wire.ts'

/** The pieces of one product. */
export interface ProductTotal {
  name: string
  pieces: number
  /** In the order in which the sizes were first chosen. */
  sizes: readonly { size: string; pieces: number }[]
}

/**
 * Counts the pieces of these players.
 * @example totalsOf(players) // [{ name: 'Home shirt', pieces: 11, sizes: [{ size: 'M', pieces: 8 }, { size: 'L', pieces: 3 }] }]
 */
export function totalsOf(
  players: readonly { sizes: readonly Pick<TeamPlayer['sizes'][number], 'name' | 'size' | 'quantity'>[] }[],
): ProductTotal[] {
  const products = new Map<string, Map<string, number>>()
  for (const { name, size, quantity } of players.flatMap(({ sizes }) => sizes)) {
    const sizes = products.get(name) ?? new Map<string, number>()
    sizes.set(size, (sizes.get(size) ?? 0) + quantity)
    products.set(name, sizes)
  }
  return [...products].map(([name, sizes]) => ({
    name,
    pieces: [...sizes.values()].reduce((sum, pieces) => sum + pieces, 0),
    sizes: [...sizes].map(([size, pieces]) => ({ size, pieces })),
  }))
}
