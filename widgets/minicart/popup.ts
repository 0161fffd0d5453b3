// The files loaded on the first touch of the cart: its popup, and the function that opens it.
export { openCart } from '#stores/cart/cart.ts'
export { MinicartPopup } from './MinicartPopup.tsx'
