// Tests that the control in use is found again in the widget's own markup, and never confused with another.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { counterpart, trace } from './counterpart.ts'

/** The control that corresponds to the pressed one once `after` has replaced `before`. */
function found(before: string, pressed: string, after: string): string | null {
  const mount = document.createElement('div')
  mount.innerHTML = before
  const control = mount.querySelector(pressed)
  if (!control) throw new Error('There is no such control')
  const was = trace(control)
  mount.innerHTML = after
  return counterpart(mount, was)?.outerHTML ?? null
}

const list = '<details><summary aria-label="Store: Nederland">Nederland</summary><a href="/nl/">Nederland</a></details>'

test("a list's opener is the opener, also where a link in the list is called the same", () => {
  expect(found('<details><summary>Nederland</summary><a href="/en/">United Kingdom</a></details>', 'summary', list)).toMatch(/^<summary/)
})

test('of several openers, the one with the same name is chosen', () => {
  const two = '<details><summary>Size</summary></details><details><summary>Colour</summary></details>'
  expect(found(two, 'details + details summary', two)).toBe('<summary>Colour</summary>')
})

test('an opener whose list opens elsewhere is the button of the same name', () => {
  const chart = '<details><summary>Size chart</summary><table></table></details>'
  expect(found(chart, 'summary', '<a href="/sizes">Size chart</a><button>Size chart</button>')).toBe('<button>Size chart</button>')
})

test('a link is the link to the same address, whatever it is called', () => {
  expect(found('<a href="/nl/">Naar Nederland</a>', 'a', list)).toBe('<a href="/nl/">Nederland</a>')
})

test('a choice is the one of the same value', () => {
  const sizes = '<input type="radio" name="size" value="S"><input type="radio" name="size" value="M">'
  expect(found(sizes, '[value="M"]', sizes)).toContain('value="M"')
})

test('a removed control has no counterpart', () => {
  expect(found('<button>Wishlist</button>', 'button', '<button>Compare</button>')).toBeNull()
})
