// Tests difficult input in the forms of customer service: widget, host and this table must agree on each message, in four languages.
import { beforeAll, test } from 'vitest'
import { landmarks, landmarkSkus } from '#demo-pages/database/landmarks.ts'
import { alertForm } from '#stores/product/stock-alert.ts'
import { contactForm } from '#stores/content/contact.ts'
import { complaintForm } from '#stores/orders/complaint.ts'
import { newsletterForm } from '#stores/content/newsletter.ts'
import { lookupForm } from '#stores/orders/order-lookup.ts'
import { reviewForm } from '#stores/product/review-form.ts'
import { statementForm } from '#stores/orders/withdrawal.ts'
import { hardStage } from '#tests/support/hard-stage.ts'
import { agreeOn, type HardForm, type HardStore, judged, text } from '#tests/support/hard-forms.ts'
import { choices, emails, lines, texts, ticks } from '#tests/support/hard-values.ts'
import { setStock } from '#tests/support/purchase.ts'

const stage = hardStage()
const good = { email: 'sanne@example.com', name: 'Sanne' }

const contact: HardForm = {
  name: 'contact',
  table: {
    name: lines({ min: 2, max: 255 }),
    email: emails(),
    subject: lines({ max: 255 }),
    orderNumber: lines({ max: 40, isRequired: false }),
    message: texts(2000),
  },
  sound: (_, at) => ({ ...good, subject: 'Ball', orderNumber: '', message: `Is it round? ${at}` }),
  judge: (values) =>
    judged(contactForm({}), {
      name: text(values, 'name'),
      email: text(values, 'email'),
      subject: text(values, 'subject'),
      orderNumber: text(values, 'orderNumber'),
      message: text(values, 'message'),
    }),
  send: (store, { orderNumber, ...values }) => stage.post(store, 'api/contact', { ...values, order_number: orderNumber }),
}

const newsletter: HardForm = {
  name: 'newsletter',
  table: { email: emails(), consent: ticks },
  sound: () => ({ email: good.email, consent: true }),
  judge: (values) => judged(newsletterForm({ asksConsent: true }), { email: text(values, 'email'), consent: values['consent'] === true }),
  send: (store, values) => stage.post(store, 'api/newsletter', values),
}

const alert: HardForm = {
  name: 'stock alert',
  // Guests may set alerts in the Dutch store only.
  stores: ['nl'],
  table: { email: emails() },
  sound: () => ({ email: good.email }),
  judge: (values) => judged(alertForm(landmarks.configurable.id, landmarkSkus.soldOut.sku, true), { email: text(values, 'email') }),
  send: async (store, values) => {
    await stage.shop.db.deleteFrom('stock_alert').execute()
    return stage.post(store, `api/catalog/product/${landmarks.configurable.id}/stock-alert`, { ...values, sku: landmarkSkus.soldOut.sku })
  },
}

/** A form that looks up an order; input that does not match always gives the same error. */
const lookup = (name: string, path: string, wrap: (who: object) => object, isMiss: HardForm['isMiss']): HardForm => ({
  name,
  table: { orderNumber: lines({ max: 40 }), email: emails() },
  sound: (store) => ({ email: good.email, orderNumber: `T-${store}` }),
  judge: (values) =>
    judged(
      lookupForm({}, () => new Promise(() => {})),
      { orderNumber: text(values, 'orderNumber'), email: text(values, 'email') },
    ),
  send: async (store, values, isGood) => {
    const own = { email: text(values, 'email').trim(), number: text(values, 'orderNumber').trim() }
    if (isGood) await stage.shop.db.updateTable('shop_order').set(own).where('id', '=', stage.orders[store].id).execute()
    return stage.post(store, path, wrap({ email: text(values, 'email'), order_number: text(values, 'orderNumber') }))
  },
  ...(isMiss ? { isMiss } : {}),
})
const same = (who: object) => who
const tracking = lookup('tracking', 'api/orders/track', same, ({ status, body }) => status === 404 && body.code === 'order')
const returns = lookup(
  'returns',
  'returns/fetch/order',
  (params) => ({ params }),
  ({ body }) => body.success === 0,
)

/** An order of the store, found by number and e-mail address. */
const who = async (store: HardStore) => {
  const { id } = stage.orders[store]
  const { number, email } = await stage.shop.db
    .selectFrom('shop_order')
    .select(['number', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { email, order_number: number }
}

const withdrawal: HardForm = {
  name: 'withdrawal',
  table: { name: lines({ min: 2, max: 255 }), receiptEmail: emails() },
  sound: () => ({ name: good.name, receiptEmail: good.email }),
  judge: (values) => judged(statementForm(), { name: text(values, 'name'), receiptEmail: text(values, 'receiptEmail') }),
  send: async (store, { name, receiptEmail }) =>
    stage.post(store, 'returns/post/withdrawal', {
      ...(await who(store)),
      name,
      receipt_email: receiptEmail,
      items: [{ item_id: stage.orders[store].items[0], quantity: 1 }],
    }),
}

const complaint: HardForm = {
  name: 'complaint',
  // An item that is not in the order is ignored; `item` stands for the one that is.
  table: { itemId: choices(['item'], { other: { code: 'form.required' } }), text: texts(2000) },
  sound: (_, at) => ({ itemId: 'item', text: `It squeaks ${at}` }),
  judge: (values) => {
    const item = { id: 1, name: '', image: null, ordered: 1, returnable: 1, noReturnReason: null, options: [], pieces: [], players: [] }
    const order = { number: 'T-1', shipmentId: null, hasReturn: false, until: null, items: [item], reasons: [] }
    const itemId = text(values, 'itemId')
    return judged(
      complaintForm({ token: 'x' }, order, {}, () => Promise.resolve(null)),
      { itemId: itemId === 'item' ? '1' : itemId, text: text(values, 'text') },
    )
  },
  send: async (store, values) => {
    const itemId = values['itemId'] === 'item' ? stage.orders[store].items[0] : values['itemId']
    return stage.post(store, 'returns/post/complaint', { ...(await who(store)), item_id: itemId, text: values['text'], photos: [] })
  },
}

const review: HardForm = {
  name: 'review',
  table: {
    rating: choices(['1', '2', '3', '4', '5']),
    title: lines({ max: 120 }),
    text: texts(5000),
    nickname: lines({ max: 60 }),
    fit: choices(['small', 'true', 'large'], { isRequired: false }),
  },
  sound: () => ({ rating: '5', title: 'Good', text: 'Fits well', nickname: 'Mary', fit: '' }),
  judge: (values) =>
    judged(
      reviewForm(landmarks.configurable.id, () => Promise.reject(new Error('There are no photos.'))),
      {
        rating: text(values, 'rating'),
        title: text(values, 'title'),
        text: text(values, 'text'),
        nickname: text(values, 'nickname'),
        fit: text(values, 'fit'),
      },
    ),
  send: async (store, values) => {
    await stage.shop.db.deleteFrom('review').where('customer_id', '=', stage.customers[store].id).execute()
    return stage.postAs(store, `api/catalog/product/${landmarks.configurable.id}/reviews`, values)
  },
}

beforeAll(() => setStock(stage.shop.db, landmarkSkus.soldOut.sku, 0))

test.each([contact, newsletter, alert, tracking, returns, withdrawal, complaint, review])('$name', (form) => agreeOn(stage, form))
