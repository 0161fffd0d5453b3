// Tests complaints: stored once, photos without metadata, other visitors' orders not found, invalid files refused.
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { logInOperator } from '#tests/support/operator.ts'
import { team, teamPlayer } from '#tests/support/kind-items.ts'
import { chooseShipping, placeOrder, purchase, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'

let shop: StartedHost
let pair: { email: string; order_number: string }
let itemId = 0
let orderId = 0
beforeAll(async () => {
  shop = await startHost()
  const { body } = await purchase(new Shopper(shop.url, 'en'), await stockUp(shop.db, 20), {})
  const order = await shop.db
    .selectFrom('shop_order')
    .select(['id', 'email'])
    .where('number', '=', body.order_number)
    .executeTakeFirstOrThrow()
  pair = { email: order.email, order_number: body.order_number }
  orderId = order.id
  itemId = (await shop.db.selectFrom('order_item').select('id').where('order_id', '=', order.id).executeTakeFirstOrThrow()).id
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('try_count').execute()
  await shop.db.deleteFrom('complaint').execute()
})

const photo = () =>
  sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#c22' } })
    .withExif({ IFD0: { Model: 'Canary camera' }, IFD3: { GPSLatitude: '52/1 22/1 0/1' } })
    .jpeg()
    .toBuffer()
const send = (part: object = {}, key = 'complaint-one') =>
  new Shopper(shop.url, 'en').send(
    'POST',
    'returns/post/complaint',
    { ...pair, item_id: itemId, text: 'The seam is <b>torn</b>', ...part },
    { 'Idempotency-Key': key },
  )
const rows = () => shop.db.selectFrom('complaint').selectAll().execute()
const encoded = (bytes: Buffer) => ({ name: 'a.jpg', type: 'image/jpeg', base64_encoded_data: bytes.toString('base64') })

test('a repeated key is one complaint, with one receipt', async () => {
  const all = await Promise.all([1, 2, 3].map(() => send()))
  expect(all.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(all.map(({ body }) => body.reference)).size).toBe(1)
  expect(await rows()).toHaveLength(1)
  const mails = await shop.db.selectFrom('mail').select(['subject', 'body']).where('kind', 'like', 'complaint%').execute()
  // It greets by name, as every mail about an order does.
  const { shipping_address } = await shop.db.selectFrom('shop_order').select('shipping_address').executeTakeFirstOrThrow()
  const subject = `We have received your report ${all[0]?.body.reference}`
  expect(mails).toEqual([{ subject, body: expect.stringContaining(shipping_address?.firstname ?? 'no address') }])
})

test('a photo is resized, and loses its metadata about camera and place', async () => {
  const original = await photo()
  expect(original.includes('Canary camera')).toBe(true)
  expect((await send({ photos: [encoded(original)] }, 'complaint-photo')).status).toBe(201)
  const { jpeg } = await shop.db.selectFrom('complaint_photo').select('jpeg').executeTakeFirstOrThrow()
  const metadata = await sharp(jpeg).metadata()
  expect(metadata).toMatchObject({ format: 'jpeg', width: 1600, height: 800 })
  expect(metadata.exif).toBeUndefined()
  expect(Buffer.from(jpeg).includes('Canary camera')).toBe(false)

  const operator = await logInOperator(shop.url)
  const page = await operator.open(`/operator/orders/${orderId}`)
  expect(page.body).toContain('&lt;b&gt;torn')
  const path = /\/operator\/complaints\/\d+\/photos\/1/.exec(page.body)?.[0] ?? ''
  expect((await operator.open(path)).headers.get('content-type')).toBe('image/jpeg')
  // Without the operator's login the picture is not found.
  expect((await new Shopper(shop.url).open(path)).status).toBe(401)
})

test('errors are reported by field, and nothing is stored', async () => {
  expect((await send({ text: ' ', item_id: null })).body).toMatchObject({
    message: 'All fields must be filled',
    errors: { item_id: ['This field is required'], text: ['This field is required'] },
  })
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  for (const wrong of [svg, Buffer.from('GIF89a'), Buffer.alloc(0)]) {
    const { status, body } = await send({ photos: [encoded(wrong)] })
    expect([status, body.errors.photos]).toEqual([422, [expect.stringContaining('not a photo')]])
  }
  const six = await send({ photos: Array.from({ length: 6 }, () => encoded(svg)) })
  expect(six.body.errors.photos).toEqual(['You can add at most 5 photos.'])
  expect((await send({ item_id: itemId + 1000 })).body.errors.item_id).toEqual(['This field is required'])
  expect(await rows()).toEqual([])
})

test('another visitor’s order is not found, like an unknown one', async () => {
  const [wrongMail, wrongNumber] = [await send({ email: 'eve@example.org' }), await send({ order_number: '399999999' })]
  expect([wrongMail.status, wrongMail.body]).toEqual([wrongNumber.status, wrongNumber.body])
  expect(wrongMail.status).toBe(404)
})

describe('a team kit, which cannot be returned', () => {
  let kit: { email: string; order_number: string }
  let line: { id: number; pieces: string[]; players: { player_id: string; name: string; number: string }[] }
  let kitOrder = 0
  beforeAll(async () => {
    const shopper = new Shopper(shop.url, 'en')
    const players = [teamPlayer('a', 'M', { name: 'ANNA', number: '7' }), teamPlayer('b', 'L', { name: 'BO', number: '9' })]
    await shopper.send('POST', 'checkout/cart/items', { cartItems: [await team(shop.db, players)] })
    await chooseShipping(shopper)
    const { body } = await placeOrder(shopper)
    const order = await shop.db
      .selectFrom('shop_order')
      .select(['id', 'email'])
      .where('number', '=', body.order_number)
      .executeTakeFirstOrThrow()
    kitOrder = order.id
    kit = { email: order.email, order_number: body.order_number }
    const found = await new Shopper(shop.url, 'en').send('POST', 'returns/fetch/order', { params: kit })
    line = found.body.order.items[0]
  })
  const report = (part: object, key: string) =>
    new Shopper(shop.url, 'en').send(
      'POST',
      'returns/post/complaint',
      { ...kit, item_id: line.id, text: 'The number is a 6', ...part },
      { 'Idempotency-Key': key },
    )

  test('is reported by player and piece: the receipt and the staff name her, her number and the size', async () => {
    expect(line).toMatchObject({ qty_returnable: 0, players: [{ player_id: 'a', name: 'ANNA', number: '7' }, { player_id: 'b' }] })
    expect(line.pieces).toHaveLength(3)
    const [shirt = ''] = line.pieces
    const { status, body } = await report({ player_id: 'b', piece: shirt }, 'complaint-kit-one')
    expect(status).toBe(201)
    const mail = await shop.db.selectFrom('mail').select('body').where('kind', '=', `complaint ${body.reference}`).executeTakeFirstOrThrow()
    expect(mail.body).toContain(`BO 9, ${shirt} L`)
    expect(mail.body).not.toContain('ANNA')
    const operator = await logInOperator(shop.url)
    for (const path of [`/operator/orders/${kitOrder}`, '/operator/complaints'])
      expect((await operator.open(path)).body, path).toContain(`BO 9, ${shirt} L`)
    // The same text about somebody else's shirt is another complaint.
    expect((await report({ player_id: 'a', piece: shirt }, 'complaint-kit-two')).body.reference).not.toBe(body.reference)
    expect((await report({ player_id: 'b', piece: shirt }, 'complaint-kit-three')).body.reference).toBe(body.reference)
  })

  test('is about nobody and nothing else', async () => {
    expect((await report({ player_id: 'z' }, 'complaint-kit-nobody')).body.errors).toEqual({ item_id: ['This field is required'] })
    expect((await report({ piece: 'Cape' }, 'complaint-kit-cape')).body.errors).toEqual({ piece: ['The value is incorrect'] })
    expect((await report({ player_id: '', piece: '' }, 'complaint-kit-whole')).status).toBe(201)
  })

  test('is reported with a plain form, too, to which the returns form leads', async () => {
    const shopper = new Shopper(shop.url, 'en')
    const known = { email: kit.email, orderNumber: kit.order_number }
    const returns = (await shopper.submit('returns', { ...known, step: 'find' })).body
    expect(returns).toContain(`/en/complaint?order=${kit.order_number}&amp;item=${line.id}`)
    const form = new FormData()
    const about = { itemId: `${line.id}.a`, piece: line.pieces[1] ?? '', text: 'Torn' }
    for (const [name, value] of Object.entries({ ...known, step: 'submit', intent: 'plain-complaint-kit', ...about }))
      form.append(name, value)
    expect((await shopper.upload('complaint', form)).body).toMatch(/C-\d+/)
    const row = await shop.db.selectFrom('complaint').select(['player_id', 'piece']).executeTakeFirstOrThrow()
    expect(row).toEqual({ player_id: 'a', piece: line.pieces[1] })
  })
})

test('a plain form with a file works too, step by step', async () => {
  const shopper = new Shopper(shop.url, 'en')
  const known = { email: pair.email, orderNumber: pair.order_number }
  expect((await shopper.submit('complaint', { ...known, step: 'find' })).body).toContain('<textarea')
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...known, step: 'submit', intent: 'plain-complaint', itemId: String(itemId), text: 'Torn' }))
    form.append(name, value)
  form.append('photos', new Blob([new Uint8Array(await photo())], { type: 'image/jpeg' }), 'a.jpg')
  for (const page of [await shopper.upload('complaint', form), await shopper.upload('complaint', form)]) expect(page.body).toMatch(/C-\d+/)
  expect(await rows()).toHaveLength(1)
  expect(await shop.db.selectFrom('complaint_photo').select('position').execute()).toEqual([{ position: 1 }])
})
