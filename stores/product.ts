// A product being bought: what it is, what is chosen of it, what it costs and whether it can be had.
import type { ReadableAtom } from 'nanostores'
import {
  type AttributeState,
  attributeStates,
  type Choice,
  missingChoices,
  validChoices,
  withChoice,
  withoutChoice,
} from '#shared/domain/configurable.ts'
import type { Result } from '#shared/domain/failure.ts'
import { type QuantityLimits, quantityLimits } from '#shared/domain/quantity.ts'
import { environment } from '#shared/environment.ts'
import { emit } from '#shared/events/bus.ts'
import { Product, type Variant } from '#shared/schemas/product.ts'
import type { CartItem } from '#shared/schemas/quote.ts'
import { derived } from '#shared/state/derived.ts'
import { defineSeed } from '#shared/state/seed.ts'
import { type Loadable, valueOf } from './loadable.ts'
import { $page } from './page.ts'
import { readChoices, writeChoices } from './product/address.ts'
import { factsOf, productItem, type ProductPrice } from './product/facts.ts'
import { $products, changeState, stateOf } from './product/state.ts'
import { onReset } from './reset.ts'
import { question } from './work/question.ts'

/** One product; the same object for the same id, so that quick buy and the product page share it. */
export interface ProductStore {
  $product: ReadableAtom<Loadable<Product>>
  /** In the order of the attributes. */
  $choices: ReadableAtom<readonly Choice[]>
  $attributes: ReadableAtom<readonly AttributeState[]>
  /** The one active variant that matches every choice. */
  $variant: ReadableAtom<Variant | null>
  /** Codes of the attributes that have no choice yet. */
  $missing: ReadableAtom<readonly string[]>
  $quantity: ReadableAtom<number>
  $limits: ReadableAtom<QuantityLimits>
  /** 0 means none: show the normal price. */
  $tierPrice: ReadableAtom<number>
  $price: ReadableAtom<ProductPrice | null>
  /** Pieces to be had; null where nobody says. */
  $stock: ReadableAtom<number | null>
  /** Everything is chosen, and it can be had. */
  $isSaleable: ReadableAtom<boolean>
  /** What to give to `addToCart`; null while something is missing. */
  $cartItem: ReadableAtom<CartItem | null>
  /** The product, unless it is there. */
  load: () => Promise<Result<Product>>
  /** Chooses an option; later attributes are to be chosen anew. */
  choose: (attributeCode: string, optionId: number, origin?: object) => void
  /** Takes back a choice, and those of later attributes with it. */
  clear: (attributeCode: string) => void
  changeQuantity: (quantity: number) => void
  /** Takes the choices from the page's address, now and when it changes, and writes them there; the answer ends it. */
  followAddress: () => () => void
}

const stores = new Map<number, ProductStore>()
onReset(() => stores.clear())

/**
 * The store of a product.
 * @example const { $price, choose } = productStore(options.productId)
 */
export function productStore(id: number): ProductStore {
  const store = stores.get(id) ?? createStore(id)
  stores.set(id, store)
  return store
}

function createStore(id: number): ProductStore {
  const $state = derived([$products], (products) => stateOf(products, id))
  const $product = derived([$state], ({ product }) => product)
  const $choices = derived([$state], ({ choices }) => choices)
  const $quantity = derived([$state], ({ quantity }) => quantity)
  const $facts = derived([$product, $choices, $quantity], (product, choices, quantity) => {
    const value = valueOf(product)
    return value && factsOf(value, choices, quantity)
  })
  const known = () => valueOf($product.get())
  let followers = 0

  const call = question(
    async (signal) => (await import('#shared/api/product.ts')).getProduct(id, Product, signal),
    (result) => {
      if (result.ok) changeState(id, { product: { state: 'ready', value: result.value } })
      else if (!known()) changeState(id, { product: { state: 'failed', error: result.error } })
    },
    'product.load-failed',
  )
  const change = (choices: readonly Choice[]) => {
    changeState(id, { choices })
    const product = known()
    if (product && followers > 0) writeChoices(product.configurable_data.attributes, choices)
  }
  /** The address's choices, as far as they can stand. An address that names none leaves what is chosen at first. */
  const takeAddress = (isFirst: boolean) => {
    const product = known()
    if (!product) return
    const { attributes } = product.configurable_data
    const choices = validChoices(attributes, product.virtual_products, readChoices(attributes))
    if (choices.length > 0 || !isFirst) changeState(id, { choices })
  }

  return {
    $product,
    $choices,
    $quantity,
    $attributes: derived([$product, $choices], (product, choices): readonly AttributeState[] => {
      const value = valueOf(product)
      return value ? attributeStates(value.configurable_data.attributes, value.virtual_products, choices) : []
    }),
    $variant: derived([$facts], (facts) => facts?.variant ?? null),
    $missing: derived([$product, $choices], (product, choices): readonly string[] =>
      missingChoices(valueOf(product)?.configurable_data.attributes ?? [], choices),
    ),
    $limits: derived([$facts], (facts) => facts?.limits ?? quantityLimits({ min_qty: null, max_qty: null, stock: null })),
    $tierPrice: derived([$facts], (facts) => facts?.price.tier ?? 0),
    $price: derived([$facts], (facts) => facts?.price ?? null),
    $stock: derived([$facts], (facts) => facts?.stock ?? null),
    $isSaleable: derived([$facts], (facts) => facts?.isSaleable ?? false),
    $cartItem: derived([$facts], (facts) => facts?.cartItem ?? null),
    load: async () => {
      const product = known()
      if (product) return { ok: true, value: product }
      changeState(id, { product: { state: 'loading' } })
      return call.join()
    },
    choose: (attributeCode, optionId, origin) => {
      const product = known()
      if (!product) return
      change(withChoice(product.configurable_data.attributes, $choices.get(), { attributeCode, optionId }))
      const facts = $facts.get()
      const item = facts?.variant ? productItem(product, facts, $quantity.get(), $page.get().currency) : null
      emit('product:chosen', { productId: id, attributeCode, optionId, item }, origin)
    },
    clear: (attributeCode) => change(withoutChoice(known()?.configurable_data.attributes ?? [], $choices.get(), attributeCode)),
    changeQuantity: (quantity) => {
      if (Number.isSafeInteger(quantity) && quantity > 0) changeState(id, { quantity })
    },
    followAddress: () => {
      followers++
      let isFirst = true
      const stopWaiting = $product.subscribe((product) => {
        if (!isFirst || product.state !== 'ready') return
        takeAddress(true)
        isFirst = false
      })
      const stopHearing = environment.onAddress(() => takeAddress(false))
      return () => {
        followers--
        stopWaiting()
        stopHearing()
      }
    },
  }
}

/** What a server may print: `{ products: { [id]: { product: { state: 'ready', value }, choices: [], quantity: 1 } } }`. */
export const productSeed = defineSeed('product', { products: $products })
