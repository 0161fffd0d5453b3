// Tests hostile texts in a list, from the shop's own data or an answer, on a page without a policy to stop them: none runs.
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { getDictionary } from '#demo-pages/catalogue/dictionary.ts'
import { facetAnswer, listAnswer } from '../support/list-state.ts'
import { untilReady } from '../support/visit.ts'
import { xssPayloads } from '../support/xss-payloads.ts'
import { rowsOf } from './rows.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { hasPictures: true })
/** Playwright removes the page's policy, including Trusted Types. */
const unguarded = {
  bypassCSP: true,
  provoked: [/404|ERR_|Failed to load|must-revalidate|Not allowed to load|Error parsing|srcset|left out what cannot be read/],
}

beforeAll(async () => {
  const { db } = stage.shop
  const { categories, attributes } = await getDictionary(db)
  // The dictionary is read once, so later changes in it apply to all pages.
  ;[...categories.values()].forEach(({ texts }, at) => (texts.en.name = xssPayloads[at % 150] ?? ''))
  const options = attributes.flatMap((attribute) => attribute.options)
  attributes.forEach(({ label }, at) => (label.en = xssPayloads[at % 150] ?? ''))
  options.slice(0, 150).forEach(({ label }, at) => (label.en = xssPayloads[at] ?? ''))
  await sql`update product_text set name = (${sql.join([sql`array[${sql.join(xssPayloads)}]`])})[1 + product_id % 150] where language = 'en'`.execute(
    db,
  )
  const hostileTexts = JSON.stringify({ en: xssPayloads.slice(0, 3).join(' ') })
  for (const table of ['grid_block', 'list_banner'] as const)
    await sql`update ${sql.table(table)} set title = ${hostileTexts}::jsonb, text = ${hostileTexts}::jsonb`.execute(db)
})

/** Counts scripts that run, from before the first byte. */
const count = (page: Page) =>
  page.addInitScript(() => Object.assign(window, { hits: 0, hit: () => Reflect.set(window, 'hits', Reflect.get(window, 'hits') + 1) }))

/** Hovers over everything, waits for late pictures, and returns what ran and what could run. */
const whatRan = (page: Page) =>
  page.evaluate(async () => {
    for (const element of document.querySelectorAll('main *'))
      for (const type of ['mouseover', 'mouseenter', 'mousedown', 'pointerdown', 'pointerenter', 'toggle', 'animationstart'])
        element.dispatchEvent(new Event(type, { bubbles: true }))
    await Promise.all(
      [...document.images].filter(({ complete, loading }) => complete || loading !== 'lazy').map((one) => one.decode().catch(() => null)),
    )
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    const armed = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element
          .getAttributeNames()
          .some((name) => name.startsWith('on') || /^\s*(javascript|vbscript|data:text)/i.test(element.getAttribute(name) ?? '')) ||
        (element.localName === 'script' && element.getAttribute('type') !== 'application/json') ||
        /^(iframe|object|embed|base|meta)$/.test(element.localName),
    )
    return { hits: Reflect.get(window, 'hits'), armed: armed.map(({ outerHTML }) => outerHTML.slice(0, 120)) }
  })
const nothing = { hits: 0, armed: [] }

const shownNames = (page: Page) => page.locator('[data-touchline="product-list"] .touchline-card-name').allTextContents()
const known = new Set(xssPayloads.map((payload) => payload.trim()))

test('in the names, labels, categories and banners of the shop itself', async () => {
  const { page, ...guest } = await stage.visit('en', unguarded)
  await count(page)
  await page.goto(`${guest.base}team-wear?page_size=96`)
  await untilReady(page)
  const names = await shownNames(page)
  expect([names.length > 48, names.every((name) => known.has(name.trim()))]).toEqual([true, true])
  expect(await whatRan(page)).toEqual(nothing)
  const box = page.locator('[data-touchline="facets"] .facets-panel input[type="checkbox"]:visible').first()
  const label = (await box.getAttribute('value')) ?? ''
  expect(known.has(label.trim())).toBe(true)
  await box.check()
  await page.locator('.active-facets-one', { hasText: label.trim() }).waitFor()
  await page.locator('.product-list-grid[aria-busy="true"]').waitFor({ state: 'detached' })
  expect(await whatRan(page)).toEqual(nothing)
  // The host understands the address that the widget wrote.
  await page.reload()
  await untilReady(page)
  expect(await page.locator(`[data-touchline="facets"] input:checked`).first().getAttribute('value')).toBe(label)
  expect(await whatRan(page)).toEqual(nothing)
})

