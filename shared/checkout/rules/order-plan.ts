// What an order needs besides its goods: where it goes, how, and to whom it is told.
import type { Address } from '#shared/address/wire/address.ts'
import type { PickupPoint } from '#shared/checkout/wire/pickup-points.ts'
import type { DeliverySlot, ShippingMethod } from '#shared/checkout/wire/shipping.ts'

/** An order as the checkout has it. */
export interface OrderPlan {
  shipping: Address
  billing: Address
  method: Pick<ShippingMethod, 'carrierTitle' | 'title' | 'promise' | 'pickup'> | null
  slot: DeliverySlot | null
  point: Pick<PickupPoint, 'name' | 'street' | 'postcode' | 'city'> | null
  email: string
  /** The store's country, which addresses leave out. */
  country: string | null
}
