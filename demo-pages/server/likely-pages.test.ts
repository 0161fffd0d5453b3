// A browser may fetch what the shopper is likely to open next, and nothing that is hers alone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startHost, type StartedHost } from '#tests/support/host.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost({ namesLikelyPages: true })
})
afterAll(() => shop.close())

test('public pages name the rules of their store; personal ones and errors do not', async () => {
  const named = async (path: string) => (await fetch(shop.url + path)).headers.get('Speculation-Rules')
  expect(await named('/nl/')).toBe('"/nl/speculation-rules.json"')
  for (const path of ['/nl/checkout/cart', '/nl/customer/account/login', '/nl/no-such-page']) expect(await named(path), path).toBeNull()
})

test('the rules stay within the store, without its personal pages', async () => {
  const answer = await fetch(`${shop.url}/nl/speculation-rules.json`)
  expect(answer.headers.get('Content-Type')).toBe('application/speculationrules+json')
  const rules = await answer.text()
  expect(rules).toContain('"href_matches":"/nl/*"')
  // Facets and pages of a list are left out by what their addresses have, since a pattern for any query matches none at all too.
  expect(rules).toContain(String.raw`"href_matches":"/nl/*\\?*=*"`)
  expect(rules).toContain('"href_matches":"/nl/*/_*"')
  for (const folder of ['cart', 'checkout', 'customer', 'logout']) expect(rules).toContain(`"/nl/${folder}/*"`)
})
