// Reads the number that a host printed in a mount, for a badge whose store has no value yet.

/** The first whole number in these nodes; null where there is none. @example printedNumber(replaced) // 3 of "Cart (3)" */
export function printedNumber(nodes: readonly Node[]): number | null {
  const text = nodes.map(({ textContent }) => textContent ?? '').join(' ')
  const [digits] = /\d+/.exec(text) ?? []
  return digits === undefined ? null : Number(digits)
}
