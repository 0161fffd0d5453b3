// The cart's answers.
import { addLines, changeLine, getCart, getTotals, mergeCarts, removeLine } from '#shared/cart/calls.ts'
import { applyCoupon, getCoupons, getGifts, revokeCoupon } from '#shared/cart/discounts/calls.ts'
import { itemAnswer, quoteAnswer, totalsAnswer } from '#shared/cart/examples.ts'
import { answer, type Asked, objectOf, objectsOf, textOf } from '../answer.ts'
import { cents, type Piece, taxPercent, untaxed } from '../goods.ts'
import { Refusal } from '../refusal.ts'
import type { Line, Visitor } from '../visitor.ts'
import type { World } from '../world.ts'
import { shippingCost } from './shipping.ts'

const MOST = 10
/** The coupon of the contract's example, and what it takes off. */
const COUPON = { code: 'WELCOME10', share: 0.1 }

/** A line as the cart shows it. */
export function itemJson({ id, piece, quantity }: Line): ReturnType<typeof itemAnswer> {
  const { product, sku, stock, options } = piece
  return itemAnswer({
    ...{ item_id: id, sku, name: product.name, qty: quantity },
    ...{ price: untaxed(product.price), price_incl_tax: product.price, row_total_incl_tax: cents(product.price * quantity) },
    product_type: options.length > 0 ? 'configurable' : 'simple',
    product_option: {
      extension_attributes: {
        configurable_item_options: options.map((option) => ({ option_id: String(option.attribute.id), option_value: option.id })),
      },
    },
    extension_attributes: {
      ...itemAnswer().extension_attributes,
      ...{ sku: product.sku, product_id: product.id, product_stock: stock, max_qty: MOST },
      ...{ categories: [product.categoryName], manufacturer: product.brand, image: product.picture, url: product.url },
      options: options.map(({ attribute, label }) => ({ label: attribute.label, value: label })),
    },
  })
}

/** The cart. */
export function quoteOf({ lines, pieces, version, lastAdded, customer, billing, shipping, method }: Visitor) {
  return quoteAnswer({
    items: lines.map(itemJson),
    ...{ items_count: lines.length, items_qty: pieces, updated_at: `version-${version}`, customer_is_guest: customer === null },
    billing_address: billing,
    extension_attributes: {
      last_added_item: lastAdded ? itemJson(lastAdded) : null,
      applied_gift_cards: [],
      shipping_assignments: shipping || method ? [{ shipping: { address: shipping, method } }] : [],
    },
  })
}

/** What the goods cost, with tax and without the discount. */
export const goodsTotal = ({ lines }: Visitor): number =>
  cents(lines.reduce((sum, { piece, quantity }) => sum + piece.product.price * quantity, 0))

/** The totals; delivery counts once a method is chosen. */
export function totalsOf(visitor: Visitor, { store }: World) {
  const { lines, pieces, method, coupon, version } = visitor
  const goods = goodsTotal(visitor)
  const discount = coupon === null ? 0 : cents(goods * COUPON.share)
  const delivery = method === null ? null : shippingCost(method, goods)
  const total = cents(goods - discount + (delivery ?? 0))
  const row = (code: string, title: string, value: number) => ({
    code,
    title,
    value,
    area: code === 'grand_total' ? 'footer' : null,
    extension_attributes: {},
  })
  return {
    ...totalsAnswer({ grand_total: total }),
    grand_total: total,
    subtotal: untaxed(goods),
    subtotal_incl_tax: goods,
    discount_amount: -discount,
    shipping_amount: untaxed(delivery ?? 0),
    shipping_incl_tax: delivery ?? 0,
    tax_amount: cents(total - untaxed(total)),
    ...{ base_currency_code: store.currency, quote_currency_code: store.currency },
    ...{ coupon_code: coupon, items_qty: pieces, updated_at: `version-${version}` },
    items: lines.map(({ id, piece: { product, options }, quantity }) => ({
      ...{ item_id: id, name: product.name, qty: quantity, price_incl_tax: product.price },
      ...{ row_total_incl_tax: cents(product.price * quantity), tax_percent: taxPercent, discount_amount: 0 },
      options: JSON.stringify(options.map(({ attribute, label }) => ({ label: attribute.label, value: label }))),
    })),
    total_segments: [
      row('subtotal', 'Subtotal', goods),
      ...(discount > 0 ? [row('discount', `Discount (${coupon})`, -discount)] : []),
      ...(delivery === null ? [] : [row('shipping', 'Delivery', delivery)]),
      row('grand_total', 'Grand total', total),
    ],
  }
}

