// Resolves a request to the product and content of a line. The same for a new line, a line in the cart and an order.
import type { Sellable } from '../sellables.ts'
import { checkPrints } from './check-prints.ts'
import { composeBundle } from './compose-bundle.ts'
import { composeTeam } from './compose-team.ts'
import type { Fault } from './fault.ts'
import { findVariant } from './find-variant.ts'
import type { Goods, KindProduct } from './kind-product.ts'
import type { ItemRequest, LineChoice } from './item-request.ts'
import { noChoice } from './item-request.ts'
import type { LineContent } from './line-content.ts'

/** The product of a line; `sellable` is null if nothing can be sold that way. */
export interface ComposedLine {
  sellable: Sellable | null
  content: LineContent
}

/** Resolves one request; `path` is the prefix of its fields. */
export function composeLine(goods: Goods, request: Omit<ItemRequest, 'qty'>, path: string): ComposedLine {
  const named = goods.variants.get(request.sku)
  const productId = goods.productIdBySku.get(request.sku) ?? named?.productId
  const product = productId === undefined ? undefined : goods.products.get(productId)
  if (!product) return nothing({ path, code: 'product', sentence: 'cart.unknown-product' })
  if (product.kind === 'grouped') return nothing({ path, code: 'kind', sentence: 'cart.choose-members' })
  const { bundle } = product
  if (bundle) {
    const faults = Object.keys(request.options).length ? [foreignOption(path)] : []
    const content = bundle.team
      ? composeTeam(goods, product, bundle, bundle.team, request, path)
      : composeBundle(goods, bundle, request, path)
    if (!bundle.team && request.players) faults.push(foreignPlayers(path))
    return { sellable: sellableOf(bundle.sellable, content), content: { ...content, faults: [...faults, ...content.faults] } }
  }
  return composeVariant(product, named ?? null, request, path)
}

function composeVariant(product: KindProduct, named: Sellable | null, request: Omit<ItemRequest, 'qty'>, path: string): ComposedLine {
  const faults: Fault[] = [
    ...(request.bundle.length ? [foreignOption(path)] : []),
    ...(request.players ? [foreignPlayers(path)] : []),
    ...request.prints
      .filter(({ productId }) => productId !== product.id)
      .map(({ productId, optionId }): Fault => ({
        path: `${path}.personalisation.${productId}.${optionId}`,
        code: 'personalisation',
        sentence: 'print.unknown',
      })),
  ]
  const found = named
    ? { variant: named, faults: [] }
    : findVariant(product, request.options, (id) => (id === null ? path : `${path}.options.${id}`), 'options')
  const own = request.prints.filter(({ productId }) => productId === product.id)
  const checked = checkPrints(product.groups, own, {
    productId: product.id,
    language: product.language,
    path: (id) => `${path}.personalisation.${product.id}.${id}`,
  })
  const { variant } = found
  const content: LineContent = {
    pieces: variant ? [{ sellable: variant, count: 1, path }] : [],
    extraCents: checked.prints.reduce((sum, print) => sum + print.cents, 0),
    parts: [],
    prints: checked.prints,
    players: [],
    choice: checked.entries.length ? { ...noChoice, prints: checked.entries } : noChoice,
    faults: [...faults, ...found.faults, ...checked.faults],
  }
  return { sellable: variant && sellableOf(variant, content), content }
}

/** The line's own right of return, which ends as soon as one part of it is made to order. */
function sellableOf(sellable: Sellable, { parts, prints, players }: LineContent): Sellable {
  const made = [...prints, ...parts.flatMap((part) => part.prints)].filter(({ isMade }) => isMade)
  const isPersonal = made.some(({ isReturnable }) => !isReturnable) || players.length > 0
  return {
    ...sellable,
    isReturnable: sellable.isReturnable && !isPersonal && parts.every((part) => part.sellable.isReturnable),
  }
}

function nothing(fault: Fault): ComposedLine {
  const content: LineContent = { pieces: [], extraCents: 0, parts: [], prints: [], players: [], choice: noChoice, faults: [fault] }
  return { sellable: null, content }
}

const foreignOption = (path: string): Fault => ({ path, code: 'options', sentence: 'cart.unknown-option' })
const foreignPlayers = (path: string): Fault => ({ path: `${path}.players`, code: 'players', sentence: 'team.not-offered' })

/** The choice as text: the same for the same choice. */
export function choiceText({ bundle, prints, players }: LineChoice): string {
  return JSON.stringify([bundle, prints, players])
}
