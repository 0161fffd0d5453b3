// Which shipping method and delivery slot count before the shopper has chosen one.
import type { DeliverySlot, ShippingMethod } from '#shared/schemas/shipping.ts'

/**
 * A method's code: carrier and method joined by an underscore.
 * @example shippingCode({ carrier_code: 'postnl', method_code: 'home' }) // 'postnl_home'
 */
export function shippingCode({ carrier_code, method_code }: Pick<ShippingMethod, 'carrier_code' | 'method_code'>): string {
  return `${carrier_code}_${method_code}`
}

/** The shopper's own choice while it can be had, else the first that can. */
export function methodThatCounts(methods: readonly ShippingMethod[], code: string | null): ShippingMethod | null {
  const available = methods.filter((method) => method.available)
  return available.find((method) => shippingCode(method) === code) ?? available[0] ?? null
}

/** The slot asked for while the method has it, else the method's first. */
export function slotThatCounts(method: ShippingMethod | null, slotId: string | null): DeliverySlot | null {
  const slots = method?.extension_attributes.delivery_slots ?? []
  return slots.find((slot) => slot.id === slotId) ?? slots[0] ?? null
}
