// Tests a list of players from its text to the team: nothing is added before it was shown, and everything can be undone; long because each list has its own text.
// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { listStore } from '#stores/product/team-roster/player-list.ts'
import { persistFor } from '#stores/kit/persisted.ts'
import { resetStores } from '#stores/kit/reset.ts'
import { rosterStore } from '#stores/product/team-roster/team-roster.ts'
import { control, field, press, said, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import { fixture } from '../team-roster.fixture.ts'
import teamRoster from '../team-roster.tsx'

const page = useWidgetPage('https://shop.test/nl/product/team-kit')
const panel = () => document.querySelector('.team-roster-panel')
const area = () => panel()?.querySelector('textarea') ?? null
const names = () =>
  rosterStore(90008)
    .$order.get()
    .map((id) => rosterStore(90008).row(id).get()?.player.name)
const select = (label: string) => {
  const found = [...document.querySelectorAll('label')].find((one) => words(one) === label)
  return document.getElementById(found?.htmlFor ?? '') as HTMLSelectElement
}
const choose = (label: string, value: string) => {
  const found = select(label)
  found.value = value
  found.dispatchEvent(new Event('change', { bubbles: true }))
}
const rows = () => [...(panel()?.querySelectorAll('tbody tr') ?? [])].map((row) => words(row))

async function open(until = () => area() !== null): Promise<void> {
  page.show(teamRoster, fixture.options)
  await press('Add a list')
  await soon(until)
}

function write(text: string): void {
  const box = area()
  if (!box) throw new Error('no place for a list')
  box.value = text
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

async function check(text: string): Promise<void> {
  write(text)
  await press('Check the list')
  await soon(() => control('Use this list') !== undefined)
}

test('a list is shown before it is added: players, what is missing, what is not taken over and why', async () => {
  await open()
  await check('Name\tNo\tHome shirt\tShoe\nAda\t07\tM\t38\nBo\tx\tXXL\t\nTotal\t2\n')
  expect(names()).toEqual(['', '', ''])
  await shown('2 players are added')
  expect(rows()).toEqual(['2NameAdaNumber07Home shirtMNew player', '3NameBoNumberHome shirtmissingNew player'])
  const left = words(panel()?.querySelector('.team-roster-report'))
  expect(left).toContain('Line 1: “Shoe”, this column is left out')
  expect(left).toContain('Line 3: “x”, this is not a number')
  expect(left).toContain('Line 3: “XXL”, this size is not available here')
  expect(left).toContain('Line 4: “Total 2”, a total')
  await press('Use this list')
  await shown('2 players added.')
  expect(names()).toEqual(['Ada', 'Bo'])
  expect(field('Name, Ada').value).toBe('Ada')
})

test('a message with a greeting is read, with what was not understood beside it', async () => {
  await open()
  await check('Hi coach, here are the lads:\n1. Anna (10) M, keeper\n2. Bo - 7 - L\n4) Dee, no 4, size M\nThanks!')
  await shown('3 players are added')
  expect(rows().map((row) => /Name(\w+)Number(\d+)Home shirt(\w)/.exec(row)?.slice(1))).toEqual([
    ['Anna', '10', 'M'],
    ['Bo', '7', 'L'],
    ['Dee', '4', 'M'],
  ])
  const left = words(panel()?.querySelector('.team-roster-report'))
  expect(left).toContain('Line 1: “Hi coach, here are the lads:”, not a player')
  expect(left).toContain('Line 2: “keeper”, not understood')
  expect(left).toContain('Line 5: “Thanks!”, not a player')
})

test('a row of pieces is one row: shown with their number, and taken over with it', async () => {
  await open()
  await check('Name\tHome shirt\tAantal\nAda\tM\t2\n\tL\t20')
  await shown('2 players are added')
  expect(rows()).toEqual(['2NameAdaNumberHome shirtMPieces2New player', '3NameNumberHome shirtLPieces20New player'])
  await press('Use this list')
  await shown('2 players added.')
  expect([field('Pieces, Ada').value, field('Pieces, Player 2').value]).toEqual(['2', '20'])
})

test('the text is there again on the way back, and is not lost when the panel is closed', async () => {
  await open()
  await check('Ada;7')
  await press('Back to the text')
  await soon(() => area()?.value === 'Ada;7')
  await press('Close')
  await soon(() => panel() === null)
  expect(document.activeElement?.textContent).toBe('Add a list')
  await press('Add a list')
  await soon(() => area()?.value === 'Ada;7')
})

test('a list that is pasted into the sheet is put below one that is not taken over yet', async () => {
  await open()
  await check('Ada;7')
  const pasteIntoSheet = (text: string) => {
    field('Name, Player 1').focus()
    const event = new Event('paste', { bubbles: true, cancelable: true })
    Object.defineProperty(event, 'clipboardData', { value: { getData: (kind: string) => (kind === 'text/plain' ? text : '') } })
    field('Name, Player 1').dispatchEvent(event)
  }
  pasteIntoSheet('1. Bo\n2. Cy')
  await soon(() => area()?.value === 'Ada;7\n\n1. Bo\n2. Cy')
  await soon(() => document.activeElement === area())
  const box = area()
  if (!box) throw new Error('no place for a list')
  box.value = ''
  box.dispatchEvent(new Event('input', { bubbles: true }))
  pasteIntoSheet('1. Bo\n2. Cy')
  await shown('2 players are added')
})

test('the focus is at the text, at the heading of the check, and at what was done', async () => {
  await open()
  await soon(() => document.activeElement === area())
  await check('Ada;7')
  await soon(() => words(document.activeElement) === 'Check your list')
  await press('Use this list')
  await soon(() => words(document.activeElement) === '1 player added.')
})

test('a column can mean something else', async () => {
  await open()
  await check('Wie;Wat;Hoe\nAda;M;7\nBo;L;8')
  expect(['Wie', 'Wat', 'Hoe'].map((label) => select(label).value)).toEqual(['name', 'size.31', 'number'])
  choose('Wat', 'skip')
  await soon(() => rows()[0]?.includes('missing'))
  await said('2 players are added, 2 values are missing')
  choose('Wie', 'last-name')
  choose('Wat', 'first-name')
  await soon(() => rows()[0]?.includes('M Ada'))
})

test('what was decided about a list stays on the way back, in a corrected text, and after a reload', async () => {
  await open()
  await check('Wie;Wat;Hoe\nAda Byron;M;7\nBo Dam;L;8')
  choose('Wat', 'skip')
  panel()?.querySelector<HTMLInputElement>('input[value="last"]')?.click()
  await soon(() => rows()[0]?.includes('NameByron'))
  await press('Back to the text')
  await soon(() => area() !== null)
  await check('Wie;Wat;Hoe\nAda Byron;M;7\nBo Dam;L;9')
  expect(select('Wat').value).toBe('skip')
  expect(rows()[1]).toContain('NameDamNumber9')

  document.body.replaceChildren()
  resetStores()
  persistFor('nl')
  await open(() => rows().length > 0)
  expect(select('Wat').value).toBe('skip')
  expect(rows()[1]).toContain('NameDamNumber9')

  // Another list is another list.
  await press('Back to the text')
  await soon(() => area() !== null)
  write('')
  await check('Wie;Wat;Hoe\nCy Dam;M;7\nDee Dam;L;8')
  expect(select('Wat').value).toBe('size.31')
})

test('whole names are too long for a shirt: the last names are printed with one press', async () => {
  await open()
  await check('Name;No\nAda Lovelace-Byron;7\nBo van der Berg;8\nCy;9')
  await shown('What is printed as the name?')
  panel()?.querySelector<HTMLInputElement>('input[value="last"]')?.click()
  await soon(() => rows()[1]?.includes('Namevan der Berg'))
  await press('Use this list')
  await soon(() => names().join() === 'Lovelace-Byron,van der Berg,Cy')
})

test('names of one word are printed as they are', async () => {
  await open()
  await check('Name;No\nAda;7\nBo;8')
  expect(words(panel())).not.toContain('What is printed as the name?')
})

test('a size that is not clear is asked', async () => {
  await open()
  await check('Name;Home shirt\nAda;M/L\nBo;M/L')
  await shown('In lines 2, 3')
  choose('Home shirt: “M/L”', '12')
  await soon(() => rows().every((row) => row.includes('Home shirtL')))
  await press('Use this list')
  await soon(() => rosterStore(90008).row('p4').get()?.player.sizes[31] === '12')
})

test('players who are there are matched by name, and what changes is said before', async () => {
  await open()
  type('Name, Player 1', 'Ada')
  await soon(() => names()[0] === 'Ada')
  rosterStore(90008).chooseSize('p1', 31, '11')
  await check('Name;No;Home shirt\nada;7;L\nBo;8;M')
  await shown('1 player is added, 1 is changed')
  expect(rows()[0]).toContain('Number: 7')
  expect(rows()[0]).toContain('Home shirt: M → L')
  await press('Use this list')
  await shown('1 player added. 1 player changed.')
  expect(names()).toEqual(['Ada', 'Bo'])
})

test('a list of last names is matched with the players, and asks where two have one', async () => {
  await open()
  await check('Name;No;Home shirt\nAda Byron;7;M\nBo van Dam;8;M\nCy van Dam;9;M')
  await press('Use this list')
  await press('Another list')
  await soon(() => area() !== null)
  await check('Last name;Home shirt\nByron;L\nDam;L')
  await shown('1 player is added, 1 is changed')
  expect(rows()[0]).toContain('Home shirt: M → L')
  expect(rows()[0]).toContain('In your list: Byron')
  expect([...select('“Dam”').options].map(({ text }) => text)).toEqual(['New player', 'Bo van Dam 8', 'Cy van Dam 9'])
  choose('“Dam”', 'p6')
  await shown('0 players are added, 2 are changed')
  await press('Use this list')
  await soon(() => rosterStore(90008).row('p6').get()?.player.sizes[31] === '12')
  expect(names()).toEqual(['Ada Byron', 'Bo van Dam', 'Cy van Dam'])
})

test('the other sheets of a workbook stay until they are taken over', async () => {
  await open()
  const bytes = await readFile('shared/product/rules/player-list/lists/nl-teams.xlsx')
  const file = { name: 'teams.xlsx', size: bytes.length, arrayBuffer: async () => new Uint8Array(bytes).buffer }
  await listStore(90008).readFile(file, () => [])
  await press('Use this list')
  await press('Close')
  await soon(() => panel() === null)
  await press('Add a list')
  await press('Next sheet: JO11-1')
  await soon(() => rows().length === 2)
  await shown('2 players are added')
  expect(select('Sheet of the workbook').value).toBe('JO11-1')
  await press('Use this list')
  await shown('2 players added.')
  expect(buttons().filter((label) => label.startsWith('Next sheet'))).toEqual([])
})

test('a list can replace the players, and undo brings them back', async () => {
  await open()
  type('Name, Player 1', 'Ada')
  await soon(() => names()[0] === 'Ada')
  await check('Bo\nCy')
  panel()?.querySelector<HTMLInputElement>('input[value="replace"]')?.click()
  await shown('2 players are added, 1 is removed')
  await press('Use this list')
  await soon(() => names().join() === 'Bo,Cy')
  await press('Undo')
  await said('The players are as they were before.')
  expect(names()).toEqual(['Ada', '', ''])
  await soon(() => words(document.activeElement) === 'The players are as they were before.')
})

const buttons = () => [...(panel()?.querySelectorAll('button') ?? [])].map((button) => words(button))

test('undo of a list is offered only until something else is entered, which it would throw away', async () => {
  await open()
  await check('Bo\nCy')
  await press('Use this list')
  await soon(() => buttons().join() === 'Undo,Another list,Close')
  type('Name, Bo', 'Ada')
  await soon(() => buttons().join() === 'Another list,Close')
  expect(words(panel()?.querySelector('.team-list-title'))).toBe('2 players added.')
  expect(names()).toEqual(['Ada', 'Cy'])
})

test.each(['Close', 'Close the list'])('a panel that is closed by "%s" after a list begins anew', async (button) => {
  await open()
  await check('Bo\nCy')
  await press('Use this list')
  await shown('2 players added.')
  await press(button)
  await soon(() => panel() === null)
  await press('Add a list')
  await soon(() => area() !== null)
  expect(area()?.value).toBe('')
})

test('the same list again changes nothing', async () => {
  await open()
  await check('Name;No\nAda;7')
  await press('Use this list')
  await press('Another list')
  await soon(() => area()?.value === '')
  await check('Name;No\nAda;7')
  await shown('Nothing would change.')
  expect((control('Use this list') as HTMLButtonElement).disabled).toBe(true)
})

test('more players than the team may have are named', async () => {
  await open()
  await check(Array.from({ length: 1000 }, (_, at) => `Player ${at};${(at % 99) + 1}`).join('\n'))
  await shown('30 players are added, 30 values are missing, there is no room for 970 players')
  expect(words(panel()?.querySelector('.team-roster-report'))).toContain('Line 31: “Player 30 31”, the team is full')
  expect(words(panel()?.querySelector('.team-roster-report'))).toContain('and 950 more')
  expect(rows()).toHaveLength(30)
})

test('players who had no room are a list for the next team', async () => {
  await open()
  await check(['Name;No;Home shirt', ...Array.from({ length: 32 }, (_, at) => `Player ${at};${at + 1};M`)].join('\n'))
  await press('Use this list')
  await shown('2 players had no room and are kept for your next team.')
  await press('The players who are left')
  await soon(() => area()?.value === 'Name\tNo\tHome shirt\nPlayer 30\t31\tM\nPlayer 31\t32\tM')
})

test('a list that is taken back is there again', async () => {
  await open()
  const list = Array.from({ length: 32 }, (_, at) => `Player ${at};${at + 1}`).join('\n')
  await check(list)
  await press('Use this list')
  await shown('2 players had no room')
  await press('Undo')
  await press('Back to the text')
  await soon(() => area()?.value === list)
})

test('a list that is pasted into a name is shown for confirmation, from the table of the clipboard', async () => {
  page.show(teamRoster, fixture.options)
  const paste = new Event('paste', { bubbles: true, cancelable: true })
  const data: Record<string, string> = {
    'text/plain': 'Name\tNo\nAda\t7',
    'text/html': '<table><tr><td>Name</td><td>No</td></tr><tr><td>Ada<br>Lovelace</td><td>7</td></tr></table>',
  }
  Object.defineProperty(paste, 'clipboardData', { value: { getData: (kind: string) => data[kind] ?? '' } })
  field('Name, Player 1').focus()
  field('Name, Player 1').dispatchEvent(paste)
  expect(paste.defaultPrevented).toBe(true)
  await soon(() => rows()[0]?.includes('Ada Lovelace'))
  expect(names()).toEqual(['', '', ''])
})

test('a text without players says so, and stays', async () => {
  await open()
  const box = area()
  if (!box) throw new Error('no place for a list')
  box.value = '\n \n'
  box.dispatchEvent(new Event('input', { bubbles: true }))
  await press('Check the list')
  await shown('We found no players.')
  expect(area()?.value).toBe('\n \n')
})
