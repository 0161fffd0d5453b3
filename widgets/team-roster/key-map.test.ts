// Tests what keys mean in each kind of cell.
import { expect, test } from 'vitest'
import { type Cell, commandOf } from './key-map.ts'

/** `Ctrl+Shift+ArrowDown` as an event. */
function press(keys: string) {
  const parts = keys.split('+')
  return {
    key: parts.at(-1) ?? '',
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Meta'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
    isComposing: false,
  }
}

const move = (rows: number, columns: number, isExtending = false) => ({ does: 'move', rows, columns, isExtending })

test.each<[string, Cell, unknown]>([
  ['ArrowDown', 'text', move(1, 0)],
  ['ArrowLeft', 'list', move(0, -1)],
  ['ArrowLeft', 'other', move(0, -1)],
  // The caret's own keys while a text is typed.
  ['ArrowLeft', 'typing', null],
  ['Shift+ArrowUp', 'typing', null],
  ['ArrowUp', 'typing', move(-1, 0)],
  ['Home', 'typing', null],
  ['Home', 'text', move(0, -Infinity)],
  ['Shift+End', 'text', move(0, Infinity, true)],
  ['Ctrl+Home', 'typing', move(-Infinity, -Infinity)],
  ['Ctrl+End', 'list', move(Infinity, Infinity)],
  ['Ctrl+Shift+ArrowDown', 'text', move(Infinity, 0, true)],
  ['Shift+ArrowRight', 'list', move(0, 1, true)],
  ['Enter', 'typing', { does: 'enter', rows: 1 }],
  ['Shift+Enter', 'text', { does: 'enter', rows: -1 }],
  ['Enter', 'other', null],
  ['Tab', 'list', { does: 'tab' }],
  ['F2', 'text', { does: 'edit' }],
  ['Escape', 'typing', { does: 'back' }],
  ['Delete', 'text', { does: 'empty' }],
  ['Delete', 'typing', null],
  ['Backspace', 'list', { does: 'untype' }],
  ['x', 'list', { does: 'type', letter: 'x' }],
  ['x', 'text', null],
  // Space opens the list, Alt and an arrow too.
  [' ', 'list', null],
  ['Alt+ArrowDown', 'list', null],
  ['Ctrl+z', 'typing', { does: 'undo' }],
  ['Meta+Shift+Z', 'list', { does: 'redo' }],
  ['Ctrl+y', 'other', { does: 'redo' }],
  ['Ctrl+d', 'typing', { does: 'fill' }],
  ['Ctrl+a', 'text', { does: 'all' }],
  ['Ctrl+a', 'typing', null],
  ['Ctrl+c', 'list', null],
])('%s in a cell of %s is %o', (keys, cell, command) => {
  expect(commandOf(press(keys), cell)).toEqual(command)
})

test('no key is taken from an input method that composes', () => {
  expect(commandOf({ ...press('Enter'), isComposing: true }, 'typing')).toBeNull()
})
