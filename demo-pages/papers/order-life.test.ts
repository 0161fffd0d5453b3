// Tests the papers of an order's life at the host: the confirmation with the whole contract, the invoice with the last parcel, the credit note.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { team, teamPlayer } from '#tests/support/kind-items.ts'
import { decideAsked, deliver, logInOperator } from '#tests/support/operator.ts'
import { addToCart, chooseShipping, placeOrder, stockTwo } from '#tests/support/purchase.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { storeViews } from '../host/store-view.ts'
import { contractSlugs } from '../pages/article-files.ts'
import { fillArticle } from '../pages/articles.ts'
import { sellerOf } from '../pages/seller.ts'
import { sectionTexts } from '../pages/texts/product-sections.ts'
import type { Paper } from './paper.ts'
import { writePdf } from './write-pdf.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost({ publicUrl: 'https://shop.example' })
})
afterAll(() => shop.close())

const mailOf = (number: string, kind: string) =>
  shop.db
    .selectFrom('mail')
    .innerJoin('shop_order', 'shop_order.id', 'mail.order_id')
    .selectAll('mail')
    .where('number', '=', number)
    .where('mail.kind', 'like', kind)
    .orderBy('mail.id', 'desc')
    .executeTakeFirstOrThrow()

async function paperOf({ papers: [paper] }: { papers: readonly Paper[] }): Promise<Uint8Array> {
  if (!paper) throw new Error('the mail has no PDF')
  return writePdf(paper)
}

/** The words alone: lines are wrapped elsewhere, and links and emphasis are written in other ways. */
const wordsOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
/** Sentences of Markdown that have no link in them. */
const plainLines = (markdown: string) =>
  markdown.split('\n').flatMap((line) => (line.includes('](') || wordsOf(line).length < 20 || line.startsWith('|') ? [] : wordsOf(line)))

describe.each(storeViews)('in the store $code', (store) => {
  let number = ''
  const shopper = () => new Shopper(shop.url, store.code)
  let buyer: Shopper
  beforeAll(async () => {
    await shop.db.deleteFrom('try_count').execute()
    const [first, second] = await stockTwo(shop.db, 500)
    // Its maker gives a guarantee.
    await shop.db.updateTable('product').set({ guarantee_years: 5 }).where('id', '=', first.productId).execute()
    buyer = shopper()
    await addToCart(buyer, { sku: first.sku, qty: 2 }, { sku: second.sku, qty: 1 })
    await buyer.send('POST', 'checkout/cart/items', {
      cartItems: [await team(shop.db, [teamPlayer('a', 'M', { name: 'Åsa', number: '7' })])],
    })
    await chooseShipping(buyer)
    number = (await placeOrder(buyer)).body.order_number
  })

  test('the confirmation says in its text and in its PDF all that its articles say on their pages', async () => {
    const mail = await mailOf(number, 'confirmation')
    const pdf = await readPdf(await paperOf(mail))
    expect(pdf).toMatchObject({ language: store.locale.replace('_', '-'), isTagged: true })
    expect(pdf.title).toContain(number)
    const said = [mail.body, pdf.tagged.map(({ text }) => text).join(' ')].map(wordsOf)
    for (const slug of contractSlugs) {
      const { title, lead, body } = fillArticle(store, slug)
      const lines = [title, lead, ...plainLines(body)].map(wordsOf)
      expect(lines.length).toBeGreaterThan(4)
      for (const text of said) for (const line of lines) expect(text).toContain(line)
    }
  })

  test('it has the seller, what it costs, the day, the payment, and what cannot be withdrawn from, with the law', async () => {
    const mail = await mailOf(number, 'confirmation')
    const order = await shop.db.selectFrom('shop_order').selectAll().where('number', '=', number).executeTakeFirstOrThrow()
    const { name, street, email, vat, exclusionLaw } = sellerOf(store)
    const day = new Intl.DateTimeFormat(store.locale.replace('_', '-'), { day: 'numeric', month: 'long', timeZone: 'UTC' })
    const pdf = await readPdf(await paperOf(mail))
    for (const text of [mail.body, pdf.tagged.map((tag) => tag.text).join(' ')]) {
      const facts = [name, street, email, vat, exclusionLaw, order.payment_title, order.shipping_title]
      const { title, guarantor, term } = sectionTexts[store.language].own
      for (const fact of [...facts, title(5), `${guarantor}: `, `${term}: `]) expect(text).toContain(fact)
      expect(text).toContain(day.format(new Date(order.promised_on ?? '')))
    }
    // Of three kinds of goods one is made for her.
    expect(mail.body.split('\n').filter((line) => line.includes(exclusionLaw) && line.startsWith('  '))).toHaveLength(1)
  })

  test('the invoice goes with the parcel that completes the order, and the credit note with the decision', async () => {
    const { id, email } = await shop.db
      .selectFrom('shop_order')
      .select(['id', 'email'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    const [item] = await shop.db.selectFrom('order_item').selectAll().where('order_id', '=', id).orderBy('id').execute()
    if (!item) throw new Error('no line')
    await deliver(shop, number, { [item.sku]: 1 })
    expect((await mailOf(number, 'parcel-sent-%')).papers).toEqual([])
    await deliver(shop, number)
    const sent = await mailOf(number, 'parcel-sent-%')
    expect(sent.papers.map(({ file }) => file)).toEqual([`invoice_${number}.pdf`])
    // The team's players are a row each, as in the confirmation.
    for (const mail of [sent, await mailOf(number, 'confirmation')])
      expect(mail.body).toMatch(/^ {2}\p{L}+: Åsa; \p{L}+: 7; \p{L}+: .* M, /mu)
    const back = { item_id: item.id, quantity: 1, reason_code: 'too-small' }
    const who = { email, order_number: number }
    const { body } = await buyer.send('POST', 'returns/post/order', { ...who, items: [back] }, { 'Idempotency-Key': `life-${number}` })
    const { id: caseId } = await shop.db
      .selectFrom('return_case')
      .select('id')
      .where('reference', '=', body.reference)
      .executeTakeFirstOrThrow()
    await decideAsked(await logInOperator(shop.url), id, caseId)
    const decided = await mailOf(number, `case-${caseId}-approved`)
    expect(decided.papers.map(({ file }) => file)).toEqual([`credit-note_${body.reference}.pdf`])
  })
})
