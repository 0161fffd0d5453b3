// What a line contains, as rows of text: of a team, one row for each part with how many of each size, and one for each player.
import { grouped } from '#shared/domain/grouped.ts'
import type { LinePartShown, ShownOption, ShownPlayer } from '#shared/cart/wire/cart.ts'

const printsOf = ({ prints }: LinePartShown) => prints.map(({ label, value }) => `${label}: ${value}`)

/** Each part with its choices and prints. */
export function partRows(parts: readonly LinePartShown[]): ShownOption[] {
  return parts.map((part) => {
    const more = [...part.options.map(({ value }) => value), ...printsOf(part)].join(', ')
    return { label: part.title, value: `${part.quantity} × ${part.name}${more === '' ? '' : ` (${more})`}` }
  })
}

/**
 * The parts of a team: what differs only in its size is one row.
 * @example teamRows(parts) // [{ label: 'Shirt', value: 'Home shirt (Red): 6 × M, 3 × S' }]
 */
export function teamRows(parts: readonly LinePartShown[]): ShownOption[] {
  const nameOf = (part: LinePartShown) => {
    const shared = [...part.options.slice(0, -1).map(({ value }) => value), ...printsOf(part)].join(', ')
    return `${part.name}${shared === '' ? '' : ` (${shared})`}`
  }
  const groups = grouped(parts, (part) => JSON.stringify([part.title, nameOf(part)]))
  return [...groups.values()].flatMap(([first, ...more]) => {
    if (!first) return []
    if (first.options.length === 0) return partRows([first, ...more])
    const sizes = [first, ...more].map(({ quantity, options }) => `${quantity} × ${options.at(-1)?.value ?? ''}`)
    return [{ label: first.title, value: `${nameOf(first)}: ${sizes.join(', ')}` }]
  })
}

/**
 * A player: name and number as printed, then the size of each part, by what the kit calls it.
 * @example playerRow(player, parts) // 'ADA 10: Shirt M, Shorts L'
 */
export function playerRow({ name, number, quantity, sizes }: ShownPlayer, parts: readonly LinePartShown[]): string {
  const count = quantity > 1 ? `${quantity} ×` : ''
  const who = [name, number].filter(Boolean).join(' ')
  const worn = sizes.map((size) =>
    [parts.find((part) => part.name === size.name)?.title || size.name, size.value].filter(Boolean).join(' '),
  )
  return [count, [who, worn.join(', ')].filter(Boolean).join(': ')].filter(Boolean).join(' ')
}
