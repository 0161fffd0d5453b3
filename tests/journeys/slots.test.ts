// Tests a theme developer's own parts in our widgets, on a plain page with the recipe's template and script word for word.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { untilReady } from '../support/visit.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()
const root = join(import.meta.dirname, '../..')

/** The first block of code in this language that a README shows. */
async function shownBy(readme: string, language: string): Promise<string> {
  const found = new RegExp('```' + language + '\\n([\\s\\S]*?)```').exec(await readFile(join(root, readme), 'utf8'))?.[1]
  if (!found) throw new Error(`${readme} shows no ${language}`)
  return found
}

const mounts = `<div data-touchline="toolbar"></div><div data-touchline="product-list" data-has-compare="false"></div>
<div data-touchline="product-options" data-product-id="${landmarks.configurable.id}"></div>
<div data-touchline="cart"></div><div data-touchline="compare"></div>`

/** Additions of the page: a slot that throws, and an invalid one. */
const more = `
touchline.extend('product-card.footer', { mount() { throw new Error('A part of the theme broke') } })
touchline.extend('product-card.bagde', { mount() {} })
touchline.extend('checkout', { payment: { code: '', mount() {} } })
`
const wrong = [/A part of the theme broke/, /extend\('product-card\.bagde'\)/, /extend\('checkout\.payment'\)/]

/** The list's cards with the texts of their slots. */
const cardsOf = (page: Page) =>
  page.locator('[data-touchline="product-list"] .touchline-card').evaluateAll((cards) =>
    cards.map((card) => ({
      sku: card.getAttribute('data-sku'),
      name: card.querySelector('.touchline-card-name')?.textContent,
      badges: [...card.querySelectorAll('[data-place="product-card.badge"]')].map((slot) => slot.textContent),
      footers: [...card.querySelectorAll('[data-place="product-card.footer"]')].map((slot) => slot.textContent),
    })),
  )

/** The wrong texts in the cards' slots; none if every card has its own, with the requested number of badges. */
async function faultsOfCards(page: Page, badges: number): Promise<string[]> {
  const cards = await cardsOf(page)
  const others = cards.filter(({ sku, name, badges: said, footers: [question = '', ...rest] }) => {
    const isQuestion = /^Ask about .* \(.*\d.*\)$/.test(question) && question.includes(name ?? '?')
    return said.length !== badges || said[0] !== sku || !isQuestion || rest.join('|') !== ''
  })
  return [...(cards.length === 24 ? [] : [`${cards.length} cards`]), ...others.map((card) => JSON.stringify(card))]
}

/** Slots are filled one after another once their card is rendered. */
const expectFilled = (page: Page, badges: number): Promise<void> => expect.poll(() => faultsOfCards(page, badges)).toEqual([])

test('a slot of each kind, by script and by template, early and late, invalid and failing, through renders', async () => {
  const head = await shownBy('README.md', 'html')
  const html = await shownBy('scripts/package/recipes/slots.md', 'html')
  const script = await shownBy('scripts/package/recipes/slots.md', 'js')
  const body = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Plain</title><link rel="icon" href="data:,"></head>
<body>${head}${html}${mounts}<script type="module">
const faults = window.faults = []
addEventListener('touchline:error', ({ detail }) => faults.push(detail.phase + ' ' + detail.slot + ' of ' + detail.widget))
${script}${more}window.stop = stop</script></body></html>`
  const guest = await stage.visit('nl', { provoked: wrong })
  const { page } = guest
  await guest.open('')
  await guest.fillCart(1)
  await page.route(`${guest.base}plain.html`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await guest.open('plain.html')
  await untilReady(page)

  // In cards: a template's badge, and a script's footer above the card's own link; the slot that throws is reported once and left out.
  await page.locator('.touchline-card').first().waitFor()
  await expectFilled(page, 1)
  await page.locator('.touchline-card').first().getByRole('link', { name: 'Ask about' }).click({ trial: true })
  const tile = page.locator('.product-list-grid > li').nth(3)
  await expect.poll(() => tile.innerText()).toMatch(/^After 3 of \d+: find your size$/)
  expect(await tile.getByRole('link').getAttribute('href')).toBe('/nl/pages/size-guide')
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'faults').toSorted()))
    .toEqual(['extension product-card.footer of product-list', 'options checkout of ', 'options product-card.bagde of '])

  // In the product, in the cart, and in an empty list.
  const price = page.locator('[data-place="product.below-price"]')
  await expect.poll(() => price.textContent()).toContain('choose a colour and a size')
  await guest.chooseVariant()
  await expect.poll(() => price.textContent()).toMatch(/^Article .+, 1 of it$/)
  const line = guest.cart.locator('[data-place="cart.line"]')
  await expect.poll(() => line.textContent()).toMatch(/^1 × .+ from our warehouse$/)
  await guest.quantity(guest.cart).fill('2')
  await guest.quantity(guest.cart).press('Enter')
  await expect.poll(() => line.textContent()).toMatch(/^2 × .+ from our warehouse$/)
  await guest.untilSaved(guest.cart)
  await guest.opener.click()
  await expect.poll(() => guest.popup.locator('[data-place="minicart.foot"]').textContent()).toMatch(/^2 pieces save [\d.]+ points$/)
  await page.keyboard.press('Escape')
  const nothing = page.locator('[data-touchline="compare"] [data-place="empty-state"]')
  await expect.poll(() => nothing.getByRole('link').getAttribute('href')).toBe(`${guest.origin}/nl/search?q=compare`)

  // After sorting the list; a late template and a late slot; both removed again.
  const first = (await cardsOf(page))[0]?.sku
  await page.locator('[data-touchline="toolbar"]').getByRole('combobox').first().selectOption({ index: 2 })
  await expect.poll(async () => (await cardsOf(page))[0]?.sku).not.toBe(first)
  await expectFilled(page, 1)
  await page.evaluate(() => {
    const late = document.createElement('template')
    late.id = 'late'
    late.setAttribute('data-touchline-slot', 'product-card.badge')
    late.content.append('late')
    document.body.append(late)
  })
  await expectFilled(page, 2)
  await page.evaluate(() => document.querySelector('#late')?.remove())
  await expectFilled(page, 1)
  await page.evaluate(() => Reflect.get(window, 'stop')())
  await expect.poll(async () => (await cardsOf(page)).every(({ footers }) => footers.join() === '')).toBe(true)
})

test('a server-rendered list is hydrated unchanged, and its slots filled then', async () => {
  const guest = await stage.visit('en')
  const { page } = guest
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const early = document.createElement('template')
      early.setAttribute('data-touchline-slot', 'product-card.badge')
      early.content.append('{product.sku}')
      document.body.append(early)
      Object.assign(window, { first: document.querySelector('.touchline-card') })
    })
  })
  await guest.open('')
  await guest.openDepartment()
  await untilReady(page)
  await expect
    .poll(async () => {
      const cards = await cardsOf(page)
      return cards.length === 24 && cards.every(({ sku, badges }) => badges.join() === sku)
    })
    .toBe(true)
  expect(await page.evaluate(() => Reflect.get(window, 'first') === document.querySelector('.touchline-card'))).toBe(true)
})
