// Tests the routes: exactly the published calls of Magento Open Source, in either store view.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calls } from './calls/calls.ts'
import { rest } from './data.ts'
import { openHost } from './open-host.ts'

test('every published call exists', () => {
  const names = calls.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(Object.keys(rest.calls)))
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  ['GET', '/rest/default/V1/nothing'],
  ['PATCH', '/rest/default/V1/guest-carts'],
  ['GET', '/rest/fr/V1/directory/countries'],
  ['GET', '/rest/default/V2/directory/countries'],
  ['GET', '/rest/default/V1/carts/mine/checkGiftCard/1'],
])('%s %s is no route', async (method, path) => {
  const { shopper } = await openHost()
  const { status, body } = await shopper.ask(method, path)
  expect([status, body]).toEqual([404, { message: 'Request does not match any route.' }])
})

test('the store view is before V1 in the path, and without one it is the first', async () => {
  const { host, shopper } = await openHost()
  const name = async (path: string) => (await shopper.ask('GET', `/rest/${path}V1/directory/countries/DE`)).body
  expect(await name('')).toMatchObject({ id: 'DE', full_name_locale: 'Germany', full_name_english: 'Germany' })
  expect(await name('nl/')).toMatchObject({ full_name_locale: 'Duitsland', full_name_english: 'Germany' })
  host.options.missing = ['GET /V1/directory/countries/{countryId}']
  expect(await name('')).toEqual({ message: 'Request does not match any route.' })
})

test('countries have their regions; an unknown country is 404', async () => {
  const { shopper } = await openHost()
  const { body } = await shopper.call('GET', 'directory/countries')
  expect(body).toContainEqual(
    expect.objectContaining({ id: 'US', available_regions: expect.arrayContaining([{ id: '12', code: 'CA', name: 'California' }]) }),
  )
  expect((body as object[])[0]).not.toHaveProperty('available_regions')
  expect((await shopper.call('GET', 'directory/countries/XX')).body).toEqual({ message: "The country isn't available." })
  expect((await shopper.call('GET', 'directory/currency')).body).toMatchObject({ base_currency_code: 'EUR' })
})

test('names may be written in either style; a missing name, an unknown one and a wrong type are refused', async () => {
  const { shopper } = await openHost()
  const quoteId = await shopper.open()
  const post = async (body: unknown) => (await shopper.cart('POST', '/items', body)).body
  expect(await post({ cart_item: { sku: 'BALL-MATCH', qty: '2', quoteId } })).toMatchObject({ qty: 2 })
  expect(await post({})).toEqual({ message: '"%fieldName" is required. Enter and try again.', parameters: { fieldName: 'cartItem' } })
  expect(await post({ cartItem: { sku: 'BALL-MATCH', qty: 1, quoteId, giftWrap: true } })).toEqual({
    message: '"%fieldName" is not supported. Correct the field name and try again.',
    parameters: { fieldName: 'GiftWrap' },
  })
  expect(await post({ cartItem: { sku: 'BALL-MATCH', qty: 'many', quoteId } })).toEqual({
    message:
      'Error occurred during "qty" processing. The "many" value\'s type is invalid. The "float" type was expected. Verify and try again.',
  })
})

test('a body that is not JSON, or without the JSON content type, is refused', async () => {
  const { shopper } = await openHost()
  const { status, body } = await shopper.ask('POST', '/rest/V1/guest-carts', new URLSearchParams({ a: 'b' }))
  expect([status, body]).toEqual([
    400,
    { message: 'Server cannot understand Content-Type HTTP header media type application/x-www-form-urlencoded' },
  ])
  const broken = await fetch(`${new URL(shopper.origin)}rest/V1/guest-carts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{',
  })
  expect([broken.status, await broken.json()]).toEqual([400, { message: 'Decoding error.' }])
})

test('a call can fail before or after its effect', async () => {
  const PAY = 'POST /V1/guest-carts/{cartId}/payment-information'
  const { host, shopper } = await openHost({ broken: { [PAY]: 500 } })
  await shopper.add('BALL-MATCH')
  await shopper.ship()
  expect((await shopper.pay()).body).toMatchObject({ message: expect.stringMatching(/^Internal Error\. Details are available/) })
  expect(host.state().orders).toHaveLength(0)
  host.options.broken = { [PAY]: '500 after' }
  expect((await shopper.pay()).status).toBe(500)
  expect(host.state().orders).toHaveLength(1)
})

test('requests are recorded with body and status', async () => {
  const { host, shopper } = await openHost()
  await shopper.add('NOTHING')
  expect(host.state().requests).toMatchObject([
    { method: 'POST', path: '/rest/default/V1/guest-carts', body: '', status: 200 },
    { method: 'POST', body: expect.stringContaining('"sku":"NOTHING"'), status: 404 },
  ])
})

test('the shop imports nothing of the suite, and from the other host only common helpers', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  expect(files.length).toBeGreaterThan(40)
  for (const file of files)
    for (const [, from = ''] of readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/ from '([#.][^']*)'/g))
      expect(from, file).toMatch(
        /^(\.\.?\/(?!\.\.)[\w./-]+|#tests\/support\/spec-host\/(pages\/html|http\/spoil)\.ts|\.\.\/spec-host\/(options|pages\/html)\.ts)$/,
      )
})
