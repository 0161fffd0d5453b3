// Explains why a product cannot be shown: its printed data is invalid or missing. A separate file, loaded only when needed.
import { emit } from '#shared/events/bus.ts'
import type { ProductDoubt } from '#shared/state/printed.ts'
import { whyOf } from '#shared/wire/find-drops.ts'
import { MOUNT, OPTIONS } from './attributes.ts'
import { describeElement } from './describe-element.ts'
import { scriptOf } from './script-of.ts'

/** The widgets that read a printed product, in their usual order on a page. */
const takers = ['product-options', 'bundle-options', 'set-builder', 'personalisation', 'team-roster', 'team-link', 'add-to-cart']

const ID = 'data-product-id'

/** Messages already reported: several widgets of a page share a product. */
const said = new Set<string>()
/** Mounts whose product was reported as invalid, so that it is not also reported as missing. */
const unread = new WeakSet<Element>()

/** Reports a problem in the console and as a `touchline:error` event, once per message; nothing if no mount needs the product. */
export function tellOfProduct(doubt: ProductDoubt): void {
  const element = 'issue' in doubt ? holderOf(doubt.printed) : mountOf(doubt.productId)
  if (!element || unread.has(element)) return
  if ('issue' in doubt) unread.add(element)
  const widget = element.getAttribute(MOUNT) ?? ''
  const message = `Touchline ${widget}: ${
    'issue' in doubt
      ? `option product of ${describeElement(element)} cannot be read (${whyOf(doubt.issue)}). It does not count.`
      : `${describeElement(element)} knows no product ${doubt.productId}: ${missing(element, doubt.productId)}`
  }`
  if (said.has(message)) return
  said.add(message)
  console.warn(message, element)
  emit('error', { error: new Error(message), phase: 'options', widget, element }, element)
}

/** The reason why no product is known, with the remedy. */
function missing(element: Element, id: number): string {
  const options = read(scriptOf(element, OPTIONS)?.textContent)
  if ('product_id' in options || 'sku' in options) return 'the JSON in it is the product itself. Write it as { "product": … }.'
  const others = mounts().flatMap((mount) => mount.getAttribute(ID) ?? [])
  const named = others.find((other) => other !== String(id))
  if (named !== undefined) return `none is printed for it, and other mounts name product ${named}. Is ${ID} right?`
  return `none is printed, and the page's settings do not offer the extension "products". Print it in the mount: <script type="application/json" ${OPTIONS}>{ "product": … }</script>, in the form that CONTRACT.md calls Product.`
}

/** The mount that contains a product: found by its id or, if the id is invalid, the first mount that reads a product. */
function holderOf(printed: unknown): Element | null {
  const id: unknown = Reflect.get(Object(printed), 'product_id')
  return mountOf(id) ?? mounts()[0] ?? null
}

const mountOf = (id: unknown) => mounts().find((mount) => mount.getAttribute(ID) === String(id)) ?? null

/** The mounts that read a product, those that show it first. */
const mounts = () => takers.flatMap((name) => [...document.querySelectorAll(`[${MOUNT}="${name}"]`)])

function read(text: string | null | undefined): object {
  try {
    return Object(JSON.parse(text ?? ''))
  } catch {
    return {}
  }
}
