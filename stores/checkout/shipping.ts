// Shipping: methods, delivery slot, and the attributes sent with them.
export {
  $deliverySlot,
  $extensionAttributes,
  $isEstimating,
  $isSavingShipping,
  $isShippingOutdated,
  $shippingCode,
  $shippingMethod,
  $shippingMethods,
  $shownMethod,
  changeExtensionAttribute,
  chooseDeliverySlot,
  chooseShippingMethod,
  estimateShipping,
  loadShippingMethods,
  saveShipping,
  shippingSeed,
} from './shipping-methods.ts'
