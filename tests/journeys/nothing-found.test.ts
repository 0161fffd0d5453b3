// Tests lists without products: they say so, have no empty column, and link to other lists, with and without scripts.
import { describe, expect, test } from 'vitest'
import { expectAccessible, untilReady } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { rowsOf } from './rows.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { isShared: true })
const widths = [390, 1280]
// `npm test` runs a phone with scripts only.
const visits = rowsOf(widths.flatMap((width) => [true, false].map((javaScriptEnabled) => ({ width, javaScriptEnabled }))))

const ways = ({ page }: Guest) => page.getByRole('navigation', { name: 'Or start with a department' })
const products = ({ page }: Guest) => page.getByRole('main').getByRole('article')
/** The horizontal distance between the list and its heading: 0, unless a column is beside the list. */
const indent = ({ page }: Guest) =>
  page.evaluate(() => {
    const left = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left ?? Number.NaN
    return Math.round(left('[data-touchline="product-list"]') - left('h1'))
  })

type Visit = (typeof visits)[number]

async function go(guest: Guest, { javaScriptEnabled }: Pick<Visit, 'javaScriptEnabled'>, path: string): Promise<void> {
  await guest.open(path)
  if (javaScriptEnabled) await untilReady(guest.page)
}

async function open({ width, javaScriptEnabled }: Visit, path: string): Promise<Guest> {
  const guest = await stage.visit('en', { javaScriptEnabled, viewport: { width, height: 900 } })
  await go(guest, { javaScriptEnabled }, path)
  return guest
}

describe.each(visits)('at $width px, scripts $javaScriptEnabled', (visit) => {
  test('a search without results links to a department, one inside a sport to all sports, and filters are cleared by one press', async () => {
    const guest = await open(visit, 'search?query=xyzzyq')
    await guest.page.getByText('No results found for xyzzyq').waitFor()
    await expect.poll(() => indent(guest)).toBe(0)
    if (visit.javaScriptEnabled) await expectAccessible(guest.page, 'main')
    await ways(guest).getByRole('link', { name: 'Racket sports' }).click()
    await guest.page.getByRole('heading', { level: 1, name: 'Racket sports' }).waitFor()
    await products(guest).first().waitFor()
    expect(await ways(guest).count()).toBe(0)
    if (visit.width === 1280) await expect.poll(() => indent(guest)).toBeGreaterThan(272)

    await go(guest, visit, 'search?query=racket')
    const found = await products(guest).count()
    expect(found).toBeGreaterThan(0)
    const balls = await guest.page.getByRole('search').getByRole('option', { name: 'Balls', exact: true }).getAttribute('value')
    await guest.open(`search?query=racket&discipline=${balls}`)
    await guest.page.getByText('No results found for racket').waitFor()
    await ways(guest).getByRole('link', { name: 'All sports' }).click()
    await expect.poll(() => products(guest).count()).toBe(found)

    await go(guest, visit, 'team-wear?minPrice=90000')
    await guest.page.getByText('No products match these filters').waitFor()
    await guest.page.getByRole('main').getByRole('link', { name: 'Clear all filters' }).last().click()
    await products(guest).first().waitFor()
    await expect.poll(() => guest.page.url()).toBe(`${guest.base}team-wear`)
  })
})

test('a search inside the list without results links on as well, and back to the whole list', async () => {
  const guest = await open({ width: 1280, javaScriptEnabled: true }, 'team-wear')
  const { page } = guest
  const within = page.locator('[data-touchline="toolbar"]').getByRole('searchbox')
  await within.fill('xyzzyq')
  await within.press('Enter')
  await page.getByText('No results found for xyzzyq').waitFor()
  await ways(guest).waitFor()
  await expect.poll(() => indent(guest)).toBe(0)
  await page.getByRole('link', { name: 'Show all products' }).click()
  await products(guest).first().waitFor()
  await ways(guest).waitFor({ state: 'hidden' })
})
