// Tests large bodies: those of strangers are not read, memory stays flat, other visitors are served; a customer's photos are streamed.
import { request, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { demoLogin } from '../shop/demo-customers.ts'

const MB = 1_000_000
/** Below the limit of five photos of 8 MB as base64. */
const tooMuch = 55 * MB

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())
beforeEach(() => shop.db.deleteFrom('try_count').execute())

/** Sends a body of 55 MB, or less, until the shop answers; `sent` is the number of bytes by then, including those in buffers. */
async function pour(shopper: Shopper, path: string, head: string, filling: string, { type = 'application/json', size = tooMuch } = {}) {
  if (!shopper.cookies.has('XSRF-TOKEN')) await shopper.get('api/session')
  const cookies = Array.from(shopper.cookies, ([name, value]) => `${name}=${value}`).join('; ')
  const headers = {
    'Content-Type': type,
    'Content-Length': size,
    Accept: 'application/json',
    Cookie: cookies,
    'X-XSRF-TOKEN': shopper.cookies.get('XSRF-TOKEN') ?? '',
    Origin: shop.url,
    'Sec-Fetch-Site': 'same-origin',
  }
  const call = request(`${shop.url}/en/${path}`, { method: 'POST', headers })
  const answer = Promise.withResolvers<IncomingMessage>()
  call.once('response', answer.resolve)
  // After its answer the shop closes the connection, since it reads no more of the body.
  call.on('error', answer.reject)
  const progress = { isAnswered: false }
  let sent = 0
  const pouring = (async () => {
    call.write(head)
    const piece = filling.repeat(Math.ceil(65_536 / filling.length))
    for (sent = head.length; sent + piece.length < size && !progress.isAnswered; sent += piece.length)
      if (!call.write(piece)) await new Promise((resolve) => void Promise.race([once(call), answer.promise]).then(resolve, resolve))
  })()
  const response = await answer.promise
  progress.isAnswered = true
  await pouring
  const text = await new Promise<string>((resolve) => {
    let whole = ''
    response.setEncoding('utf8')
    response.on('data', (part: string) => (whole += part))
    response.on('close', () => resolve(whole))
  })
  call.destroy()
  return { status: response.statusCode, sent, text }
}
const once = (call: ReturnType<typeof request>) => new Promise((resolve) => call.once('drain', resolve))

const photo = '"photos":[{"name":"a.jpg","type":"image/jpeg","base64_encoded_data":"'
const unknown = '{"email":"eve@example.com","order_number":"399999999","item_id":1,"text":"Torn",'

describe('55 MB from a visitor without an order', () => {
  test.each([
    ['photos after a wrong order', `${unknown}${photo}`, 'AAAA', 404],
    ['photos before it', `{${photo}`, 'AAAA', 400],
    ['one text', '{"text":"', 'AAAA', 400],
    ['empty lists', `${unknown}"photos":[[]`, ',[]', 413],
    ['lists in lists', `${unknown}"photos":`, '[', 413],
    ['many short photos', `${unknown}"photos":[{}`, ',{"base64_encoded_data":"AAAA"}', 413],
  ])('%s are refused before they are read', async (_, head, filling, expected) => {
    const before = process.memoryUsage().arrayBuffers
    const { status, sent } = await pour(new Shopper(shop.url, 'en'), 'returns/post/complaint', head, filling)
    expect(status).toBe(expected)
    expect(sent / MB).toBeLessThan(16)
    expect((process.memoryUsage().arrayBuffers - before) / MB).toBeLessThan(32)
  })

  test('a form with files is refused as well', async () => {
    const head = '--edge\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n'
    const { status, sent } = await pour(new Shopper(shop.url, 'en'), 'complaint', head, 'AAAA', {
      type: 'multipart/form-data; boundary=edge',
    })
    expect(status).toBe(413)
    expect(sent / MB).toBeLessThan(16)
  })

  test('does not delay other visitors', async () => {
    const others = { areOver: false }
    const pouring = Promise.all(
      Array.from({ length: 4 }, () => pour(new Shopper(shop.url, 'en'), 'returns/post/complaint', `${unknown}${photo}`, 'AAAA')),
    ).finally(() => {
      others.areOver = true
    })
    let longest = 0
    while (!others.areOver) {
      const from = performance.now()
      expect((await new Shopper(shop.url, 'en').get('api/session')).status).toBe(200)
      longest = Math.max(longest, performance.now() - from)
    }
    await pouring
    expect(longest).toBeLessThan(5_000)
  })

  test('is counted by address before anything is read', async () => {
    const statuses: unknown[] = []
    for (let round = 0; round < 36; round++)
      statuses.push((await pour(new Shopper(shop.url, 'en'), 'returns/post/complaint', '{"text":"', 'AAAA')).status)
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429])
  })
})

test('a customer who has not bought the product is refused before her photos are read', async () => {
  const customer = new Shopper(shop.url, 'en')
  await customer.send('POST', 'api/customer/login', demoLogin)
  const path = `api/catalog/product/${landmarks.soldOut.id}/reviews`
  const { status, sent } = await pour(customer, path, `{"rating":4,"title":"Good","text":"Fits","nickname":"Mary",${photo}`, 'AAAA', {
    size: 30 * MB,
  })
  expect(status).toBe(403)
  expect(sent / MB).toBeLessThan(16)
})
