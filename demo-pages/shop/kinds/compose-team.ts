// A kit for a team: the shared choices, and each player with her name, number and sizes. One line for a roster of any size.
import { times } from '#demo-pages/database/seed/prices.ts'
import type { WirePersonalisationOption } from '#demo-pages/catalogue/product-wire.ts'
import type { Language } from '#demo-pages/host/store-view.ts'
import type { Bundle } from './bundles.ts'
import { checkPrints, readValue } from './check-prints.ts'
import type { TakenPart } from './compose-bundle.ts'
import { takeParts } from './compose-bundle.ts'
import type { Fault } from './fault.ts'
import { byId, findVariant } from './find-variant.ts'
import type { Goods, KindProduct } from './kind-product.ts'
import type { Attributes, LineChoice, PlayerEntry } from './item-request.ts'
import type { LineContent, LinePart, LinePlayer } from './line-content.ts'

type Team = NonNullable<Bundle['team']>

/** The resolved order of one team. */
export function composeTeam(goods: Goods, product: KindProduct, bundle: Bundle, team: Team, choice: LineChoice, path: string): LineContent {
  const { taken, faults } = takeParts(goods, bundle, choice.bundle, path)
  const players = choice.players ?? []
  const options = product.groups.flatMap((group) => group.options)
  const [nameOption, numberOption] = [options.find(({ type }) => type === 'name'), options.find(({ type }) => type === 'number')]
  const shared = checkPrints(product.groups, choice.prints, {
    productId: product.id,
    language: product.language,
    path: (id) => `${path}.personalisation.${product.id}.${id}`,
    skipped: [nameOption?.id ?? -1, numberOption?.id ?? -1],
  })
  faults.push(
    ...shared.faults,
    ...choice.prints.filter(({ productId }) => productId !== product.id).map(foreignPrint(path)),
    ...rosterFaults(team, players, path),
  )
  const sharedCents = shared.prints.reduce((sum, print) => sum + print.cents, 0)
  const content: LineContent = {
    pieces: [],
    extraCents: 0,
    parts: [],
    prints: shared.prints,
    players: [],
    choice: { bundle: [], prints: shared.entries, players: [] },
    faults,
  }
  const parts = new Map<string, LinePart>()
  // Players beyond the limit are not checked, since the roster is refused as too long anyway.
  for (const player of players.slice(0, team.most)) {
    const at = `${path}.players.${player.id}`
    const name = printed(nameOption, player.name, product.language, `${at}.name`, faults)
    const number = printed(numberOption, player.number, product.language, `${at}.number`, faults)
    const dressed = dress(bundle, taken, player, at)
    faults.push(...dressed.faults)
    const qty = player.qty ?? 1
    for (const { part, path: field } of dressed.worn) {
      const count = part.count * qty
      content.pieces.push({ sellable: part.sellable, count, path: field })
      const known = parts.get(part.sellable.sku)
      parts.set(part.sellable.sku, { ...part, count: (known?.count ?? 0) + count })
    }
    const cents = dressed.worn.reduce((sum, { part }) => sum + part.cents * part.count, name.cents + number.cents + sharedCents)
    content.extraCents += cents * qty
    content.players.push({ id: player.id, name: name.words, number: number.words, qty, cents, sizes: dressed.sizes })
    content.choice.players?.push({ ...player, name: name.words, number: number.words, sizes: dressed.chosen })
  }
  content.parts.push(...parts.values())
  content.choice.bundle.push(
    ...taken.map(({ option, selection, product: part, entry, count }) => ({
      optionId: option.id,
      selectionId: selection.id,
      qty: count,
      attributes: byId(part, entry.attributes),
    })),
  )
  return content
}

const foreignPrint =
  (path: string) =>
  ({ productId, optionId }: { productId: number; optionId: number }): Fault => ({
    path: `${path}.personalisation.${productId}.${optionId}`,
    code: 'personalisation',
    sentence: 'print.unknown',
  })

/** The errors of the whole roster, and of duplicate players. */
function rosterFaults({ least, most, hasUniqueNumbers }: Team, players: readonly PlayerEntry[], path: string): Fault[] {
  const fault = (at: string, sentence: Fault['sentence'], ...parameters: (string | number)[]): Fault => ({
    path: at,
    code: 'players',
    sentence,
    ...(parameters.length ? { parameters } : {}),
  })
  // A row is one player, as in the spec's "players by id"; for the least, pieces without a name are players too.
  if (players.reduce((sum, { qty = 1 }) => sum + qty, 0) < least) return [fault(`${path}.players`, 'team.too-few', least)]
  if (players.length > most) return [fault(`${path}.players`, 'team.too-many', most)]
  const ids = new Set<string>()
  const numbers = new Set<number>()
  return players.flatMap(({ id, number }) => {
    if (ids.has(id)) return [fault(`${path}.players`, 'team.player-twice', id)]
    ids.add(id)
    if (!hasUniqueNumbers || !/^\d+$/.test(number)) return []
    const isTwice = numbers.has(Number(number))
    numbers.add(Number(number))
    return isTwice ? [fault(`${path}.players.${id}.number`, 'team.number-twice', number)] : []
  })
}

/** A player's name or number, by the rules of the option that prints it. */
function printed(
  option: WirePersonalisationOption | undefined,
  text: string,
  language: Language,
  path: string,
  faults: Fault[],
): { words: string; cents: number } {
  const nothing = { words: '', cents: 0 }
  const fault = (sentence: Fault['sentence'], ...parameters: (string | number)[]) => {
    faults.push({ path, code: 'players', sentence, ...(parameters.length ? { parameters } : {}) })
    return nothing
  }
  if (text === '') return option?.required ? fault('print.required', option.label) : nothing
  if (!option) return fault('print.unknown')
  const read = readValue(option, text, language)
  if ('sentence' in read) return fault(read.sentence, ...read.parameters)
  return { words: read.words, cents: Math.round(option.price * 100) }
}

interface Dressed {
  worn: { part: LinePart; path: string }[]
  sizes: LinePlayer['sizes']
  chosen: PlayerEntry['sizes']
  faults: Fault[]
}

/** The variants of one player: the team's shared choices together with her own. */
function dress(bundle: Bundle, taken: readonly TakenPart[], player: PlayerEntry, path: string): Dressed {
  const dressed: Dressed = { worn: [], sizes: [], chosen: [], faults: [] }
  for (const { productId } of player.sizes) {
    if (!taken.some(({ product }) => product.id === productId)) {
      dressed.faults.push({ path: `${path}.sizes.${productId}`, code: 'players', sentence: 'bundle.unknown' })
    }
  }
  for (const { option, product, entry, count } of taken) {
    const field = `${path}.sizes.${product.id}`
    const own: Attributes = player.sizes.find(({ productId }) => productId === product.id)?.attributes ?? {}
    const found = findVariant(product, { ...entry.attributes, ...own }, () => field, 'players')
    dressed.faults.push(...found.faults.slice(0, 1))
    if (Object.keys(own).length) dressed.chosen.push({ productId: product.id, attributes: byId(product, own) })
    const { variant } = found
    if (!variant) continue
    const part = {
      optionTitle: option.title,
      sellable: variant,
      count,
      cents: times(variant.priceCents, ...bundle.multipliers),
      prints: [],
    }
    dressed.worn.push({ part, path: field })
    dressed.sizes.push({ productId: product.id, name: variant.name, options: variant.options.filter(({ role }) => role === 'size') })
  }
  return dressed
}
