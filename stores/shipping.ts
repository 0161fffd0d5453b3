// How the order travels: methods, delivery slot, and what goes along with them.
import { defineSeed } from '#shared/state/seed.ts'
import { $methods } from './checkout/shipping.ts'

export {
  $deliverySlot,
  $extensionAttributes,
  $isEstimating,
  $isSavingShipping,
  $isShippingOutdated,
  $shippingCode,
  $shippingMethod,
  $shippingMethods,
  changeExtensionAttribute,
  chooseDeliverySlot,
  chooseShippingMethod,
  estimateShipping,
  loadShippingMethods,
  saveShipping,
} from './checkout/shipping.ts'

/** What a server may print of the shipping methods. */
export const shippingSeed = defineSeed('shipping', { methods: $methods })
