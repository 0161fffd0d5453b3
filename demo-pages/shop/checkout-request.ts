// Parses the checkout's calls: leniently where the contract allows two spellings, strictly elsewhere.
import * as v from 'valibot'
import { AddressInput } from './address.ts'
import { parse } from './cart-request.ts'
import type { PaymentDetails } from './payment-details.ts'
import type { Address, PaymentChoice, PickupPoints } from './shapes.ts'

const Code = v.pipe(v.string(), v.maxLength(60))
const Email = v.nullish(v.pipe(v.string(), v.maxLength(1000), v.trim()), null)

const Extension = v.nullish(
  v.object({
    requested_delivery_date: v.nullish(v.union([v.string(), v.object({ id: v.string() })]), null),
    postnl_pickup_point: v.nullish(v.string(), null),
    dhl_pickup_point: v.nullish(v.string(), null),
  }),
)

const Shipping = v.object({
  addressInformation: v.object({
    shippingAddress: v.nullish(AddressInput),
    shipping_address: v.nullish(AddressInput),
    billingAddress: v.nullish(AddressInput),
    billing_address: v.nullish(AddressInput),
    shippingMethodCode: v.nullish(Code),
    shipping_method_code: v.nullish(Code),
    shippingCarrierCode: v.nullish(Code),
    shipping_carrier_code: v.nullish(Code),
    extensionAttributes: Extension,
    extension_attributes: Extension,
  }),
})

/** The request of shipping-information, in one spelling. */
export interface ShippingRequest {
  shippingAddress: Address | null
  billingAddress: Address | null
  methodCode: string | null
  carrierCode: string | null
  slotId: string | null
  points: PickupPoints
}

/** The body of POST checkout/cart/shipping-information. */
export function parseShipping(body: unknown): ShippingRequest {
  const { addressInformation: given } = parse(Shipping, body)
  const extension = given.extensionAttributes ?? given.extension_attributes
  return {
    shippingAddress: given.shippingAddress ?? given.shipping_address ?? null,
    billingAddress: given.billingAddress ?? given.billing_address ?? null,
    methodCode: given.shippingMethodCode ?? given.shipping_method_code ?? null,
    carrierCode: given.shippingCarrierCode ?? given.shipping_carrier_code ?? null,
    slotId: readSlotId(extension?.requested_delivery_date ?? null),
    points: { postnl_pickup_point: extension?.postnl_pickup_point ?? null, dhl_pickup_point: extension?.dhl_pickup_point ?? null },
  }
}

const TotalsInformation = v.object({
  addressInformation: v.object({
    address: v.nullish(AddressInput),
    shipping_method_code: v.nullish(Code),
    shipping_carrier_code: v.nullish(Code),
  }),
})

/** The body of PUT checkout/cart/totals-information. */
export function parseTotals(body: unknown): { address: Address | null; methodCode: string | null; carrierCode: string | null } {
  const { addressInformation: given } = parse(TotalsInformation, body)
  return {
    address: given.address ?? null,
    methodCode: given.shipping_method_code ?? null,
    carrierCode: given.shipping_carrier_code ?? null,
  }
}

const Estimate = v.union([
  v.object({ address: AddressInput }),
  v.pipe(
    AddressInput,
    v.transform((address) => ({ address })),
  ),
])

/** One address, alone or under `address`. */
export function parseAddress(body: unknown): Address {
  return parse(Estimate, body).address
}

const Both = v.object({ billing_address: AddressInput, shipping_address: AddressInput })

/** The body of PUT checkout/cart/address/set-addresses. */
export function parseAddresses(body: unknown): { billing_address: Address; shipping_address: Address } {
  return parse(Both, body)
}

const Method = v.object({ method: Code, additional_data: v.nullish(v.record(v.string(), v.unknown())) })
const Payment = v.object({
  email: Email,
  paymentMethod: Method,
  billingAddress: v.nullish(AddressInput),
  billing_address: v.nullish(AddressInput),
})

/** The request of set-payment-information and payment-information. */
export interface PaymentRequest {
  email: string | null
  payment: PaymentChoice
  /** The details of the payment method; checked with the order and not stored. */
  details: PaymentDetails
  billingAddress: Address | null
}

/** The body of both payment calls. */
export function parsePayment(body: unknown): PaymentRequest {
  const given = parse(Payment, body)
  const said = (name: string): string | null => {
    const value = given.paymentMethod.additional_data?.[name]
    return typeof value === 'string' && value ? value.slice(0, 100) : null
  }
  return {
    email: given.email,
    payment: { method: given.paymentMethod.method, issuer: said('issuer') },
    details: { birthDate: said('date_of_birth'), hasTerms: said('terms_accepted') === '1', bic: said('bic') },
    billingAddress: given.billingAddress ?? given.billing_address ?? null,
  }
}

/** `requested_delivery_date` is the slot as JSON text; only its id is used, since the server knows the rest. */
function readSlotId(value: string | { id: string } | null): string | null {
  if (value === null || typeof value === 'object') return value?.id ?? null
  if (!value.trim()) return null
  try {
    const slot: unknown = JSON.parse(value)
    if (slot === null) return null
    return typeof slot === 'object' && 'id' in slot && typeof slot.id === 'string' ? slot.id : value
  } catch {
    return value
  }
}
