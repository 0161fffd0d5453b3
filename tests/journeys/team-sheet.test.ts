// Tests the team sheet: fourteen players by keyboard alone with their keys counted, pieces instead of names, and the cards of a phone.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import type { Guest } from './guest.ts'
import { lookAtFocus, tabTo } from './keyboard.ts'
import { orderKind } from './order-kind.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()
const desktop = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

const cell = (page: Page, column: string, row: number) => page.locator('.team-roster-player').nth(row).locator(`[data-column="${column}"]`)
const valuesOf = (page: Page, column: string) =>
  page.locator(`.team-roster-player [data-column="${column}"]`).evaluateAll((cells) =>
    cells.map((one) => {
      if (one instanceof HTMLSelectElement) return one.value === '' ? '' : (one.selectedOptions[0]?.label ?? '')
      return one instanceof HTMLInputElement ? one.value : ''
    }),
  )

/** The violations in the sheet that axe finds. */
async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(axeFile, 'utf8'))
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const { violations } = await axe.run('[data-touchline="team-roster"]', { runOnly: tags, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`))
  })
}

async function openSheet(device: Parameters<typeof stage.visit>[1]): Promise<Guest> {
  const guest = await stage.visit('en', device)
  await guest.openProduct(landmarks.teamWear.slug)
  await guest.page.getByRole('radio', { name: 'Royal blue' }).check()
  return guest
}

const marked = (page: Page) => page.locator('.team-roster-grid [aria-selected="true"]')

/** Marks by keys until the file that marks is there, and takes the marks back: a slow machine loads it after the first press in the sheet. */
async function untilMarking(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift+ArrowDown')
      return marked(page).count()
    })
    .toBeGreaterThan(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => marked(page).count()).toBe(0)
}

/** The columns of sizes, from left to right. */
const sizeColumns = (page: Page) =>
  page
    .locator('.team-roster-player')
    .first()
    .locator('select[data-column]')
    .evaluateAll((lists) => lists.map((list) => list.getAttribute('data-column') ?? ''))

const team = [
  ...[
    ['Anna', '7', 'M'],
    ['Bo', '9', 'S'],
    ['Cleo', '10', 'L'],
    ['Dana', '1', 'XL'],
    ['Eva', '14', 'M'],
    ['Fay', '3', 'M'],
  ],
  ...[
    ['Gus', '4', 'S'],
    ['Hana', '5', 'L'],
    ['Ivy', '6', 'M'],
    ['Jo', '8', 'M'],
    ['Kim', '11', 'S'],
    ['Lea', '12', 'L'],
  ],
  ...[
    ['Mia', '13', 'M'],
    ['Nora', '22', 'XL'],
  ],
].map(([name = '', number = '', size = '']) => ({ name, number, size }))

test('fourteen players are entered by keyboard alone, with at most eight keys for each beside her name, and are bought', async () => {
  const guest = await openSheet(desktop)
  const { page } = guest
  let keys = 0
  const press = async (...names: string[]) => {
    for (const name of names) {
      keys++
      await page.keyboard.press(name)
    }
  }
  const [shirt = '', shorts = '', socks = ''] = await sizeColumns(page)
  await tabTo(page, cell(page, 'name', 0))

  for (const [at, { name }] of team.entries()) {
    await expect.poll(() => cell(page, 'name', at).evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.type(name)
    if (at < team.length - 1) await press('Enter')
  }
  await expect.poll(() => valuesOf(page, 'name')).toEqual(team.map(({ name }) => name))

  await press('Control+ArrowUp', 'ArrowRight')
  for (const { number } of team) await press(...number, 'ArrowDown')
  await expect.poll(() => valuesOf(page, 'number')).toEqual(team.map(({ number }) => number))

  await press('Control+ArrowUp', 'ArrowRight')
  for (const { size } of team) await press(...size.toLowerCase(), 'ArrowDown')
  await expect.poll(() => valuesOf(page, shirt)).toEqual(team.map(({ size }) => size))

  // The shorts are the same as the shirts, and the socks the same for all.
  await press('Control+ArrowUp', 'Control+Shift+ArrowDown', 'Control+c', 'ArrowRight', 'Control+v')
  await expect.poll(() => valuesOf(page, shorts)).toEqual(team.map(({ size }) => size))
  await press('Control+ArrowUp', 'ArrowRight', '3', '9', 'Control+Shift+ArrowDown', 'Control+d')
  await expect.poll(async () => new Set(await valuesOf(page, socks))).toEqual(new Set(['39-42']))
  expect(await lookAtFocus(page)).toMatchObject({ fault: null })

  console.log(`team sheet: ${keys} keys for ${team.length} players, ${(keys / team.length).toFixed(1)} each`)
  expect(keys / team.length).toBeLessThanOrEqual(8)
  expect(await axeFaults(page)).toEqual([])

  // Everything can be undone and done again.
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(async () => new Set(await valuesOf(page, socks))).toEqual(new Set(['']))
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Control+y')
  await expect.poll(async () => new Set(await valuesOf(page, socks))).toEqual(new Set(['39-42']))

  await tabTo(page, guest.button(guest.words.add))
  await page.keyboard.press('Enter')
  await guest.popup.getByText(guest.words.added).waitFor()
  await guest.popup.locator('summary').click()
  for (const { name } of team)
    await guest.popup
      .getByText(new RegExp(`\\b${name}\\b`))
      .first()
      .waitFor()
  await orderKind(stage, guest)
})

test('the sheet is as wide as the page, says what is missing in its cells, and counts sizes below them', async () => {
  const guest = await openSheet(desktop)
  const { page } = guest
  const width = await page.locator('.team-roster-grid').evaluate((grid) => grid.getBoundingClientRect().width)
  expect(width, 'beside the shirt').toBeGreaterThan(900)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
  const [shirt = ''] = await sizeColumns(page)
  // Twenty training shirts without a name: one row.
  await cell(page, 'quantity', 0).fill('20')
  await cell(page, shirt, 0).selectOption({ label: 'M' })
  await page.locator('.team-roster-totals').getByText('20 × M').waitFor()
  await guest.button('Add to cart').click()
  await page.locator('.team-roster-player').first().getByText('Please select all player sizes.').first().waitFor()
  expect(await axeFaults(page)).toEqual([])
  for (const column of (await sizeColumns(page)).slice(1)) await cell(page, column, 0).selectOption({ index: 2 })
  await guest.button('Add to cart').click()
  await guest.popup.getByText('Added to your cart').waitFor()
  await guest.popup.locator('summary').click()
  await guest.popup.getByText(/^20 × /).waitFor()
  await orderKind(stage, guest)
})

test('cells are marked with the mouse, and a block from a spreadsheet says what it replaced', async () => {
  const guest = await openSheet(desktop)
  const { page } = guest
  await cell(page, 'name', 0).click()
  await untilMarking(page)
  await page.keyboard.type('Ada')
  await cell(page, 'number', 0).hover()
  await page.mouse.down()
  await cell(page, 'number', 2).hover()
  await page.mouse.up()
  await expect.poll(() => marked(page).count()).toBe(3)
  await cell(page, 'name', 0).click()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/plain', 'Bea\t4\tL\nCy\t5\tM')
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await page.getByText('2 rows pasted. 1 earlier entry was replaced; Undo brings it back.').waitFor()
  expect((await valuesOf(page, 'name')).slice(0, 2)).toEqual(['Bea', 'Cy'])
  await guest.button('Undo').click()
  await expect.poll(() => valuesOf(page, 'name')).toEqual(['Ada', '', ''])
})

test('on a phone each player is a card that says what is missing and what is wrong while it is closed', async () => {
  const guest = await openSheet(phone)
  const { page } = guest
  const cards = page.locator('.team-roster-player')
  const head = (row: number) => cards.nth(row).locator('.team-roster-toggle')
  await cell(page, 'name', 0).fill('Ada')
  await cell(page, 'number', 0).fill('7')
  await head(1).tap()
  await cell(page, 'number', 1).fill('7')
  await head(0).tap()
  await head(0).getByText('Missing: Shirt, Shorts, Socks').waitFor()
  await head(0).getByText('Number: Number 7 is taken by more than one player.').waitFor()
  expect(await axeFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  // The card of the player below is closed: its button takes the focus.
  await head(0).tap()
  await cards.nth(1).getByRole('button', { name: 'Remove' }).tap()
  await expect.poll(() => head(1).evaluate((button) => button === document.activeElement)).toBe(true)
  await guest.button('Undo').tap()
  await head(1).getByText('Number: Number 7 is taken by more than one player.').waitFor()
  await guest.button('Undo').tap()
  await expect.poll(() => head(0).getByText('Number 7 is taken').count()).toBe(0)
})

test('on a phone the press opens the first card that lacks something and focuses it, and leaves the others closed', async () => {
  const guest = await openSheet(phone)
  const { page } = guest
  const head = (row: number) => page.locator('.team-roster-player').nth(row).locator('.team-roster-toggle')
  const [shirt = ''] = await sizeColumns(page)
  await cell(page, 'name', 0).fill('Ada')
  await head(1).tap()
  await cell(page, 'name', 1).fill('Bo')
  for (const row of [0, 1]) await head(row).tap()
  await expect.poll(() => head(0).getAttribute('aria-expanded')).toBe('false')
  await guest.button('Add to cart').tap()
  await expect.poll(() => cell(page, shirt, 0).evaluate((list) => list === document.activeElement)).toBe(true)
  expect(await head(1).getAttribute('aria-expanded')).toBe('false')
  await head(0).tap()
  await expect.poll(() => head(0).getAttribute('aria-expanded')).toBe('false')
})
