// Lists of clubs on their way into a team: pasted, typed, chosen and dropped, on a phone and at a desk; what is no list, and the line gone; long because each list has its own text.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import type { ExpectedList } from '#shared/product/rules/player-list/lists/expected-list.ts'
import { dutch } from '#shared/product/rules/player-list/lists/dutch.cases.ts'
import { english } from '#shared/product/rules/player-list/lists/english.cases.ts'
import { german } from '#shared/product/rules/player-list/lists/german.cases.ts'
import { swedish } from '#shared/product/rules/player-list/lists/swedish.cases.ts'
import { goOffline, goOnline } from '../support/browser-session.ts'
import { expectAccessible } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { phone } from './menus.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop({}, { isShared: true })
const desk = { viewport: { width: 1280, height: 900 } }
const folder = join(import.meta.dirname, '../../shared/product/rules/player-list/lists')
const cases = [...dutch, ...english, ...german, ...swedish]
const panel = '.team-roster-panel'

/** The list of this file, with what a person expects of it. */
function expectedOf(file: string): ExpectedList {
  const found = cases.find((one) => one.file === file)
  if (!found) throw new Error(`no list ${file}`)
  return found
}

async function openKit(device: { viewport: { width: number; height: number } } = desk): Promise<Guest> {
  const guest = await stage.visit('en', { ...device, provoked: [failedCalls] })
  await guest.openProduct(landmarks.teamWear.slug)
  return guest
}

async function openPanel(guest: Guest): Promise<void> {
  await guest.button('Add a list').click()
  await guest.page.getByLabel('Your list').waitFor()
}

/** The players that are shown before they are added, as the lists' cases write them. */
async function shownPlayers({ page }: Guest): Promise<string[]> {
  await page.getByRole('heading', { name: 'Check your list' }).waitFor()
  return page.locator(`${panel} .team-list-players tbody tr`).evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('td')]
        .slice(1, -1)
        .map((cell) => cell.querySelector('bdi')?.textContent ?? '')
        .join('|'),
    ),
  )
}

/** How a list gets into the panel. */
const ways: Readonly<Record<string, (guest: Guest, file: string) => Promise<void>>> = {
  async chosen(guest, file) {
    await openPanel(guest)
    await guest.page.getByLabel('Or a file').setInputFiles(join(folder, file))
  },
  async dropped(guest, file) {
    await openPanel(guest)
    const bytes = [...(await readFile(join(folder, file)))]
    const data = await guest.page.evaluateHandle(
      ([content, name]) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([new Uint8Array(content)], name))
        return transfer
      },
      [bytes, file] as const,
    )
    await guest.page.locator(`${panel} .team-list-step`).dispatchEvent('drop', { dataTransfer: data })
  },
  async typed(guest, file) {
    await openPanel(guest)
    await guest.page.getByLabel('Your list').fill(await readFile(join(folder, file), 'utf8'))
    await guest.button('Check the list').click()
  },
  async 'pasted into a name'(guest, file) {
    await guest.page
      .getByRole('button', { name: /^Player 1/ })
      .or(guest.field('Name, Player 1'))
      .first()
      .waitFor()
    await pasteInto(guest, '[data-column="name"]', { text: await readFile(join(folder, file), 'utf8') })
  },
  async 'pasted as a table'(guest, file) {
    await openPanel(guest)
    await pasteInto(guest, `${panel} textarea`, { text: 'only the text', html: await readFile(join(folder, file), 'utf8') })
    await guest.button('Check the list').click()
  },
}

async function pasteInto({ page }: Guest, selector: string, { text, html = '' }: { text: string; html?: string }): Promise<void> {
  const data = await page.evaluateHandle(
    (parts) => {
      const transfer = new DataTransfer()
      for (const [kind, part] of Object.entries(parts)) transfer.setData(kind, part)
      return transfer
    },
    { 'text/plain': text, 'text/html': html },
  )
  const field = page.locator(selector).first()
  await field.focus()
  const event = await page.evaluateHandle(
    (transfer) => new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }),
    data,
  )
  await field.evaluate((element, paste) => element.dispatchEvent(paste), event)
}

