// Tests that a mount's listeners during mounting end with the mount, however that went.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { carryOver } from './carry-over.ts'

/** The number of listeners in the mount that receive a typed letter. */
function hearings(mount: Element): number {
  let count = 0
  const event = new Event('input', { bubbles: true })
  Object.defineProperty(event, 'target', {
    get: () => {
      count++
      return mount.firstElementChild
    },
  })
  mount.firstElementChild?.dispatchEvent(event)
  return count
}

function makeMount(): Element {
  const mount = document.createElement('div')
  mount.innerHTML = '<input name="query">'
  return mount
}

test('typed letters are recorded until the widget is ready', () => {
  const mount = makeMount()
  const before = hearings(mount)
  const restore = carryOver(mount, new AbortController().signal)
  expect(hearings(mount)).toBeGreaterThan(before)
  restore(false)
  expect(hearings(mount)).toBeGreaterThan(before)
  restore(true)
  expect(hearings(mount)).toBe(before)
})

test('nothing is recorded after a widget that failed before it was ready', () => {
  const mount = makeMount()
  const before = hearings(mount)
  const controller = new AbortController()
  carryOver(mount, controller.signal)
  controller.abort()
  expect(hearings(mount)).toBe(before)
})

test('a letter typed after a render removed the text is appended to that text', () => {
  const mount = makeMount()
  const [field] = mount.querySelectorAll('input')
  if (!field) throw new Error('There is a field')
  field.value = '3'
  const restore = carryOver(mount, new AbortController().signal)
  restore(false)
  field.value = ''
  field.dispatchEvent(new Event('beforeinput', { bubbles: true }))
  field.value += '0'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  restore(true)
  expect(field.value).toBe('30')
})
