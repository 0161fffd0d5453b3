// Compares the rows of the database and the mail in the outbox with what the shopper read.
import { expect } from 'vitest'
import { landmarkSkus } from '#demo-pages/database/landmarks.ts'
import type { Guest } from './guest.ts'
import { homes } from './homes.ts'
import { readOrder } from './screen-order.ts'
import type { Stage } from './use-shop.ts'

const signs = { nl: '€', be: '€', en: '£', de: '€', se: 'kr' } as const
const currencies = { nl: 'EUR', be: 'EUR', en: 'GBP', de: 'EUR', se: 'SEK' } as const
const languages = { nl: 'nl', be: 'nl', en: 'en', de: 'de', se: 'sv' } as const

/** Asserts that the order of three shirts, its items and its mail match the confirmation page. */
export async function expectSameRows({ shop }: Stage, { page, email, store }: Guest): Promise<void> {
  const screen = await readOrder(page)
  const order = await shop.db.selectFrom('shop_order').selectAll().where('number', '=', screen.number).executeTakeFirstOrThrow()
  const items = await shop.db.selectFrom('order_item').selectAll().where('order_id', '=', order.id).orderBy('id').execute()
  const mails = await shop.db.selectFrom('mail').selectAll().where('order_id', '=', order.id).execute()
  expect(order).toMatchObject({ status: 'paid', email, currency: currencies[store] })
  expect(order.shipping_address).toMatchObject({
    firstname: 'Åsa',
    lastname: "O'Neil-Weiß",
    city: homes[store].city,
    postcode: homes[store].postcode,
  })
  expect(screen.lines).toEqual(items.map(({ name, qty, row_total_incl_tax: rowTotal }) => ({ name, qty, rowTotal })))
  expect(items).toMatchObject([{ sku: landmarkSkus.comfortable.sku, qty: 3 }])
  expect(screen.sums).toMatchObject({
    grand_total: order.grand_total,
    subtotal: order.subtotal_incl_tax,
    shipping: order.shipping_incl_tax,
  })
  expect(order.grand_total).toBe(order.subtotal_incl_tax + order.shipping_incl_tax)
  expect(screen.currencySigns).toEqual([signs[store]])
  expect(mails).toMatchObject([{ recipient: email, language: languages[store] }])
  expect(mails[0]?.subject).toContain(screen.number)
}
