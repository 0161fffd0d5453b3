// The fixture for the conformance suite: the button for the shirt of product-options.
import type { Fixture } from '#widgets/fixture.ts'
import { productAnswers, wireProduct } from '#widgets/product-options/product-options.fixture.ts'

/** A quantity and a button that posts. */
export const fixture: Fixture = {
  options: { productId: 90001, product: wireProduct },
  fallback:
    '<form action="/en/checkout/cart/add" method="post"><label>Quantity <input name="qty" value="1"></label><button>Add to cart</button></form>',
  printed: productAnswers,
  scenes: { refused: { press: ['.add-to-cart-button'], shows: '.add-to-cart-error' } },
}
