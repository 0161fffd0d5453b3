// Tests a visit in Dutch, German and Swedish: searching, filtering, wishlist, comparison and quick buy, all in the shopper's language.
import { expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { untilReady } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { rowsOf } from './rows.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()
const { configurable: shirt } = landmarks

const texts = {
  nl: {
    search: 'Zoeken',
    suggestions: 'Suggesties',
    all: /^Alle resultaten voor norrvik/,
    colour: 'Zwart',
    wish: 'Op verlanglijst zetten',
    wished: 'Verlanglijst, 1 product',
    compared: /^Toegevoegd aan de vergelijking: 1 van \d/,
    comparison: 'Vergelijking',
    choose: /^Kiezen/,
    about: 'Alles over dit product',
  },
  de: {
    search: 'Suchen',
    suggestions: 'Vorschläge',
    all: /^Alle Ergebnisse für norrvik/,
    colour: 'Schwarz',
    wish: 'Auf die Wunschliste',
    wished: 'Wunschliste, 1 Produkt',
    compared: /^Zum Vergleich hinzugefügt: 1 von \d/,
    comparison: 'Vergleich',
    choose: /^Auswählen/,
    about: 'Alles über dieses Produkt',
  },
  se: {
    search: 'Sök',
    suggestions: 'Förslag',
    all: /^Alla resultat för norrvik/,
    colour: 'Svart',
    wish: 'Lägg till i önskelistan',
    wished: 'Önskelista, 1 produkt',
    compared: /^Tillagd i jämförelsen: 1 av \d/,
    comparison: 'Jämförelse',
    choose: /^Välj/,
    about: 'Allt om den här produkten',
  },
} as const

const card = ({ page }: Guest) => page.locator(`article[data-product-id="${shirt.id}"]`).first()

test.each(rowsOf(['nl', 'de', 'se']))('in the store %s', async (store) => {
  const say = texts[store]
  const guest = await stage.visit(store)
  const { page } = guest
  await guest.open('')
  await untilReady(page, 'header')
  // Finds the product by typing, through the row that shows all results.
  await page.getByRole('combobox', { name: say.search, exact: true }).pressSequentially('norrvik')
  await page.getByRole('listbox', { name: say.suggestions }).waitFor()
  await page.getByRole('link', { name: say.all }).click()
  await page.getByRole('heading', { level: 1, name: /norrvik/i }).waitFor()
  await untilReady(page, 'main')

  const found = await page.getByRole('main').getByRole('article').count()
  await page.locator('[data-touchline="facets"]').getByRole('checkbox', { name: say.colour }).first().check()
  await expect.poll(() => decodeURIComponent(page.url())).toContain(`_${say.colour}`)
  await page.locator('[data-touchline="active-facets"]').getByText(say.colour).waitFor()
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeLessThan(found)

  // Adds to wishlist and comparison from the card, by keyboard, since the card shows its tools only on hover.
  const heart = card(guest).getByRole('button', { name: say.wish })
  await heart.press('Enter')
  await page.getByRole('link', { name: say.wished, exact: true }).waitFor()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await card(guest).locator('button[data-sku]').press('Enter')
  const news = page.locator('.touchline-news')
  await news.getByText(say.compared).waitFor()

  await card(guest).getByRole('link', { name: say.choose }).press('Enter')
  const dialog = page.locator('.quick-buy-dialog')
  await dialog.getByRole('link', { name: say.about }).waitFor()
  await dialog.getByRole('radio', { name: guest.words.colour, exact: true }).waitFor()
  await guest.chooseVariant()
  await dialog.getByRole('button', { name: guest.words.add }).click()
  await page.locator('.minicart-popup').getByText(guest.words.added).waitFor()
  await guest.untilCount(1)

  await page.goto(`${guest.base}compare`)
  await page.getByRole('heading', { level: 1, name: say.comparison, exact: true }).waitFor()
  await expect.poll(() => page.locator('.compare-product').count()).toBe(1)
  await page.getByRole('link', { name: say.wished, exact: true }).click()
  await expect.poll(() => page.locator('.wishlist-item').count()).toBe(1)
})
