// Tests of entering a team: the grid, its keys, pasting from a spreadsheet, and the saved roster; long because all type into the same grid.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { emptyPlayer } from '#shared/product/rules/player.ts'
import { buy } from '#stores/cart/buying.ts'
import { $products, changeState, stateOf } from '#stores/product/state.ts'
import { productStore } from '#stores/product/product.ts'
import { rosterStore } from '#stores/product/team-roster/team-roster.ts'
import { field, press, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import { fixture } from './team-roster.fixture.ts'
import teamRoster from './team-roster.tsx'

const page = useWidgetPage('https://shop.test/nl/product/team-kit')
const show = () => page.show(teamRoster, fixture.options)
const rows = () => [...document.querySelectorAll<HTMLElement>('.team-roster-player')]
const choose = (name: string, value: string) => {
  const select = document.querySelector<HTMLSelectElement>(`[aria-label="${name}"]`)
  if (!select) throw new Error(`no select "${name}"`)
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
test('begins with three empty rows, which are no players and cost nothing', () => {
  show()
  expect(rows()).toHaveLength(3)
  expect(words(document.querySelector('.team-roster-count'))).toBe('0 of at most 30 players')
  expect(words(document.querySelector('.team-roster-sum strong'))).toBe('€0.00')
})

test('a name, a number and a size make a price, for her and for all', async () => {
  show()
  type('Name, Player 1', 'Ada')
  await soon(() => rows()[0]?.textContent?.includes('Ada') === true)
  type('Number, Ada', '10')
  choose('Home shirt, Ada', '11')
  await soon(() => words(document.querySelector('.team-roster-sum strong')) === '€43.50')
  expect(words(rows()[0]?.querySelector('.team-roster-price'))).toBe('€43.50')
  field('In the order, Ada').click()
  await soon(() => words(document.querySelector('.team-roster-sum strong')) === '€0.00')
})

test('what is missing is said once it was asked for, in a list that names each field', async () => {
  show()
  type('Name, Player 1', 'Ada')
  await soon(() => rows()[0]?.textContent?.includes('Ada') === true)
  expect(document.querySelector('.touchline-summary')).toBeNull()
  productStore(90008).ask()
  await shown('Ada, Home shirt: Please select all player sizes.')
  expect(document.querySelector('[aria-label="Home shirt, Ada"]')?.getAttribute('aria-invalid')).toBe('true')
})

test('a number given twice is said at once, at both', async () => {
  show()
  type('Number, Player 1', '7')
  type('Number, Player 2', '07')
  await soon(() => document.querySelectorAll('[data-column="number"][aria-invalid="true"]').length === 2)
  expect(words(rows()[0])).toContain('Number 7 is taken by more than one player.')
})

test('the server’s words stand at their field', async () => {
  show()
  type('Name, Player 1', 'Ada')
  productStore(90008).refuse({
    kind: 'rejected',
    code: 'cart.add-failed',
    message: 'No',
    status: 400,
    fields: { 'items.0.players.p1.name': ['This name is taken.'] },
  })
  await shown('Ada, Name: This name is taken.')
})

test('a team that was put into the cart leaves an empty sheet that says where it is, so that no press orders it twice', async () => {
  show()
  type('Name, Player 1', 'Ada')
  await soon(() => rows()[0]?.textContent?.includes('Ada') === true)
  choose('Home shirt, Ada', '11')
  expect(await buy(90008)).toMatchObject({ ok: true, value: true })
  await soon(() => words(document.querySelector('.team-roster-count')).startsWith('Your team is in the cart.'))
  expect(field('Name, Player 1').value).toBe('')
  type('Name, Player 1', 'Bo')
  await soon(() => words(document.querySelector('.team-roster-count')) === '1 of at most 30 players')
})

test('a cart line that is opened brings the focus to the players, who stand far below the top', async () => {
  show()
  changeState(90008, { lineId: 5 })
  await soon(() => words(document.activeElement) === 'Your team')
  changeState(90008, { lineId: null })
  field('Name, Player 1').focus()
  changeState(90008, { lineId: 6 })
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(document.activeElement).toBe(field('Name, Player 1'))
})

test('of a team that is in the cart in part, the sheet says how many are there', async () => {
  show()
  type('Name, Player 1', 'Ada')
  const { roster } = stateOf($products.get(), 90008)
  changeState(90008, { roster: { ...roster, inCart: { players: 2, pieces: 2 } } })
  await soon(() => words(document.querySelector('.team-roster-count')) === '2 players are in the cart. Those below are not.')
})

test('a size for everybody, a copy of a row, and a row less', async () => {
  show()
  choose('Home shirt for everybody', '12')
  await soon(() => [...document.querySelectorAll<HTMLSelectElement>('select[data-column="31"]')].every(({ value }) => value === '12'))
  await press('Copy, Player 1')
  await soon(() => rows().length === 4)
  await press('Remove, Player 4')
  await soon(() => rows().length === 3)
})

test('after a row is removed the focus is at the next player: her name, or in a closed card its button', async () => {
  show()
  await press('Remove, Player 3')
  await soon(() => document.activeElement === field('Name, Player 2'))
  // What a closed card hides cannot take the focus.
  field('Name, Player 2').focus = () => undefined
  rows()[0]?.querySelector<HTMLElement>('[data-column="remove"]')?.focus()
  await press('Remove, Player 1')
  await soon(() => document.activeElement === rows()[0]?.querySelector('.team-roster-toggle'))
})

test('a link of the summary opens the card of its field', async () => {
  show()
  const isOpen = () => rows()[0]?.querySelector('.team-roster-toggle')?.getAttribute('aria-expanded')
  rows()[0]?.querySelector<HTMLElement>('.team-roster-toggle')?.click()
  await soon(() => isOpen() === 'false')
  productStore(90008).refuse({
    kind: 'rejected',
    code: 'cart.add-failed',
    message: 'No',
    status: 400,
    fields: { 'items.0.players': ['Two players at least.'] },
  })
  await shown('Team: Two players at least.')
  expect(isOpen()).toBe('false')
  document.querySelector<HTMLElement>('.touchline-summary a')?.click()
  await soon(() => isOpen() === 'true' && document.activeElement === field('Name, Player 1'))
})

test('a size for everybody can be undone: every player has her own size again', async () => {
  show()
  const sizes = () => [...document.querySelectorAll<HTMLSelectElement>('select[data-column="31"]')].map(({ value }) => value).join()
  choose('Home shirt, Player 1', '11')
  choose('Home shirt for everybody', '12')
  await soon(() => sizes() === '12,12,12')
  await shown('Home shirt: L for everybody')
  await press('Undo')
  await soon(() => sizes() === '11,,')
  await shown('Undone')
  await press('Redo')
  await soon(() => sizes() === '12,12,12')
})

test('a row of pieces needs no name, costs as many, and is counted by size', async () => {
  show()
  choose('Home shirt, Player 1', '11')
  type('Pieces, Player 1', '20 pieces')
  await soon(() => words(document.querySelector('.team-roster-sum strong')) === '€630.00')
  expect(field('Pieces, Player 1').value).toBe('20')
  // Twelve are in stock.
  expect(words(document.querySelector('.team-roster-totals'))).toContain('20 × M (only 12 left)')
  type('Pieces, Player 1', '')
  await soon(() => words(document.querySelector('.team-roster-sum strong')) === '€31.50')
})

test('pieces are read as in a list: 20,0 is twenty, and what is no number leaves the number that was there', async () => {
  show()
  const pieces = () => rosterStore(90008).row('p1').get()?.player.quantity
  type('Pieces, Player 1', '20,0')
  expect([pieces(), field('Pieces, Player 1').value]).toEqual([20, '20'])
  for (const text of ['2.5', '20a', '1000', '0']) {
    type('Pieces, Player 1', text)
    expect([pieces(), field('Pieces, Player 1').value]).toEqual([20, '20'])
  }
  type('Pieces, Player 1', '')
  await soon(() => pieces() === undefined)
})

test('what is printed stands in the row: name and number', async () => {
  show()
  type('Name, Player 1', 'Ada')
  await soon(() => rows()[0]?.textContent?.includes('Ada') === true)
  type('Number, Ada', '10')
  await soon(() => words(rows()[0]?.querySelector('.team-roster-prints')) === 'Ada 10')
})

test('a closed card says first what is missing, then what is wrong, then what is chosen', async () => {
  show()
  const card = (at: number) => words(rows()[at]?.querySelector('.team-roster-toggle'))
  type('Number, Player 1', '7')
  type('Number, Player 2', '07')
  choose('Home shirt, Player 2', '12')
  await soon(() => card(0).includes('Missing: Home shirt'))
  expect(card(0)).toMatch(/Missing: Home shirt Number: Number 7 is taken by more than one player\.$/)
  expect(card(1)).toMatch(/Number: Number 07 is taken by more than one player\. Home shirt L$/)
  // A press on "Add to cart" opens only the card that takes the focus.
  productStore(90008).ask()
  await soon(() => rows()[0]?.querySelector('.team-roster-toggle-missing[data-asked]'))
  expect(rows()[1]?.hasAttribute('data-open')).toBe(false)
})

test('a card with a fault that is closed stays closed', async () => {
  show()
  type('Name, Player 1', 'Ada')
  productStore(90008).ask()
  await shown('Ada, Home shirt: Please select all player sizes.')
  rows()[0]?.querySelector<HTMLElement>('.team-roster-toggle')?.click()
  await soon(() => rows()[0]?.hasAttribute('data-open') === false)
  type('Name, Player 2', 'Bo')
  await shown('Bo, Home shirt: Please select all player sizes.')
  expect(rows()[0]?.hasAttribute('data-open')).toBe(false)
})

test('rows are sorted by name, number or a size, and back to the order of entry', async () => {
  show()
  const names = () => [...document.querySelectorAll<HTMLInputElement>('[data-column="name"]')].map(({ value }) => value).join()
  for (const [at, name] of ['Cy', 'Ada', 'Bo'].entries()) {
    type(`Name, Player ${at + 1}`, name)
    await soon(() => rows()[at]?.textContent?.includes(name) === true)
  }
  const sort = () => document.querySelector<HTMLSelectElement>('.team-roster-sort select')
  const sortBy = (value: string) => {
    const list = sort()
    if (!list) throw new Error('no list to sort by')
    list.value = value
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }
  sortBy('name')
  await soon(() => names() === 'Ada,Bo,Cy')
  type('Name, Ada', 'Zoe')
  await soon(() => sort()?.value === '')
  expect(names()).toBe('Zoe,Bo,Cy')
  sortBy('entry')
  await soon(() => names() === 'Cy,Zoe,Bo')
})

test('what is entered is kept for the visit', async () => {
  show()
  type('Name, Player 1', 'Ada')
  const storage = page.tab.environment.storage?.('session')
  await soon(() => storage?.keys().some((name) => name.endsWith(':team') && storage.get(name)?.includes('Ada')))
  expect(rosterStore(90008).$count.get()).toBe(1)
})

test('30 players with names of 500 letters, emoji and from right to left are drawn and no more', async () => {
  show()
  const names = ['X'.repeat(500), '😀', 'محمد']
  rosterStore(90008).adopt(
    Array.from({ length: 30 }, (_, at) => ({ ...emptyPlayer(`p${at}`), name: names[at % 3] ?? '', number: String(at) })),
  )
  await soon(() => rows().length === 30)
  expect(document.querySelectorAll('[data-column="name"][aria-invalid="true"]').length).toBe(30)
})
