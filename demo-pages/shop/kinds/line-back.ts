// The back of a line as it is printed: of the product itself, or of the shirt in a bundle or kit, with the first name or number of a team.
import { printedBack } from '#demo-pages/catalogue/printed-back.ts'
import type { LineBack } from '#demo-pages/catalogue/back-wire.ts'
import type { Sellable } from '../sellables.ts'
import type { LineContent, LinePrint } from './line-content.ts'

/** The back of a line; null if nothing is printed on one. */
export function lineBack(
  sellable: Sellable,
  { parts, prints, players }: Pick<LineContent, 'parts' | 'prints' | 'players'>,
): LineBack | null {
  if (players.length > 0) {
    // Rows of pieces have neither.
    const player = players.find(({ name, number }) => name !== '' || number !== '')
    if (!player && !prints.some(isOnBack)) return null
    const shirt = parts.find((part) => printedBack(part.sellable.picture, part.sellable.colour, ''))
    return shirt ? backWith(shirt.sellable, prints, { name: player?.name ?? '', number: player?.number ?? '' }) : null
  }
  const printed = [{ sellable, prints }, ...parts].find((one) => one.prints.some(isOnBack))
  const text = (type: LinePrint['type']) => printed?.prints.find((print) => print.type === type)?.value ?? ''
  return printed ? backWith(printed.sellable, printed.prints, { name: text('name'), number: text('number') }) : null
}

const isOnBack = ({ type, crestId }: LinePrint) => type === 'name' || type === 'number' || crestId !== null

function backWith({ picture, colour, options }: Sellable, prints: readonly LinePrint[], written: LineBack['written']): LineBack | null {
  const back = printedBack(picture, colour, written.number)
  return (
    back && {
      ...back.print,
      crests: prints.flatMap(({ optionId, crestId, label, value }) =>
        crestId === null ? [] : back.crestOf(optionId, crestId, `${label}: ${value}`),
      ),
      pictures: [back.picture],
      colour: options.find(({ role }) => role === 'colour')?.value ?? '',
      written,
    }
  )
}
