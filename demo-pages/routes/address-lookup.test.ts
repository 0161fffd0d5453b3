// Tests the look-up of street and city by Dutch postcode and number.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startHost, type StartedHost } from '#tests/support/host.ts'
import { Shopper } from '#tests/support/shopper.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())

test.each<[string, unknown, number, unknown]>([
  ['a house that stands', { postcode: '3511 lx', house_number: '12 bis' }, 200, { street: 'Oudegracht', city: 'Utrecht' }],
  ['a number beyond the street', { postcode: '3511LX', house_number: '9999' }, 200, null],
  ['a postcode nobody has', { postcode: '9999ZZ', house_number: '1' }, 200, null],
  ['no number at all', { postcode: '3511LX', house_number: 'x' }, 200, null],
  ['something else', { postcode: ['3511LX'], house_number: {} }, 400, expect.anything()],
])('%s', async (_case, question, status, answer) => {
  const response = await new Shopper(shop.url, 'nl').send('POST', 'api/address/complete', question)
  expect([response.status, response.body]).toEqual([status, answer])
})