const SIX = 6
/** Closes whatever a text has opened, so that the next one is read. */
const end = `\n"'>--></script></style></title></textarea></noscript></select></svg></template>\n`

/** Replaces every text of an answer with a hostile one; the last word of the query selects the round. */
function answerTo(round: number): object {
  const own = round < 0 ? [] : xssPayloads.slice(SIX * round, SIX * (round + 1))
  const [banner, html] = [own.slice(0, 3).join(end), own.slice(3).join(end)]
  const item = { ...listAnswer.catalog.items[0], product_id: 1000 + round, name: `Round ${round}` }
  const hostile = (name: string, id: number) => ({
    ...item,
    product_id: id,
    sku: name,
    name,
    manufacturer: name,
    product_type: name,
    swatches: [
      { label: name, swatch: name, image: name },
      { label: 'x', swatch: `#fff,${name}` },
    ],
    labels: [{ code: name, label: name }],
  })
  const texts = round < 0 ? xssPayloads : [banner, html]
  return {
    ...listAnswer,
    category: { category_id: 3, name: banner, url: 'javascript:hit()' },
    catalog: {
      ...listAnswer.catalog,
      items: round < 0 ? [item, ...texts.map(hostile), { ...item, product_id: 5000, url: 'javascript:hit()' }] : [item],
      filters: texts.slice(0, 40).map((label, at) => facetAnswer(`facet-${at}`, label, at ? [label, 'b'] : texts, { url_key: label })),
      sorting_options: [{ code: banner, label: banner, direction: banner }],
      widget: { position: 0, html },
    },
    sub_categories: texts.map((name, at) => ({ category_id: at + 1, name, url: at % 2 ? `javascript:hit()//${name}` : '/en/x' })),
    banner,
  }
}

test.each(rowsOf(['team-wear', 'search?query=shirt']))('in every text of an answer, at %s', async (path) => {
  const { page, ...guest } = await stage.visit('en', unguarded)
  await count(page)
  await page.route(/product\/list/, (route) =>
    route.fulfill({ json: answerTo(Number(/ (\d+)$/.exec(new URL(route.request().url()).searchParams.get('query') ?? '')?.[1] ?? -1)) }),
  )
  await page.goto(guest.base + path)
  await untilReady(page)
  await page
    .locator('.facets-panel input[type="checkbox"]')
    .first()
    .evaluate((box: HTMLInputElement) => box.click())
  await page.getByRole('heading', { name: 'Round -1', exact: true }).waitFor()
  expect((await shownNames(page)).length).toBe(151)
  expect(await whatRan(page)).toEqual(nothing)
  // As banner, as block between the products and as query, where a list has a search of its own: results are searched in the header. Another
  // test covers each of them with the sanitiser alone.
  const questions = path.startsWith('search') ? [] : xssPayloads.filter((_, at) => at % SIX === 0)
  const answers = await page.evaluate(async (all) => {
    const field = document.querySelector<HTMLInputElement>('[data-touchline="toolbar"] input[type="search"]')
    const until = (isSo: () => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => (isSo() ? resolve() : requestAnimationFrame(look))
        look()
      })
    let rounds = 0
    for (; rounds < all.length; rounds++) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, `${all[rounds]} ${rounds}`)
      field?.dispatchEvent(new InputEvent('input', { bubbles: true }))
      field?.form?.requestSubmit()
      await until(() => document.querySelector('.touchline-card-name')?.textContent === `Round ${rounds}`)
    }
    return rounds
  }, questions)
  expect(answers).toBe(path.startsWith('search') ? 0 : 25)
  expect(await whatRan(page)).toEqual(nothing)
  // On this page they would run.
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=hit()>'))
  await page.waitForFunction(() => Reflect.get(window, 'hits') === 1)
})
