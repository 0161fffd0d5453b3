// Examples of the cart.
import { example, refusal } from '#shared/api/example.ts'
import { addLines, changeLine, getCart, getTotals, mergeCarts, removeLine } from './calls.ts'

/** A cart line on the wire. */
export function itemAnswer(part: object = {}) {
  return {
    item_id: 41,
    sku: 'SHIRT-RED-M',
    name: 'Home shirt',
    qty: 2,
    price: 20.66,
    price_incl_tax: 25,
    row_total_incl_tax: 50,
    product_type: 'configurable' as const,
    product_option: { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: 12 }] } },
    extension_attributes: {
      sku: 'SHIRT',
      product_stock: 7,
      product_id: 12,
      from_price: null,
      categories: ['Team wear', 'Shirts'],
      manufacturer: 'Nordkap',
      image: '/nl/pictures/shirt.webp',
      url: '/nl/product/home-shirt',
      options: [{ label: 'Colour', value: 'Red' }],
      min_qty: 1,
      max_qty: 10,
      qty_editable: true,
      delivery: null,
      is_free_gift: false,
      no_return: false,
    },
    ...part,
  }
}

/** A cart of one line. */
export function quoteAnswer(part: object = {}) {
  return {
    id: 9,
    store_id: 1,
    items: [itemAnswer()],
    items_count: 1,
    items_qty: 2,
    is_virtual: false,
    customer_is_guest: true,
    extension_attributes: { last_added_item: itemAnswer(), applied_gift_cards: [] },
    ...part,
  }
}

/** The totals of such a cart; the last row is the amount to pay. */
export function totalsAnswer(part: { grand_total?: unknown } & Record<string, unknown> = {}) {
  const { grand_total: total = 54.95 } = part
  return {
    grand_total: total,
    subtotal: 41.32,
    subtotal_incl_tax: 50,
    discount_amount: -0,
    shipping_amount: 4.09,
    shipping_incl_tax: 4.95,
    tax_amount: 9.54,
    base_currency_code: 'EUR',
    quote_currency_code: 'EUR',
    coupon_code: null,
    items_qty: 2,
    items: [
      {
        item_id: 41,
        name: 'Home shirt',
        qty: 2,
        price_incl_tax: 25,
        row_total_incl_tax: 50,
        tax_percent: 21,
        discount_amount: 0,
        options: '[{"label":"Colour","value":"Red"}]',
      },
    ],
    total_segments: [
      { code: 'subtotal', title: 'Subtotal', value: 50, area: null, extension_attributes: {} },
      { code: 'grand_total', title: 'Grand total', value: total, area: 'footer', extension_attributes: {} },
    ],
    ...part,
  }
}

const line = { sku: 'SHIRT', quantity: 2 }
const cartItem = { sku: 'SHIRT', qty: 2 }
const gone = refusal(404, 'item', 'The line is gone.')

/** The examples. */
export const examples = [
  example(getCart, [], { answer: quoteAnswer() }),
  example(getTotals, [], { answer: totalsAnswer() }),
  example(addLines, [[line]], {
    body: { cartItems: [cartItem] },
    answer: quoteAnswer(),
    refusals: [
      refusal(400, 'stock', 'There is less of it than asked for. All lines are refused, or none.'),
      refusal(400, 'qty', 'The quantity is no whole number, or outside of `min_qty` and `max_qty`.'),
      refusal(404, 'product', 'No such product.'),
    ],
  }),
  example(changeLine, [41, line], {
    body: { cartItem },
    answer: quoteAnswer(),
    refusals: [refusal(400, 'stock', 'There is less of it than asked for.'), refusal(400, 'qty', 'The quantity is no whole number.'), gone],
  }),
  example(removeLine, [41], { answer: true, refusals: [gone] }),
  example(mergeCarts, ['merge'], { body: { strategy: 'merge' }, answer: quoteAnswer() }),
]
