// The places in our widgets where a host may add something, and what each passes to it.

/** Something of the host's own in a place of ours. */
export interface Slot<Context> {
  /** Draws into an element of ours with whatever the host likes; the answer, if there is one, takes down what it started. */
  mount: (element: HTMLElement, context: Context) => (() => void) | void
  /** Hears what is new about its place. Without it the slot is ended and mounted again, in an empty element. */
  update?: (element: HTMLElement, context: Context) => void
}

/** What a tile in a list knows: so many products stand before it, on this page of a list of so many. */
export interface TileContext {
  position: number
  page: number
  total: number
}

/** What a part of the checkout may know and do. */
export interface PartContext {
  /** The chosen method, `null` for a field of the address step. */
  method: { code: string; title: string } | null
  /** Notes something that goes to the server with shipping or payment; null takes it back. */
  set: (name: string, value: string | null) => void
}

/** What a host changes about one field of the address form. */
export interface AddressFieldChange {
  /** What it is called, in the page's language. A field of the host's own needs one. */
  label?: string
  isRequired?: boolean
  /** Not asked for; what a saved address has there goes along all the same. */
  isHidden?: boolean
  /** Stands behind this field; a field of the host's own at the end, where nothing is said. */
  after?: string
  /** `half` and less may stand side by side. */
  width?: 'full' | 'half' | 'quarter'
  /** In letters; 255 where nothing is said. */
  maxLength?: number
  /** What browsers fill in, e.g. `organization-title`. */
  autocomplete?: string
}

/** What a host changes about the address form of the checkout. */
export interface AddressExtension {
  /** Codes of the countries whose addresses it is about; all where nothing is said. */
  country?: string | readonly string[]
  /** Codes of the stores; all where nothing is said. */
  store?: string | readonly string[]
  /** By the names of the wire (`firstname`, `telephone`, ...); any other name is a field of the host's own, which goes along in `custom_attributes`. */
  fields: Readonly<Record<string, AddressFieldChange>>
}

/** Something of the host's own in the checkout, in the short form: any of the three, each a slot of `checkout.payment`, `checkout.shipping` or `checkout.field`. */
export interface CheckoutExtension {
  /** Stands under the way to pay with this code while it is chosen; what it sets goes along as `additional_data`. */
  payment?: Slot<PartContext> & { code: string }
  /** Stands under the shipping method with this code (`carrier_method`) while it is chosen; what it sets are extension attributes. */
  shipping?: Slot<PartContext> & { code: string }
  /** Fields of the address form, by country and store. */
  address?: AddressExtension
  /** Stands at the end of a step: as extension attributes, in the payment step as `additional_data`. */
  field?: Slot<PartContext> & { step: 'address' | 'shipping' | 'payment' }
}

/** What each place takes. A subject whose contexts are its own adds them: `shared/cart/slots.ts`, `shared/product/slots.ts`. */
export interface Slots {
  /** Between the products of a list, after so many of them, on each of its pages. */
  'product-list.tile': Slot<TileContext> & { position: number }
  /** Below the sentence where there is nothing: in every widget, or in the one that is named. */
  'empty-state': Slot<{ widget: string }> & { widget?: string }
  /** Under the way to pay with this code while it is chosen. */
  'checkout.payment': Slot<PartContext> & { code: string }
  /** Under the shipping method with this code (`carrier_method`) while it is chosen. */
  'checkout.shipping': Slot<PartContext> & { code: string }
  /** At the end of a step. */
  'checkout.field': Slot<PartContext> & { step: 'address' | 'shipping' | 'payment' }
}

/** The name of a place. */
export type Place = keyof Slots
/** What a place tells of itself. */
export type ContextOf<Name extends Place> = Parameters<Slots[Name]['mount']>[1]

/** How a place is kept apart from others of its name: what the slot says, in script or as `data-*` of its template. */
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
