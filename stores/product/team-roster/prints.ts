// A player's name and number as options of the kit's own parts, on a platform that has no rosters.
import type { Player } from '#shared/product/rules/player.ts'
import { printable } from '#shared/product/rules/printing.ts'
import type { RosterText } from '#shared/product/rules/roster.ts'
import type { LinePersonalisation } from '#shared/product/wire/line-parts.ts'
import type { ProductItem } from '#stores/product/models.ts'

type Kind = 'name' | 'number'

const optionsOf = ({ personalisation }: ProductItem, kind: Kind) =>
  personalisation.flatMap(({ id, options }) => (id === null ? options.filter((option) => option.kind === kind) : []))

/** The rule for a print, with the price of all parts that have it; null if none has. */
export function printOf(items: readonly ProductItem[], kind: Kind): RosterText | null {
  const found = items.flatMap((part) => optionsOf(part, kind).map((option) => ({ option, price: option.price * part.quantity })))
  const [first] = found
  if (!first) return null
  const { maxLength, characters } = first.option
  return {
    price: found.reduce((sum, { price }) => sum + price, 0),
    isRequired: found.some(({ option }) => option.isRequired),
    maxLength,
    characters,
  }
}

/** The option values for a player, for each part. */
export function printsFor({ name, number }: Player, items: readonly ProductItem[]): LinePersonalisation[] {
  const texts = { name: printable(name), number: printable(number) }
  return items.flatMap((part) => {
    const options = (['name', 'number'] as const).flatMap((kind) =>
      texts[kind] === '' ? [] : optionsOf(part, kind).map(({ id }) => ({ optionId: id, value: texts[kind] })),
    )
    return options.length > 0 ? [{ groupId: null, productId: part.productId, options }] : []
  })
}
