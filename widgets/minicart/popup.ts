// What the first touch of the cart loads: its popup, and the verb that opens it.
export { openCart } from '#stores/cart/cart.ts'
export { MinicartPopup } from './MinicartPopup.tsx'
