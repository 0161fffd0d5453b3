// Tests the menu call: lists of working links, for this store only, without anything that a sanitiser would remove.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { Shopper } from '#tests/support/shopper.ts'

let shop: StartedHost
let departments: number[]
beforeAll(async () => {
  shop = await startHost()
  const rows = await shop.db.selectFrom('category').select('id').where('level', '=', 1).orderBy('position').execute()
  departments = rows.map(({ id }) => id)
})
afterAll(() => shop.close())

const linksOf = (body: string) => Array.from(body.matchAll(/href="([^"]+)"/g), ([, href = '']) => href)
const stores = { nl: 1, be: 2, en: 3, de: 4, se: 5 } as const

test.each(['nl', 'be', 'en', 'de', 'se'] as const)('in %s every department has lists of its own links and one picture', async (code) => {
  const shopper = new Shopper(shop.url, code)
  for (const id of departments) {
    const { status, body, headers } = await shopper.get(`api/navigation/get-dropdown/${id}`, {
      'X-STORE-ID': String(stores[code]),
      'X-XSRF-TOKEN': 'any',
    })
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=UTF-8'])
    expect(headers.get('Cache-Control')).toContain('public')
    expect(body).not.toMatch(/<script|<style|\sstyle=|\sid=|\son\w+=|data-touchline/)
    expect(body.match(/<img /g)).toHaveLength(1)
    const links = linksOf(body)
    expect(links.length).toBeGreaterThan(8)
    for (const link of links) expect(link).toMatch(new RegExp(`^/${code}/[a-z]`))
  }
})

test('its links open pages, including those of brands', async () => {
  const shopper = new Shopper(shop.url, 'de')
  const links = linksOf((await shopper.get(`api/navigation/get-dropdown/${departments[2]}`)).body)
  expect(links.filter((link) => link.includes('/_')).length).toBeGreaterThan(0)
  for (const link of links) expect([link, (await shopper.open(link)).status]).toEqual([link, 200])
})

test('an unknown menu is a 404', async () => {
  const shopper = new Shopper(shop.url, 'en')
  const { id } = await shop.db.selectFrom('category').select('id').where('level', '=', 2).executeTakeFirstOrThrow()
  for (const menu of ['0', '-1', '999999', '99999999999999999', 'abc', '1;drop', '%00', String(id)]) {
    const { status, body } = await shopper.get(`api/navigation/get-dropdown/${menu}`)
    expect([menu, status, body.code]).toEqual([menu, 404, 'menu'])
  }
})

test('another store’s id is refused, a missing one is not', async () => {
  const shopper = new Shopper(shop.url, 'en')
  const path = `api/navigation/get-dropdown/${departments[0]}`
  expect((await shopper.get(path)).status).toBe(200)
  for (const number of ['1', '0', 'abc', '']) {
    const { status, body } = await shopper.get(path, { 'X-STORE-ID': number })
    expect([number, status, body.code]).toEqual([number, 400, 'store'])
  }
})

test('it fails on request like every call', async () => {
  const shopper = new Shopper(shop.url, 'en')
  const path = `api/navigation/get-dropdown/${departments[0]}`
  expect((await shopper.get(`${path}?fault=status:500`)).status).toBe(500)
  expect((await shopper.get(`${path}?fault=empty`)).body).toBe('')
})
