// A product on sale: its data, choices, price and availability.
import type { ReadableAtom } from 'nanostores'
import type { Failure, Result } from '#shared/domain/failure.ts'
import { type QuantityLimits, quantityLimits } from '#shared/domain/quantity.ts'
import { environment } from '#shared/environment.ts'
import { emit } from '#shared/events/bus.ts'
import {
  type AttributeState,
  attributeStates,
  type Choice,
  missingChoices,
  validChoices,
  withChoice,
  withoutChoice,
} from '#shared/product/rules/configurable.ts'
import type { ProductProblem } from '#shared/product/rules/product-problem.ts'
import type { Delivery } from '#shared/product/wire/delivery.ts'
import type { NewLine } from '#shared/product/wire/line-parts.ts'
import type { Product } from '#shared/product/wire/product.ts'
import type { Variant } from '#shared/product/wire/variant.ts'
import { derived } from '#shared/state/derived.ts'
import { isOffered } from '#shared/state/extensions.ts'
import { doubtProduct, printedProduct } from '#shared/state/printed.ts'
import { defineSeed } from '#shared/state/seed.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { type Loadable, valueOf } from '#stores/kit/loadable.ts'
import { onReset } from '#stores/kit/reset.ts'
import { $page } from '#stores/page/page.ts'
import { $offeredProduct } from './offered.ts'
import { readChoices, writeChoices } from './address.ts'
import type { Returns } from './chosen.ts'
import { infoOf, productItem } from './facts.ts'
import { type Fault, faultsOf, refusalsOf } from './faults.ts'
import { $models, bringModels, type ProductItem, modelsOf, type ProductPrice } from './models.ts'
import { provideProduct } from './provide.ts'
import { $products, changeState, changeConfiguration, stateOf, type Configuration } from './state.ts'
import { viewOf } from './view.ts'

/** The store of one product; the same object for the same id, so that quick buy and the product page share it. */
export interface ProductStore {
  $product: ReadableAtom<Loadable<Product>>
  /** In the order of the attributes. */
  $choices: ReadableAtom<readonly Choice[]>
  $attributes: ReadableAtom<readonly AttributeState[]>
  /** The one active variant that matches every choice. */
  $variant: ReadableAtom<Variant | null>
  /** The codes of the attributes without a choice. */
  $missing: ReadableAtom<readonly string[]>
  $quantity: ReadableAtom<number>
  $limits: ReadableAtom<QuantityLimits>
  /** The quantity price; 0 means none: show the normal price. */
  $tierPrice: ReadableAtom<number>
  $price: ReadableAtom<ProductPrice | null>
  /** The number of pieces available; null if unknown. */
  $stock: ReadableAtom<number | null>
  /** Whether everything is chosen and available. */
  $isSaleable: ReadableAtom<boolean>
  /** Whether the product is unavailable, whatever is chosen. */
  $isGone: ReadableAtom<boolean>
  /** Why the product cannot be added to the cart yet, in the order of the page. */
  $problems: ReadableAtom<readonly ProductProblem[]>
  /** The first of the problems. */
  $reason: ReadableAtom<ProductProblem | null>
  /** The message by field: missing choices after the button was pressed, unavailable ones at once, and the server's messages. */
  $faults: ReadableAtom<Readonly<Record<string, Fault>>>
  /** The products that are bought: the product itself, or the parts of a bundle. */
  $items: ReadableAtom<readonly ProductItem[]>
  /** The delivery of the choice, which every delivery promise of the page uses; null if nothing is promised. */
  $delivery: ReadableAtom<Delivery>
  /** Whether the choice can be returned. */
  $returns: ReadableAtom<Returns>
  /** The pictures of the choice; null where it does not affect them. */
  $pictures: ReadableAtom<readonly string[] | null>
  /** The surcharge per piece for personalisation, which `$price` contains. */
  $surcharge: ReadableAtom<number>
  /** The total number of pieces. */
  $pieces: ReadableAtom<number>
  /** Whether the product has one quantity field. */
  $hasQuantity: ReadableAtom<boolean>
  /** The price of all pieces; null if unknown. */
  $total: ReadableAtom<number | null>
  /** The lines to pass to `addToCart`; empty while something is missing. */
  $newLines: ReadableAtom<readonly NewLine[]>
  /** The cart line that is being changed; null to add another. */
  $lineId: ReadableAtom<number | null>
  /** The shopper's configuration, for views of a kind. */
  $configuration: ReadableAtom<Configuration>
  /** Loads the product unless it is loaded, and the models of its kind. */
  load: () => Promise<Result<Product>>
  /** Reloads availability, since somebody else may have bought it; the choices stay. */
  reload: () => Promise<Result<Product>>
  /** Makes the fields report missing choices. */
  ask: () => void
  /** Stores the server's message for each field; returns whether it names any field of the page. */
  refuse: (error: Failure) => boolean
  /** Chooses an option; the choices of later attributes are cleared. */
  choose: (attributeCode: string, optionId: number, origin?: object) => void
  /** Clears a choice, and the choices of later attributes. */
  clear: (attributeCode: string) => void
  changeQuantity: (quantity: number) => void
  /** Emits that the product was viewed, once per page. */
  reportViewed: (origin?: object) => void
  /** Applies the choices of the page's address, now and on change, and writes them there; the returned function ends it. */
  followAddress: () => () => void
}

