// How the order travels: methods, delivery slot, and what goes along with them.
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