describe('a list from a club is shown as a person reads it, and added with one more press', () => {
  test.each([
    ['nl-excel.csv', 'pasted into a name'],
    ['nl-sokken.csv', 'typed'],
    ['nl-export.xls', 'chosen'],
    ['nl-team.xlsx', 'chosen'],
    ['en-jersey.csv', 'dropped'],
    ['en-excel.html', 'pasted as a table'],
    ['de-1252.csv', 'chosen'],
    ['de-koerpergroesse.csv', 'typed'],
    ['sv-utf16.txt', 'chosen'],
    ['sv-google.html', 'pasted as a table'],
    ['sv-lag.ods', 'dropped'],
  ])('%s, %s', async (file, way) => {
    const guest = await openKit()
    await ways[way]?.(guest, file)
    // The kit of the shop says XXL for our 2XL.
    const wanted = expectedOf(file).players.map((player) => player.replaceAll('2XL', 'XXL'))
    expect(await shownPlayers(guest)).toEqual(wanted)
    await guest.page.getByText('0 of at most 30 players').waitFor()
    await guest.button('Use this list').click()
    await guest.page.getByText(`${wanted.length} of at most 30 players`).waitFor()
  })
})

test.each([
  ['a phone', phone],
  ['a desk', desk],
])('on %s every step can be read and used, has the focus, and is heard', async (_device, device) => {
  const guest = await openKit(device)
  const { page } = guest
  await openPanel(guest)
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('textarea')
  await expectAccessible(page, panel)

  await page.getByLabel('Or a file').setInputFiles(join(folder, 'none-picture.jpg'))
  await page.getByRole('alert').getByText('This is a picture.').waitFor()
  await expectAccessible(page, panel)

  await page.getByLabel('Your list').fill('Name;No;Shirt\nAda;10;M/L\nBo;7;L\nTotal;2')
  await guest.button('Check the list').click()
  await expect.poll(focused).toBe('Check your list')
  await page.getByText('2 players are added, 5 values are missing').waitFor()
  await expectAccessible(page, panel)
  await page.getByLabel('Shirt: “M/L”').selectOption({ label: 'L' })
  await page.getByText('2 players are added, 4 values are missing').first().waitFor()
  await expect.poll(() => page.locator('[data-touchline-said]').textContent()).toContain('4 values are missing')

  await guest.button('Back to the text').click()
  await expect.poll(() => page.getByLabel('Your list').inputValue()).toContain('Ada;10;M/L')
  await guest.button('Check the list').click()
  await guest.button('Use this list').click()
  await expect.poll(focused).toBe('2 players added.')
  await expectAccessible(page, panel)
  await guest.page.locator(panel).getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(focused).toBe('The players are as they were before.')
  await page.getByText('0 of at most 30 players').waitFor()
  await guest.button('Close').click()
  await expect.poll(focused).toBe('Add a list')
})

test('a second list says before it is used what it changes, who has no room, and can take the place of the first', async () => {
  const guest = await openKit()
  const { page } = guest
  await openPanel(guest)
  await page.getByLabel('Your list').fill('Name;No;Shirt\nAda;10;M\nBo;7;L')
  await guest.button('Check the list').click()
  await guest.button('Use this list').click()
  await guest.button('Another list').click()
  const list = ['Name;No;Shirt', 'ada;10;L', ...Array.from({ length: 1000 }, (_, at) => `Guest ${at};${(at % 99) + 1};M`)]
  await page.getByLabel('Your list').fill(list.join('\n'))
  await guest.button('Check the list').click()
  await page.getByText('Shirt: M → L').waitFor()
  await page.getByText('28 players are added, 1 is changed').waitFor()
  await page.getByText('Line 31: “Guest 28 29”, the team is full').waitFor()
  await page.getByRole('radio', { name: /^Replace/ }).check({ force: true })
  await page.getByText('30 players are added, 2 are removed').waitFor()
  await guest.button('Use this list').click()
  await page.getByText('30 of at most 30 players').waitFor()
  await guest.page.locator(panel).getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('2 of at most 30 players').waitFor()
})

test('a club’s workbook has a sheet for each team, and another one can be chosen', async () => {
  const guest = await openKit()
  const { page } = guest
  await openPanel(guest)
  await page.getByLabel('Or a file').setInputFiles(join(folder, 'nl-teams.xlsx'))
  expect(await shownPlayers(guest)).toHaveLength(3)
  await expectAccessible(page, panel)
  await page.getByLabel('Sheet of the workbook').selectOption('JO11-1')
  await page.getByText('2 players are added').first().waitFor()
  expect(await shownPlayers(guest)).toEqual(['Lotte Meulendijk|4|S|S|', 'Sem Bakhuis|5|M|M|'])
  await guest.button('Use this list').click()
  await page.getByText('2 of at most 30 players').waitFor()
})

