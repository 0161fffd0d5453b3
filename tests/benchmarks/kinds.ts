// Measures presses on the largest products on a computer four times slower: a colour of 60 × 12, a part of a bundle of 10 × 20, a letter, a size and a whole column of 30 players × 6.
import type { Browser, Locator, Page } from 'playwright-core'
import { mountHtml, readFixture, stage } from '../conformance/stage.ts'
import { largeBundle, largeKit, largeMatrix, largeTeam } from '../support/large-products.ts'
import { forgetEvents, recordEvents, longestEvent, settle } from './next-paint.ts'
import { median, type Row } from './row.ts'
import { openSlowPage } from './slow-page.ts'

/** The maximum interaction to next paint, in milliseconds. */
const BAR = 100

/** An action that is repeated on a page that is ready. */
interface Deed {
  what: string
  bar: number | null
  /** The control to press the nth time. */
  act: (page: Page, turn: number) => Promise<unknown>
}

const turns = 5

/** Measures every action: from the press to the paint that shows its result, as the browser measures INP. */
export async function measureKinds(browser: Browser, origin: string): Promise<Row[]> {
  const rows = [
    ...(await timesOf(browser, origin, 'product-options', largeMatrix, untilDrawn('.product-options-radio'), [
      { what: 'a colour of 60 × 12', bar: BAR, act: (page, turn) => option(page, 7 + turn * 9).click() },
      { what: 'a size of it', bar: BAR, act: (page, turn) => option(page, 61 + turn).click() },
    ])),
    ...(await timesOf(browser, origin, 'bundle-options', largeBundle, untilDrawn('.bundle-options-group'), [
      { what: 'a part of a bundle of 10 × 20', bar: BAR, act: (page, turn) => label(page, `Part ${5023 + turn}`).click() },
      { what: 'a part in sizes of it', bar: BAR, act: (page, turn) => label(page, `Part ${5044 + turn * 20}`).click() },
    ])),
  ]
  for (const players of [3, 30])
    rows.push(
      ...(await timesOf(browser, origin, 'team-roster', largeKit, fillTeam(players), [
        { what: `a letter of ${players} × 6 players`, bar: players === 30 ? BAR : null, act: (page, turn) => typeIn(page, 'name', turn) },
        { what: `a size of ${players} × 6 players`, bar: players === 30 ? BAR : null, act: (page, turn) => stepIn(page, '6003', turn) },
        { what: `a column of ${players} × 6 players`, bar: players === 30 ? BAR : null, act: (page) => fillColumn(page) },
      ])),
    )
  return rows
}

const option = (page: Page, at: number): Locator => page.locator('.product-options-option').nth(at)
const label = (page: Page, name: string): Locator => page.locator('label').filter({ hasText: name }).first()
const untilDrawn = (selector: string) => (page: Page) => page.locator(selector).first().waitFor({ state: 'attached' })

/** A player in the middle of the team. */
const inRow = (page: Page, column: string, turn: number) =>
  page.locator(`.team-roster-player [data-column="${column}"]`).nth(1 + (turn % 2))

async function typeIn(page: Page, column: string, turn: number): Promise<void> {
  await inRow(page, column, turn).focus()
  await page.keyboard.press('End')
  await settle(page)
  await forgetEvents(page)
  await page.keyboard.press('x')
}

async function stepIn(page: Page, column: string, turn: number): Promise<void> {
  await inRow(page, column, turn).focus()
  // The second digit of 34 to 39 chooses the size.
  await page.keyboard.press('3')
  await settle(page)
  await forgetEvents(page)
  await page.keyboard.press(String(4 + (turn % 6)))
}

async function fillColumn(page: Page): Promise<void> {
  await page.locator('.team-roster-fill select').nth(1).focus()
  await settle(page)
  await forgetEvents(page)
  await page.keyboard.press('ArrowDown')
}

const fillTeam = (players: number) => async (page: Page) => {
  await page.getByRole('button', { name: 'Add a list' }).click()
  await page.getByLabel('Your list').fill(largeTeam(players))
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByRole('button', { name: 'Use this list' }).click()
  await page
    .locator('.team-roster-player')
    .nth(players - 1)
    .waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
}

/** The median of several runs of each action; the first is not counted, since the browser compiles the code then. */
async function timesOf(
  browser: Browser,
  origin: string,
  name: string,
  product: { product_id?: number },
  arrange: (page: Page) => Promise<unknown>,
  deeds: readonly Deed[],
): Promise<Row[]> {
  const slow = await openSlowPage(browser)
  const { page } = slow
  const fixture = { ...(await readFixture(name)), options: { productId: product.product_id, product } }
  await page.addInitScript(recordEvents)
  await page.goto(await stage(page, origin, 'en', mountHtml(name, fixture, { attributes: { 'data-when': 'load' } })))
  await page.locator('[data-touchline-status="ready"]').waitFor()
  await arrange(page)
  const rows: Row[] = []
  for (const { what, bar, act } of deeds) {
    const times: number[] = []
    for (let turn = 0; turn <= turns; turn++) {
      await settle(page)
      await forgetEvents(page)
      await act(page, turn)
      times.push(await longestEvent(page))
    }
    rows.push({ group: 'Kinds, press to next paint', what, value: median(times.slice(1)), unit: 'ms', bar })
  }
  await slow.close()
  return rows
}
