// The places for slots in our widgets, and the context that each passes.

/** A host's content at a place of ours. */
export interface Slot<Context> {
  /** Renders into an element of ours; the returned function, if there is one, cleans up. */
  mount: (element: HTMLElement, context: Context) => (() => void) | void
  /** Called with a changed context. Without it the slot is ended and mounted again, in an empty element. */
  update?: (element: HTMLElement, context: Context) => void
}

/** Context of a tile in a list: the number of products before it on this page, the page, and the total of the list. */
export interface TileContext {
  position: number
  page: number
  total: number
}

/** Context of a slot in the checkout. */
export interface PartContext {
  /** The chosen method, `null` for a field of the address step. */
  method: { code: string; title: string } | null
  /** Sets a value to send to the server with shipping or payment; null removes it. */
  set: (name: string, value: string | null) => void
}

/** A host's change to one field of the address form. */
export interface AddressFieldChange {
  /** The label, in the page's language. Required for a field of the host's own. */
  label?: string
  isRequired?: boolean
  /** Hides the field; a saved address's value is still sent. */
  isHidden?: boolean
  /** The field after which it is placed. By default a field of the host's own is placed at the end. */
  after?: string
  /** Fields of `half` or less may stand side by side. */
  width?: 'full' | 'half' | 'quarter'
  /** In characters; 255 by default. */
  maxLength?: number
  /** The autofill token, e.g. `organization-title`. */
  autocomplete?: string
}

/** A host's changes to the address form of the checkout. */
export interface AddressExtension {
  /** Codes of the countries concerned; all by default. */
  country?: string | readonly string[]
  /** Codes of the stores concerned; all by default. */
  store?: string | readonly string[]
  /** Fields by wire name (`firstname`, `telephone`, ...); any other name is a field of the host's own, sent in `custom_attributes`. */
  fields: Readonly<Record<string, AddressFieldChange>>
}

/**
 * A host's content in the checkout, in the short form: any of these parts, of which each but `address` is a slot of `checkout.payment`,
 * `checkout.shipping` or `checkout.field`.
 */
export interface CheckoutExtension {
  /** Shown below the payment method with this code while it is chosen; its values are sent as `additional_data`. */
  payment?: Slot<PartContext> & { code: string }
  /** Shown below the shipping method with this code (`carrier_method`) while it is chosen; its values are sent as extension attributes. */
  shipping?: Slot<PartContext> & { code: string }
  /** Fields of the address form, by country and store. */
  address?: AddressExtension
  /** Shown at the end of a step; its values are sent as extension attributes, in the payment step as `additional_data`. */
  field?: Slot<PartContext> & { step: 'address' | 'shipping' | 'payment' }
}

/** The slots by place. A subject adds places with contexts of its own: `shared/cart/slots.ts`, `shared/product/slots.ts`. */
export interface Slots {
  /** Between the products of a list, after this number of them, on each of its pages. */
  'product-list.tile': Slot<TileContext> & { position: number }
  /** Below the sentence of an empty state: in every widget, or in the named one. */
  'empty-state': Slot<{ widget: string }> & { widget?: string }
  /** Below the payment method with this code while it is chosen. */
  'checkout.payment': Slot<PartContext> & { code: string }
  /** Below the shipping method with this code (`carrier_method`) while it is chosen. */
  'checkout.shipping': Slot<PartContext> & { code: string }
  /** At the end of a step. */
  'checkout.field': Slot<PartContext> & { step: 'address' | 'shipping' | 'payment' }
}

/** The name of a place. */
export type Place = keyof Slots
/** The context of a place. */
export type ContextOf<Name extends Place> = Parameters<Slots[Name]['mount']>[1]

/** The property that distinguishes places of one name: given by the slot in script, or as `data-*` on its template. */
export const places: Readonly<Record<Place, { key?: string; isNeeded?: boolean; expected?: string; takes?: (value: unknown) => boolean }>> =
  {
    'product-card.badge': {},
    'product-card.footer': {},
    'product-list.tile': {
      key: 'position',
      isNeeded: true,
      expected: 'a number from 0, of the products before it',
      takes: (value) => Number.isInteger(value) && Number(value) >= 0,
    },
    'product.below-price': {},
    'cart.line': {},
    'minicart.foot': {},
    'empty-state': { key: 'widget', expected: 'the name of a widget', takes: isText },
    'checkout.payment': { key: 'code', isNeeded: true, expected: 'the code of a way to pay', takes: isText },
    'checkout.shipping': { key: 'code', isNeeded: true, expected: 'carrier_method of a way to ship', takes: isText },
    'checkout.field': {
      key: 'step',
      isNeeded: true,
      expected: 'address, shipping or payment',
      takes: (value) => ['address', 'shipping', 'payment'].includes(String(value)),
    },
  }

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}
