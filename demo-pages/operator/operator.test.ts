// Tests the operator's rules over HTTP: no money moves by one press or by an amount that nobody has read, and pages speak the reader's language. Long because each page of hers has its rules.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decideAsked, deliver, logInOperator, receiveAsked, transferAsked } from '#tests/support/operator.ts'
import { stockUp, type Piece } from '#tests/support/purchase.ts'
import { startHost, type StartedHost } from '#tests/support/host.ts'
import { orderWithCard, textOf as text, withdrawnOrder } from '#tests/support/withdrawn.ts'
import type { StoreCode } from '../host/store-view.ts'

let shop: StartedHost
let piece: Piece
let now = Date.parse('2026-11-23T10:05:00Z')
beforeAll(async () => {
  shop = await startHost({ now: () => new Date(now) })
  piece = await stockUp(shop.db, 1_000)
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = Date.parse('2026-11-23T10:05:00Z')
  await shop.db.deleteFrom('try_count').execute()
})

const withdrawn = (options: { method?: string; store?: StoreCode } = {}) => withdrawnOrder(shop, piece, options)
const withCard = (method: 'creditcard' | 'banktransfer') => orderWithCard(shop, piece, method)
const statusOf = async (id: number) =>
  (await shop.db.selectFrom('return_case').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

describe('before money moves', () => {
  test('one press only asks, and the question names amount, customer, order and items', async () => {
    const { order, item, caseId, reference, paidBack, path } = await withdrawn()
    const operator = await logInOperator(shop.url)
    const pressed = await operator.submit(`${path}/decide`, { case: String(caseId), status: 'approved' })
    expect([pressed.status, pressed.headers.get('Location')]).toEqual([303, `${path}?ask=approve-${caseId}`])
    expect([paidBack(), await statusOf(caseId)]).toEqual([0, 'registered'])
    const page = await operator.open(`${path}?ask=approve-${caseId}`)
    const dialog = { body: page.body.slice(page.body.indexOf('<dialog'), page.body.indexOf('</dialog>')) }
    const name = `${order.billing_address.firstname} ${order.billing_address.lastname}`.replaceAll("'", '’')
    const amount = `£${(item.price_incl_tax / 100).toFixed(2)}`
    for (const fact of [`Refund ${amount} to ${name}?`, order.email, order.number, reference, `1 × ${item.name}`])
      expect(text(dialog)).toContain(fact)
    // It begins at the answer that changes nothing; a journey shows that nothing behind it can be pressed.
    expect(page.body.indexOf('<dialog')).toBeLessThan(page.body.indexOf('<main'))
    expect(dialog.body).toMatch(new RegExp(`<a[^>]*href="${path}"[^>]* autofocus`))
    // Asking has decided nothing, and sent no mail.
    expect([paidBack(), await statusOf(caseId)]).toEqual([0, 'registered'])
    const mails = await shop.db.selectFrom('mail').select('kind').where('kind', 'like', `case-${caseId}-approved`).execute()
    expect(mails).toEqual([])
  })

  test('the answer refunds what was read, and pressing it twice refunds once', async () => {
    const { item, caseId, reference, paidBack, path } = await withdrawn()
    const operator = await logInOperator(shop.url)
    const fields = { case: String(caseId), status: 'approved', amount: String(item.price_incl_tax) }
    const answers = await Promise.all([1, 2, 3].map(() => operator.submit(`${path}/decide`, fields)))
    const done = `${path}?done=approve-${caseId}`
    const places = answers.map(({ headers }) => headers.get('Location'))
    expect([places.filter((place) => place === done).length, places.filter((place) => place === `${done}&again=1`).length]).toEqual([1, 2])
    expect(paidBack()).toBe(item.price_incl_tax)
    const said = `${reference} is approved: refund £${(item.price_incl_tax / 100).toFixed(2)}.`
    expect(text(await operator.open(done))).toContain(said)
    expect(text(await operator.open(done))).not.toContain('done before')
    expect(text(await operator.open(`${done}&again=1`))).toContain(`${said} This had been done before; nothing was done a second time.`)
    // The question of a decided case is no question any more.
    const late = await operator.open(`${path}?ask=approve-${caseId}`)
    expect(late.body).not.toContain('<dialog')
    expect(text(late)).toContain(`${said} This had been done before`)
  })

  test('an amount that has changed since it was read refunds nothing, and is asked again', async () => {
    const { item, caseId, paidBack, path } = await withdrawn()
    const operator = await logInOperator(shop.url)
    const wrong = item.price_incl_tax - 100
    const pressed = await operator.submit(`${path}/decide`, { case: String(caseId), status: 'approved', amount: String(wrong) })
    expect(pressed.headers.get('Location')).toBe(`${path}?ask=approve-${caseId}&before=${wrong}`)
    expect([paidBack(), await statusOf(caseId)]).toEqual([0, 'registered'])
    const asked = text(await operator.open(pressed.headers.get('Location') ?? ''))
    expect(asked).toContain(`The amount has changed since you were asked: £${(wrong / 100).toFixed(2)} then`)
  })

  test('a withdrawal from an order that is paid between question and answer is asked again with its money', async () => {
    const { order, caseId, path } = await withdrawn({ method: 'banktransfer' })
    const operator = await logInOperator(shop.url)
    expect(text(await operator.open(`${path}?ask=approve-${caseId}`))).toContain('without a refund?')
    await receiveAsked(operator, order.id)
    const pressed = await operator.submit(`${path}/decide`, { case: String(caseId), status: 'approved', amount: '0' })
    expect([pressed.headers.get('Location'), await statusOf(caseId)]).toEqual([`${path}?ask=approve-${caseId}&before=0`, 'registered'])
  })

  test('what a colleague has refused is not refunded, and the page says so', async () => {
    const { caseId, item, paidBack, reference, path } = await withdrawn()
    const operator = await logInOperator(shop.url)
    await decideAsked(operator, Number(path.split('/').pop()), caseId, 'refused')
    const late = await operator.submit(`${path}/decide`, { case: String(caseId), status: 'approved', amount: String(item.price_incl_tax) })
    expect(paidBack()).toBe(0)
    expect(text(await operator.open(late.headers.get('Location') ?? ''))).toContain(`${reference} is refused. This had been done before`)
  })

  test('a case is decided at its own order only', async () => {
    const [one, other] = [await withdrawn(), await withdrawn()]
    const operator = await logInOperator(shop.url)
    const fields = { case: String(one.caseId), status: 'approved', amount: String(one.item.price_incl_tax) }
    expect((await operator.submit(`${other.path}/decide`, fields)).status).toBe(404)
    expect((await operator.open(`${other.path}?ask=approve-${one.caseId}`)).body).not.toContain('<dialog')
    expect(await statusOf(one.caseId)).toBe('registered')
  })

  test('a received transfer and one that goes out are asked too', async () => {
    const { order, caseId, item, path } = await withdrawn({ method: 'banktransfer' })
    const operator = await logInOperator(shop.url)
    const attempts = () => shop.db.selectFrom('payment_attempt').select('status').where('order_id', '=', order.id).execute()
    expect((await operator.submit(`${path}/receive`, {})).headers.get('Location')).toBe(`${path}?ask=receive`)
    expect(await attempts()).toEqual([])
    await receiveAsked(operator, order.id)
    expect(await attempts()).toEqual([{ status: 'paid' }])
    await decideAsked(operator, order.id, caseId)
    const owed = () => shop.db.selectFrom('refund').select('paid_at').where('reference', '=', `case-${caseId}`).execute()
    const asked = await operator.submit(`${path}/pay-back`, { reference: `case-${caseId}` })
    expect([asked.headers.get('Location'), await owed()]).toEqual([`${path}?ask=refund-case-${caseId}`, [{ paid_at: null }]])
    await operator.submit(`${path}/pay-back`, { reference: `case-${caseId}`, amount: String(item.price_incl_tax) })
    expect(await owed()).toEqual([{ paid_at: expect.any(Date) }])
  })

  test('of two operators who record the same money, the second reads that it had been recorded before', async () => {
    const { order, caseId, item, path } = await withdrawn({ method: 'banktransfer' })
    const [first, second] = [await logInOperator(shop.url), await logInOperator(shop.url)]
    const reference = `case-${caseId}`
    const press = async (action: string, fields: Record<string, string>) => {
      const answers = await Promise.all([first, second].map((operator) => operator.submit(`${path}/${action}`, fields)))
      return Promise.all(answers.map(({ headers }) => first.open(headers.get('Location') ?? '')))
    }
    const expectOnce = (pages: { body: string }[], cents: number) => {
      const said = `Recorded: £${(cents / 100).toFixed(2)}.`
      for (const page of pages) expect(text(page)).toContain(said)
      const late = pages.filter((page) => text(page).includes(`${said} This had been done before`))
      expect(late).toHaveLength(1)
      expect(late[0]?.body).toMatch(/role="alert">Recorded/)
    }
    expectOnce(await press('receive', { amount: String(order.grand_total) }), order.grand_total)
    await decideAsked(first, order.id, caseId)
    expectOnce(await press('pay-back', { reference, amount: String(item.price_incl_tax) }), item.price_incl_tax)
    // A question that a colleague has answered meanwhile is no other's record, either.
    for (const ask of ['receive', `refund-${reference}`])
      expect(text(await second.open(`${path}?ask=${ask}`))).toContain('This had been done before')
  })

  test('of two operators who send or deliver the same parcel, decide the same review or book the same arrival, the second is told', async () => {
    const { order, item, path } = await withdrawn()
    const [first, second] = [await logInOperator(shop.url), await logInOperator(shop.url)]
    const press = async (address: string, fields: Record<string, string>) => {
      const pages: string[] = []
      for (const operator of [first, second]) {
        const answer = await operator.submit(address, fields)
        pages.push(text(await operator.open(answer.headers.get('Location') ?? '')))
      }
      return pages
    }
    const expectTold = ([one, other]: string[], said: string) => {
      expect(one).toContain(said)
      expect(one).not.toContain('This had been done before')
      expect(other).toContain(`${said} This had been done before; nothing was done a second time.`)
    }
    const code = `TWICE-${order.id}`
    const sending = { [`qty[${item.id}]`]: '1', carrier: 'postnl', tracking_code: code }
    expectTold(await press(`${path}/send`, sending), `Recorded: PostNL ${code} has been sent.`)
    const parcel = await shop.db.selectFrom('parcel').select('id').where('order_id', '=', order.id).executeTakeFirstOrThrow()
    expectTold(await press(`${path}/deliver`, { parcel: String(parcel.id) }), `Recorded: PostNL ${code} has been delivered.`)
    const mails = await shop.db
      .selectFrom('mail')
      .select('kind')
      .where('order_id', '=', order.id)
      .where('kind', 'like', 'parcel-%')
      .execute()
    expect(mails).toHaveLength(2)
    const { id: reviewId } = await shop.db
      .insertInto('review')
      .values({
        product_id: piece.productId,
        customer_id: null,
        language: 'en',
        rating: 4,
        title: 'Fine',
        text: 'It fits.',
        nickname: 'Al',
        state: 'pending',
        created_at: new Date(now),
        fit: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [decided, late] = await press(`/operator/reviews/${reviewId}/decide`, { state: 'approved' })
    expect(decided).not.toContain('This had been done before')
    expect(late).toContain('“Fine” is approved. This had been done before')
    const arrival = { sku: piece.sku, pieces: '5', key: `arrival-${order.id}` }
    expectTold(await press('/operator/goods', arrival), `Added to stock: 5 × ${piece.sku}. Nobody has been sent an e-mail about it.`)
  })

  test('a parcel is delivered at its own order only', async () => {
    const [one, other] = [await withdrawn(), await withdrawn()]
    const operator = await logInOperator(shop.url)
    const id = await deliver(shop, one.order.number, { [piece.sku]: 1 }, { isDelivered: false })
    expect((await operator.submit(`${other.path}/deliver`, { parcel: String(id) })).status).toBe(404)
  })

  test('nothing is called recorded that has not arrived or has not been transferred', async () => {
    const [byCard, byTransfer] = [await withdrawn(), await withdrawn({ method: 'banktransfer' })]
    const operator = await logInOperator(shop.url)
    const expectSilence = async (address: string) => {
      const { body } = await operator.open(address)
      expect(body).not.toContain('Recorded')
      expect(body).not.toContain('class="notice')
    }
    for (const about of ['done=receive', 'ask=receive', 'done=receive&again=1']) await expectSilence(`${byCard.path}?${about}`)
    const pressed = await operator.submit(`${byCard.path}/receive`, { amount: String(byCard.order.grand_total) })
    await expectSilence(pressed.headers.get('Location') ?? '')
    await expectSilence(`${byTransfer.path}?done=receive`)
    await receiveAsked(operator, byTransfer.order.id)
    await decideAsked(operator, byTransfer.order.id, byTransfer.caseId)
    const owed = `refund-case-${byTransfer.caseId}`
    await expectSilence(`${byTransfer.path}?done=${owed}`)
    const answer = await transferAsked(operator, byTransfer.order.id, `case-${byTransfer.caseId}`)
    expect(answer.headers.get('Location')).toBe(`${byTransfer.path}?done=${owed}`)
    // The provider has paid this one: no operator has recorded it.
    await decideAsked(operator, byCard.order.id, byCard.caseId)
    await expectSilence(`${byCard.path}?done=refund-case-${byCard.caseId}`)
  })

  test('gift cards are named in the question with what goes back to them, and only then', async () => {
    const { caseOf, ...paid } = await withCard('creditcard')
    const operator = await logInOperator(shop.url)
    const one = await caseOf(1)
    const part = text(await operator.open(`${paid.path}?ask=approve-${one}`))
    expect(part).toContain('The refund starts at once')
    expect(part).not.toContain('gift card.')
    await decideAsked(operator, paid.order.id, one)
    const rest = await caseOf(3)
    const asked = text(await operator.open(`${paid.path}?ask=approve-${rest}`))
    expect(asked).toContain('The refund starts at once')
    expect(asked).toContain(`£${(paid.order.gift_cards / 100).toFixed(2)} of it goes back to the gift card.`)
    // The approval gives the card its balance again, and the next test needs it.
    await decideAsked(operator, paid.order.id, rest)
  })

  test('a refund to gift cards only leaves nothing to transfer, and the question says so', async () => {
    const { caseOf, order, path } = await withCard('banktransfer')
    const operator = await logInOperator(shop.url)
    const id = await caseOf(4)
    const asked = text(await operator.open(`${path}?ask=approve-${id}`))
    expect(asked).toContain(`Refund £${(order.gift_cards / 100).toFixed(2)} to`)
    expect(asked).toContain('goes back to the gift card at once and cannot be taken back; you have nothing to transfer')
    expect(asked).not.toMatch(/You transfer the money|of it goes back/)
    await decideAsked(operator, order.id, id)
    expect(await shop.db.selectFrom('refund').select('reference').where('reference', '=', `case-${id}`).execute()).toEqual([])
  })
})

describe('the pages', () => {
  test('speak the browser’s language or the chosen one, with amounts and times as people read them', async () => {
    const { order, caseId, path } = await withdrawn()
    const operator = await logInOperator(shop.url)
    const german = { 'Accept-Language': 'de-DE,de;q=0.9' }
    const page = await operator.open(path, german)
    const [pounds, pence] = (order.grand_total / 100).toFixed(2).split('.')
    expect(page.body).toContain('<html lang="de">')
    for (const part of [
      `Bestellung ${order.number}`,
      'In Vorbereitung',
      `${pounds},${pence} £`,
      '23.11.2026, 10:05',
      'Angemeldet',
      'Widerruf',
    ])
      expect(text(page)).toContain(part)
    expect(text(await operator.open(`${path}?ask=approve-${caseId}`, german))).toMatch(/£ erstatten\?/)
    const chosen = await operator.submit('/operator/language', { language: 'sv', back: path })
    expect(chosen.headers.get('Location')).toBe(path)
    expect((await operator.open(path, german)).body).toContain('<html lang="sv">')
    expect(text(await operator.open('/operator', german))).toMatch(/\d+ returer att besluta om/)
    const elsewhere = await operator.submit('/operator/language', { language: 'xx', back: 'https://evil.example/operator' })
    expect(elsewhere.headers.get('Location')).toBe('/operator')
  })

  test('show no raw code and no ISO time', async () => {
    const { order, caseId } = await withdrawn()
    const operator = await logInOperator(shop.url)
    await decideAsked(operator, order.id, caseId)
    await deliver(shop, order.number, { [piece.sku]: 1 })
    for (const path of ['/operator', `/operator/orders/${order.id}`, '/operator/goods', '/operator/newsletter', '/operator/reviews'])
      expect(text(await operator.open(path))).not.toMatch(/\d{4}-\d\d-\d\dT|\bcase-\d|registered\b(?! )|creditcard/)
  })

  test('a press after the login has ended changes nothing, and the login leads back', async () => {
    const { caseId, item, path } = await withdrawn()
    const operator = await logInOperator(shop.url)
    now += 9 * 60 * 60 * 1000
    const fields = { case: String(caseId), status: 'approved', amount: String(item.price_incl_tax) }
    const pressed = await operator.submit(`${path}/decide`, fields, { Referer: `${shop.url}${path}?ask=approve-${caseId}` })
    const back = `${path}?ask=approve-${caseId}`
    expect([pressed.status, pressed.headers.get('Location'), await statusOf(caseId)]).toEqual([303, `${back}&ended=1`, 'registered'])
    const login = await operator.open(`${back}&ended=1`)
    expect(text(login)).toContain('Your login has ended, so nothing was changed.')
    const again = await operator.submit('/operator/login', {
      email: 'operator@touchline.example',
      password: 'Touchline-Operator-1',
      back: /name="back" value="([^"]+)"/.exec(login.body)?.[1] ?? '',
    })
    expect(again.headers.get('Location')).toBe(back)
  })

  test('a parcel that cannot be sent is refused with its reason', async () => {
    const { order, item, path } = await withdrawn()
    const operator = await logInOperator(shop.url)
    const send = (fields: Record<string, string>) =>
      operator.submit(`${path}/send`, { carrier: 'postnl', tracking_code: `CODE-${order.id}`, ...fields })
    const [empty, much, short] = [
      await send({}),
      await send({ [`qty[${item.id}]`]: '9' }),
      await send({ [`qty[${item.id}]`]: '1', tracking_code: 'x' }),
    ]
    expect([empty.status, much.status, short.status]).toEqual([422, 422, 422])
    expect(text(empty)).toContain('choose how many of each item are in the parcel')
    expect(text(much)).toContain('holds more than is left to send')
    expect(text(short)).toContain('the tracking number has 4 to 40 letters')
  })
})
