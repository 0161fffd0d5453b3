// Tests the sheet's keys and clipboard.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { emptyPlayer, type Player } from '#shared/product/rules/player.ts'
import { rosterStore } from '#stores/product/team-roster/team-roster.ts'
import { shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import { fixture } from './team-roster.fixture.ts'
import teamRoster from './team-roster.tsx'

const page = useWidgetPage('https://shop.test/nl/product/team-kit')
const rows = () => [...document.querySelectorAll<HTMLElement>('.team-roster-player')]
const cell = (column: string, at: number) => {
  const found = rows()[at]?.querySelector<HTMLElement>(`[data-column="${column}"]`)
  if (!found) throw new Error(`no cell ${column} ${at}`)
  return found
}
const texts = (column: string) =>
  [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`.team-roster-player [data-column="${column}"]`)]
    .map(({ value }) => value)
    .join()
const focused = () => document.activeElement
/** Presses a key in the cell that has the focus. */
const key = (name: string, part: object = {}) =>
  focused()?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...part }))
/** Types into the cell that has the focus, and stays in it. */
const typeOn = (text: string) => {
  const input = focused()
  if (!(input instanceof HTMLInputElement)) throw new Error('no field has the focus')
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
const paste = (target: HTMLElement, text: string) => {
  target.focus()
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'clipboardData', { value: { getData: () => text } })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

/** The sheet, with the keys that load with the first focus. */
async function open(): Promise<void> {
  page.show(teamRoster, fixture.options)
  cell('name', 0).focus()
  // The arrows move out of a list only once the keys are there.
  await soon(() => {
    cell('31', 0).focus()
    key('ArrowDown')
    return focused() === cell('31', 1)
  })
  cell('name', 0).focus()
}

/** Enters players: name, number, and the id of the shirt's size. */
function enter(players: readonly (readonly [name: string, number: string, size: string])[]): void {
  rosterStore(90008).adopt(
    players.map(([name, number, size], at) => {
      const sizes: Player['sizes'] = size === '' ? {} : { 31: size }
      return { ...emptyPlayer(`p${at + 1}`), name, number, sizes }
    }),
  )
}

test('arrows, Home, End and their edges lead from cell to cell, tick box and buttons included', async () => {
  await open()
  key('ArrowRight')
  expect(focused()).toBe(cell('number', 0))
  key('ArrowDown')
  expect(focused()).toBe(cell('number', 1))
  key('End', { ctrlKey: true })
  expect(focused()).toBe(cell('remove', 2))
  key('ArrowLeft')
  key('ArrowLeft')
  expect(focused()).toBe(cell('ordered', 2))
  key('Home')
  expect(focused()).toBe(cell('name', 2))
  key('ArrowUp', { ctrlKey: true })
  expect(focused()).toBe(cell('name', 0))
})

test('while a text is typed, left and right are its own, and Escape takes it back', async () => {
  await open()
  typeOn('Ada')
  await soon(() => rows()[0]?.textContent?.includes('Ada') === true)
  key('ArrowRight')
  expect(focused()).toBe(cell('name', 0))
  key('Escape')
  await soon(() => texts('name') === ',,')
  expect(rosterStore(90008).$canUndo.get()).toBe(false)
})

test('a letter typed right after Escape is not marked with the text that was there', async () => {
  await open()
  key('ArrowDown', { shiftKey: true })
  key('Escape')
  typeOn('A')
  const name = cell('name', 0)
  if (!(name instanceof HTMLInputElement)) throw new Error('no field')
  name.setSelectionRange(1, 1)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect([name.selectionStart, name.selectionEnd]).toEqual([1, 1])
})

test('Enter goes down, returns to where the row began, and adds a row at the end', async () => {
  await open()
  key('Enter')
  expect(focused()).toBe(cell('name', 1))
  key('Tab')
  cell('number', 1).focus()
  key('Enter')
  expect(focused()).toBe(cell('name', 2))
  cell('31', 2).focus()
  key('Enter')
  await soon(() => rows().length === 4)
  await soon(() => focused() === cell('31', 3))
})

test('a size is chosen by its letters, and taken back as one step', async () => {
  await open()
  cell('31', 0).focus()
  key('l')
  await soon(() => texts('31') === '12,,')
  key('q')
  await shown('“lq” is no size here')
  key('m')
  await soon(() => texts('31') === '11,,')
  key('z', { ctrlKey: true })
  await soon(() => texts('31') === ',,')
})

test('a block is marked with Shift, copied, filled down and emptied, each one step to undo', async () => {
  await open()
  enter([
    ['Ada', '10', '11'],
    ['Bo', '7', '12'],
    ['Cy', '', ''],
  ])
  await soon(() => texts('name') === 'Ada,Bo,Cy')
  cell('number', 0).focus()
  key('ArrowRight', { shiftKey: true })
  key('ArrowDown', { shiftKey: true })
  const marked = () => document.querySelectorAll('[aria-selected="true"]').length
  expect(marked()).toBe(4)
  const copied: string[] = []
  const event = new Event('copy', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'clipboardData', { value: { setData: (_kind: string, text: string) => copied.push(text) } })
  focused()?.dispatchEvent(event)
  expect(copied).toEqual(['10\tM\n7\tL'])
  key('ArrowDown', { shiftKey: true })
  key('d', { ctrlKey: true })
  await soon(() => texts('31') === '11,11,11')
  expect(texts('number')).toBe('10,11,12')
  key('Delete')
  await soon(() => texts('number') === ',,')
  key('z', { ctrlKey: true })
  await soon(() => texts('number') === '10,11,12')
  key('z', { ctrlKey: true })
  await soon(() => texts('number') === '10,7,')
  key('y', { ctrlKey: true })
  await soon(() => texts('number') === '10,11,12')
  key('ArrowUp')
  expect(marked()).toBe(0)
})

test('what was not done is not announced: nothing to undo, nothing to fill down, nothing to empty', async () => {
  await open()
  const status = () => words(document.querySelector('.team-roster-status'))
  key('z', { ctrlKey: true })
  key('y', { ctrlKey: true })
  key('d', { ctrlKey: true })
  key('ArrowDown', { shiftKey: true })
  key('Delete')
  type('Name, Player 3', 'Cy')
  await soon(() => texts('name') === ',,Cy')
  expect(status()).toBe('')
  key('z', { ctrlKey: true })
  await shown('Undone')
})

test('a block that is pasted lands where it is put, says what it replaced, and can be undone', async () => {
  await open()
  type('Name, Player 2', 'Bo')
  await soon(() => rows()[1]?.textContent?.includes('Bo') === true)
  expect(paste(cell('name', 1), 'Ann\t4\tL\nBea\t5\tXXL\n')).toBe(true)
  await shown('2 rows pasted. 1 earlier entry was replaced; Undo brings it back. Left out, since it fits no cell there: XXL')
  expect([texts('name'), texts('number'), texts('31')]).toEqual([',Ann,Bea', ',4,5', ',12,'])
  key('z', { ctrlKey: true })
  await soon(() => texts('name') === ',Bo,')
})

test('rows for which the team has no room are not counted as pasted', async () => {
  await open()
  enter(Array.from({ length: 29 }, (_, at) => ['Ada', String(at), '']))
  await soon(() => rows().length === 29)
  paste(cell('name', 28), 'Bea\t40\nCy\t41\nDi\t42')
  await shown('2 rows pasted. 2 earlier entries were replaced; Undo brings them back. 1 row had no room in the team.')
})

test('a list in an order of its own is taken as a list, and one word is the browser’s', async () => {
  await open()
  expect(paste(cell('name', 0), 'Ann')).toBe(false)
  expect(paste(cell('name', 0), 'No\tName\n4\tAnn')).toBe(true)
  await shown('Check your list')
})

test('one row of thirty is drawn when one is typed into', async () => {
  await open()
  enter(Array.from({ length: 30 }, (_, at) => [`Name${at}`, `${at}`, '11'] as const))
  await soon(() => rows().length === 30)
  const changed = new Set<Element>()
  const watch = new MutationObserver((records) => {
    for (const { target } of records) {
      const row = (target instanceof Element ? target : target.parentElement)?.closest('.team-roster-player')
      if (row) changed.add(row)
    }
  })
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  type('Name, Name7', 'Zoe')
  await soon(() => words(rows()[7]?.querySelector('.team-roster-prints')) === 'Zoe 7')
  watch.disconnect()
  expect([...changed]).toEqual([rows()[7]])
})

test('the store knows the row that has the focus', async () => {
  await open()
  const { $focusedPlayer } = rosterStore(90008)
  expect($focusedPlayer.get()).toBe('p1')
  cell('number', 1).focus()
  expect($focusedPlayer.get()).toBe('p2')
  cell('number', 1).blur()
  expect($focusedPlayer.get()).toBeNull()
})