const none: readonly never[] = []

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
  const $info = derived([$state, $models], (state, models) => {
    const value = valueOf(state.product)
    return value && infoOf(value, state, models)
  })
  const $items = derived([$info], (info) => info?.items ?? none)
  const $problems = derived([$info], (info) => info?.problems ?? none)
  const known = () => valueOf($product.get())
  let followers = 0

  const call = latestRequest(
    async (signal) => (await import('#shared/product/calls.ts')).getProduct(id, signal),
    (result) => {
      if (result.ok) changeState(id, { product: { state: 'ready', value: result.value } })
      else if (!known()) changeState(id, { product: { state: 'failed', error: result.error } })
    },
    'product.load-failed',
  )
  let isViewed = false
  const change = (choices: readonly Choice[]) => {
    changeConfiguration(id, { choices })
    const product = known()
    if (product && followers > 0) writeChoices(product.attributes, choices)
  }
  /** Applies the valid choices of the address. An address without any keeps the initial choices. */
  const takeAddress = (isFirst: boolean) => {
    const product = known()
    if (!product) return
    const { attributes, variants } = product
    const choices = validChoices(attributes, variants, readChoices(attributes))
    if (choices.length > 0 || !isFirst) changeState(id, { choices })
  }

  return {
    $product,
    $choices,
    $quantity,
    $attributes: derived([$product, $choices], (product, choices): readonly AttributeState[] => {
      const value = valueOf(product)
      return value ? attributeStates(value.attributes, value.variants, choices) : []
    }),
    $variant: derived([$info], (info) => info?.variant ?? null),
    $missing: derived([$product, $choices], (product, choices): readonly string[] =>
      missingChoices(valueOf(product)?.attributes ?? [], choices),
    ),
    $limits: derived([$info], (info) => info?.limits ?? quantityLimits({ minQuantity: null, maxQuantity: null, stock: null })),
    $tierPrice: derived([$info], (info) => info?.price.tier ?? 0),
    $price: derived([$info], (info) => info?.price ?? null),
    $stock: derived([$info], (info) => info?.stock ?? null),
    $isSaleable: derived([$info], (info) => (info?.lines.length ?? 0) > 0),
    $isGone: derived([$info], (info) => info?.isGone ?? false),
    $problems,
    $reason: derived([$problems], ([first]) => first ?? null),
    $faults: derived([$state, $problems], ({ isAsked, refusals }, problems) => faultsOf(problems, isAsked, refusals)),
    $items,
    $delivery: derived([$info], (info) => info?.delivery ?? null),
    $returns: derived([$info], (info) => info?.returns ?? 'always'),
    $pictures: derived([$info], (info) => info?.pictures ?? null),
    $surcharge: derived([$info], (info) => info?.surcharge ?? 0),
    $pieces: derived([$info], (info) => info?.pieces ?? 1),
    $hasQuantity: derived([$info], (info) => info?.hasQuantity ?? true),
    $total: derived([$info], (info) => info?.total ?? null),
    $newLines: derived([$info], (info) => info?.lines ?? none),
    $lineId: derived([$state], ({ lineId }) => lineId),
    $configuration: $state,
    load: async () => {
      // Another mount of the page may contain it, whose widget is loaded later.
      if (!known()) provideProduct(printedProduct(id))(null)
      const product = known()
      if (!product) changeState(id, { product: { state: 'loading' } })
      if (!product && !isOffered('products')) doubtProduct({ productId: id })
      const result: Result<Product> = product ? { ok: true, value: product } : await call.join()
      if (!result.ok || modelsOf(result.value).every((name) => $models.get()[name])) return result
      const brought = await attempt(() => bringModels(result.value), 'product.load-failed')
      return brought.ok ? result : brought
    },
    reload: call.send,
    ask: () => changeState(id, { isAsked: true }),
    refuse: (error) => {
      const refusals = refusalsOf(error, known(), $info.get()?.items ?? [])
      changeState(id, { refusals })
      return Object.keys(refusals).length > 0
    },
    choose: (attributeCode, optionId, origin) => {
      const product = known()
      if (!product) return
      change(withChoice(product.attributes, $choices.get(), { attributeCode, optionId }))
      const info = $info.get()
      const item = info?.variant ? productItem(product, info, $quantity.get(), $page.get().currency) : null
      emit('product:chosen', { productId: id, attributeCode, optionId, item }, origin)
    },
    clear: (attributeCode) => change(withoutChoice(known()?.attributes ?? [], $choices.get(), attributeCode)),
    changeQuantity: (quantity) => {
      if (Number.isSafeInteger(quantity) && quantity > 0) changeConfiguration(id, { quantity })
    },
    reportViewed: (origin) => {
      const product = known()
      const info = $info.get()
      if (isViewed || !product || !info) return
      isViewed = true
      emit('product:viewed', { productId: id, item: productItem(product, info, 1, $page.get().currency) }, origin)
    },
    followAddress: () => {
      followers++
      let isFirst = true
      const stopWaiting = $product.subscribe((product) => {
        if (!isFirst || product.state !== 'ready') return
        takeAddress(true)
        isFirst = false
      })
      const stopListening = environment.onAddress(() => takeAddress(false))
      return () => {
        followers--
        stopWaiting()
        stopListening()
      }
    },
  }
}

/** The state that a server may print for the products. */
export const productSeed = defineSeed('product', { products: $products })

$offeredProduct.set((id) => viewOf(productStore(id)))
