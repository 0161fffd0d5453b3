// The content of a line as text, for cart, checkout, confirmation, order and mail.
import { productPath } from '#demo-pages/catalogue/view.ts'
import type { StoreView } from '#demo-pages/host/store-view.ts'
import { linePicture } from '../line-picture.ts'
import { findText } from '../messages.ts'
import { toAmount } from '../money.ts'
import type { Sellable } from '../sellables.ts'
import { lineBack } from './line-back.ts'
import type { LineContent, LinePart, LinePrint } from './line-content.ts'
import type { Labelled, ShownLine, ShownPart, ShownPrint } from './shown-shapes.ts'

/** Formats the content. */
export function showLine(store: StoreView, sellable: Sellable, content: LineContent): ShownLine {
  const { parts, prints, players } = content
  const shownParts = parts.map((part) => ({
    product_id: part.sellable.productId,
    sku: part.sellable.sku,
    name: part.sellable.name,
    option_title: part.optionTitle,
    qty: part.count,
    price_incl_tax: toAmount(part.cents),
    image: linePicture(part.sellable),
    url: productPath(store, part.sellable.slug),
    options: labelled(part.sellable.options),
    prints: part.prints.map(showPrint),
  }))
  const shownPrints = prints.map(showPrint)
  return {
    options: [
      ...labelled(sellable.options),
      ...(players.length
        ? sharedChoices(parts)
        : shownParts.flatMap((part) => [{ label: part.option_title, value: partTexts(part) }, ...part.prints.map(toLabelled)])),
      ...(players.length ? [{ label: findText('team.players', store.language), value: String(players.length) }] : []),
      ...shownPrints.map(toLabelled),
    ],
    parts: shownParts,
    prints: shownPrints,
    back: lineBack(sellable, content),
    players: players.map(({ id, name, number, qty, cents, sizes }) => ({
      player_id: id,
      name,
      number,
      ...(qty > 1 ? { qty } : {}),
      price_incl_tax: toAmount(cents),
      sizes: sizes.map((size) => ({
        product_id: size.productId,
        name: size.name,
        value: size.options.map(({ value }) => value).join(', '),
      })),
    })),
  }
}

/** The choices that a team shares: the colour of each part of its kit. */
function sharedChoices(parts: readonly LinePart[]): Labelled[] {
  const worn = parts.map(({ optionTitle, sellable }) => {
    const shared = sellable.options.filter(({ role }) => role !== 'size')
    return [optionTitle, shared.map(({ value }) => value).join(', ')] as const
  })
  return [...new Map(worn)].flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** `2 × Start padel balls (Colour: lime)`. */
function partTexts({ qty, name, options }: ShownPart): string {
  return `${qty} × ${name}${options.length ? ` (${options.map(({ label, value }) => `${label}: ${value}`).join(', ')})` : ''}`
}

function labelled(options: readonly Labelled[]): Labelled[] {
  return options.map(toLabelled)
}

function toLabelled({ label, value }: Labelled): Labelled {
  return { label, value }
}

function showPrint({ label, value, cents }: LinePrint): ShownPrint {
  return { label, value, price_incl_tax: toAmount(cents) }
}