/** What a line of the request names: a product without choices, a variant by its own sku, or a product with its choices. */
function pieceOf(world: World, item: Readonly<Record<string, unknown>>): Piece {
  const sku = textOf(item['sku'])
  const found = world.products.flatMap(({ pieces }) => pieces).find((piece) => piece.sku === sku)
  const product = world.product(sku)
  if (found) return found
  if (!product) throw new Refusal(404, 'This product is no longer sold.', 'product')
  const extension = objectOf(objectOf(item['product_option'])['extension_attributes'])
  const chosen = new Set(objectsOf(extension['configurable_item_options']).map((option) => Number(option['option_value'])))
  const piece = product.pieces.find(({ options }) => options.every(({ id }) => chosen.has(id)))
  if (!piece) throw new Refusal(400, 'Please choose all options.', 'options')
  return piece
}

function checked({ piece, quantity }: Omit<Line, 'id'>): void {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MOST)
    throw new Refusal(400, 'Between 1 and %1, please.', 'qty', { parameters: [MOST] })
  if (quantity > piece.stock)
    throw new Refusal(400, piece.stock === 0 ? 'This is sold out.' : 'There are only %1 left.', 'stock', { parameters: [piece.stock] })
}

/** All lines of the request, or none. */
function add({ world, visitor, body }: Asked) {
  let { lines } = visitor
  let last: Line | null = null
  for (const item of objectsOf(body['cartItems'])) {
    const piece = pieceOf(world, item)
    const known = lines.find((line) => line.piece === piece)
    const line = { id: known?.id ?? world.nextId(), piece, quantity: (known?.quantity ?? 0) + Number(item['qty']) }
    checked(line)
    lines = known ? lines.map((one) => (one === known ? line : one)) : [...lines, line]
    last = line
  }
  visitor.setLines(lines)
  visitor.lastAdded = last
  return quoteOf(visitor)
}

function lineAt({ visitor, at }: Asked): Line {
  const line = visitor.lines.find(({ id }) => id === Number(at['id']))
  if (!line) throw new Refusal(404, 'This is no longer in your cart.', 'item')
  return line
}

function change(asked: Asked) {
  const { world, visitor, body } = asked
  const before = lineAt(asked)
  const item = objectOf(body['cartItem'])
  const isSame = textOf(item['sku']) === before.piece.product.sku && item['product_option'] === undefined
  const line = { ...before, piece: isSame ? before.piece : pieceOf(world, item), quantity: Number(item['qty']) }
  checked(line)
  visitor.setLines(visitor.lines.map((one) => (one === before ? line : one)))
  return quoteOf(visitor)
}

function remove(asked: Asked): true {
  const line = lineAt(asked)
  asked.visitor.setLines(asked.visitor.lines.filter((one) => one !== line))
  return true
}

/** The answers. */
export const cartAnswers = [
  answer(getCart, ({ visitor }) => quoteOf(visitor)),
  answer(getTotals, ({ visitor, world }) => totalsOf(visitor, world)),
  answer(addLines, add),
  answer(changeLine, change),
  answer(removeLine, remove),
  answer(mergeCarts, ({ visitor }) => quoteOf(visitor)),
  answer(getCoupons, ({ visitor: { coupon } }) => (coupon === null ? [] : [coupon])),
  answer(applyCoupon, ({ visitor, body }) => {
    if (textOf(body['coupon_code']).toUpperCase() !== COUPON.code)
      throw new Refusal(400, "The coupon code isn't valid. Verify the code and try again.", 'coupon')
    visitor.coupon = COUPON.code
    return true
  }),
  answer(revokeCoupon, ({ visitor }) => {
    visitor.coupon = null
    return true
  }),
  answer(getGifts, () => []),
]