test('the next team of a workbook is one press away, also after a reload', async () => {
  const guest = await openKit()
  const { page } = guest
  await openPanel(guest)
  await page.getByLabel('Or a file').setInputFiles(join(folder, 'nl-teams.xlsx'))
  expect(await shownPlayers(guest)).toHaveLength(3)
  await guest.button('Use this list').click()
  await page.getByRole('button', { name: 'Next sheet: JO11-1' }).waitFor()
  await expectAccessible(page, panel)
  await page.reload()
  await guest.button('Add a list').click()
  await page.getByRole('button', { name: 'Next sheet: JO11-1' }).click()
  expect(await shownPlayers(guest)).toEqual(['Lotte Meulendijk|4|S|S|', 'Sem Bakhuis|5|M|M|'])
  await guest.button('Use this list').click()
  await page.getByText('5 of at most 30 players').waitFor()
  expect(await page.getByRole('button', { name: /^Next sheet/ }).count()).toBe(0)
})

test.each([
  ['a phone', phone],
  ['a desk', desk],
])('on %s a list that was left for another page is found as it was, with what she said of its columns', async (_device, device) => {
  const guest = await openKit(device)
  const { page } = guest
  await openPanel(guest)
  await page.getByLabel('Your list').fill('Wie;Wat;Hoe\nAda;M;7\nBo;L;8')
  await guest.button('Check the list').click()
  await page.getByLabel('Wat', { exact: true }).selectOption('skip')
  await page.getByText('2 players are added').first().waitFor()
  await guest.openCart()
  await guest.openProduct(landmarks.teamWear.slug)
  await guest.button('Add a list').click()
  await page.getByRole('heading', { name: 'Check your list' }).waitFor()
  expect(await page.getByLabel('Wat', { exact: true }).inputValue()).toBe('skip')
  await guest.button('Back to the text').click()
  await page.getByLabel('Your list').fill('Wie;Wat;Hoe\nAda;M;7\nBo;L;9')
  await guest.button('Check the list').click()
  expect(await page.getByLabel('Wat', { exact: true }).inputValue()).toBe('skip')
  expect(await shownPlayers(guest)).toEqual(['Ada|7|||', 'Bo|9|||'])
})

test('a list of last names finds who is there, and asks where two have one', async () => {
  const guest = await openKit()
  const { page } = guest
  await openPanel(guest)
  await page.getByLabel('Your list').fill('First name;Last name;No\nAda;Byron;7\nBo;van Dam;8\nCy;van Dam;9')
  await guest.button('Check the list').click()
  await guest.button('Use this list').click()
  await guest.button('Another list').click()
  await page.getByLabel('Your list').fill('Last name;Shirt\n"Byron, Ada";L\nDam;M')
  await guest.button('Check the list').click()
  await page.getByText('1 player is added, 1 is changed').first().waitFor()
  await expectAccessible(page, panel)
  await page.getByLabel('“Dam”').selectOption({ label: 'Cy van Dam 9' })
  await page.getByText('0 players are added, 2 are changed').first().waitFor()
  await guest.button('Use this list').click()
  await page.getByText('3 of at most 30 players').waitFor()
})

test('files without a list say what they are and leave the text', async () => {
  const guest = await openKit()
  const { page } = guest
  await openPanel(guest)
  await page.getByLabel('Your list').fill('Ada;10')
  const tries: readonly [string | { name: string; mimeType: string; buffer: Buffer }, string][] = [
    [join(folder, 'none-empty.csv'), 'This file is empty.'],
    [join(folder, 'none-password.xlsx'), 'This workbook has a password.'],
    [join(folder, 'none-old.xls'), 'This workbook was saved by an old version of Excel.'],
    [join(folder, 'none-letter.pdf'), 'There is no list in this file.'],
    [join(folder, 'none-damaged.xlsx'), 'This file could not be read; it may be damaged.'],
    [{ name: 'large.csv', mimeType: 'text/csv', buffer: Buffer.alloc(10_000_000, 'Ada;10;M\n') }, 'This file is larger than 5 MB.'],
  ]
  for (const [file, sentence] of tries) {
    await page.getByLabel('Or a file').setInputFiles(file)
    await page.getByRole('alert').getByText(sentence).waitFor()
    expect(await page.getByLabel('Your list').inputValue()).toBe('Ada;10')
  }
})

test('a workbook without a line says so, and is read with another press once the line is back', async () => {
  const guest = await openKit()
  const { page } = guest
  await openPanel(guest)
  await goOffline(guest)
  await page.getByLabel('Or a file').setInputFiles(join(folder, 'nl-team.xlsx'))
  await page.getByRole('alert').getByText('The reader for workbooks could not be loaded.').waitFor()
  await goOnline(guest)
  await guest.button('Try again').click()
  expect(await shownPlayers(guest)).toEqual(expectedOf('nl-team.xlsx').players)
})
