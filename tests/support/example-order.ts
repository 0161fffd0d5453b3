// An order whose sums are known, as the database would give it: two shirts, a coupon of 10 %, delivery, 112.89 in all.
import type { StoreView } from '#demo-pages/host/store-view.ts'
import type { ItemRow } from '#demo-pages/service/order-contents.ts'
import { fillText, findText } from '#demo-pages/shop/messages.ts'
import { taxWithin, toAmount } from '#demo-pages/shop/money.ts'
import type { OrderRow } from '#demo-pages/shop/order-rows.ts'
import type { Address, TotalSegment } from '#demo-pages/shop/shapes.ts'

const [price, discount, shipping] = [5990, 1198, 507]

/** The order, its lines and its two parcels. */
export function exampleOrder(
  store: StoreView,
  { giftCards = 0 } = {},
): { order: OrderRow; items: ItemRow[]; parcels: { sent_at: Date }[] } {
  const total = 2 * price - discount + shipping
  const address: Address = {
    id: null,
    customer_id: null,
    customer_address_id: null,
    email: null,
    prefix: null,
    firstname: 'Łucja',
    middlename: null,
    lastname: 'Ōe',
    postcode: '30-001',
    street: ['Floriańska', '1', null],
    city: 'Kraków',
    telephone: null,
    company: null,
    country_id: store.country,
    region: null,
    region_code: null,
    region_id: null,
    default_billing: null,
    default_shipping: null,
    same_as_billing: null,
    save_in_address_book: null,
  }
  const segment = (code: string, title: string, cents: number): TotalSegment => ({
    code,
    title,
    value: toAmount(cents),
    area: null,
    extension_attributes: {},
  })
  const { language } = store
  return {
    order: {
      id: 1,
      number: `${store.id}00000042`,
      store_id: store.id,
      session_id: 'session',
      customer_id: null,
      cart_id: 1,
      cart_claim: null,
      idempotency_key: null,
      status: 'paid',
      email: 'lucja@example.com',
      currency: store.currency,
      subtotal_incl_tax: 2 * price,
      shipping_incl_tax: shipping,
      discount,
      tax: taxWithin(total, store.taxPercent),
      grand_total: total - giftCards,
      segments: [
        segment('subtotal', findText('total.subtotal', language), 2 * price),
        segment('discount', fillText('total.discount', language, 'WELCOME10'), -discount),
        segment('shipping', findText('total.shipping', language), shipping),
        ...(giftCards > 0 ? [segment('giftcardaccount', fillText('total.gift-card', language, '****1234'), -giftCards)] : []),
        segment('grand_total', findText('total.grand_total', language), total - giftCards),
        segment('tax', findText('total.tax', language), taxWithin(total, store.taxPercent)),
      ],
      billing_address: address,
      shipping_address: address,
      carrier_code: 'touchline',
      method_code: 'home',
      shipping_title: 'Home',
      delivery_slot: null,
      payment_code: 'banktransfer',
      payment_title: 'Bank transfer',
      created_at: new Date('2026-11-23T10:00:00Z'),
      coupon_code: 'WELCOME10',
      gift_cards: giftCards,
      pickup_point: null,
      told_by: null,
      promised_on: null,
      invoiced_at: null,
      lead_days: 0,
    },
    items: [
      {
        id: 1,
        order_id: 1,
        product_id: 1,
        sku: 'SHIRT-M',
        name: 'Home shirt',
        image: null,
        url: '/shirt',
        options: [{ label: 'Size', value: 'M' }],
        choices: { bundle: [], prints: [], players: [] },
        qty: 2,
        price_incl_tax: price,
        row_total_incl_tax: 2 * price,
        tax_percent: store.taxPercent,
        no_return_reason: null,
        sent_qty: 2,
        returned_qty: 0,
        withdrawn_qty: 0,
        is_gift: false,
        worth: null,
        replaces_id: null,
        buy_request: null,
        content: { kind: 'simple', no_return: false, parts: [], prints: [], players: [] },
      },
    ],
    parcels: [{ sent_at: new Date('2026-11-27T08:00:00Z') }, { sent_at: new Date('2026-11-25T08:00:00Z') }],
  }
}
