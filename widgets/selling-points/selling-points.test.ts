// Tests that one selling point is chosen at random and stays for the whole visit.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { setEnvironment } from '#shared/environment.ts'
import { useWidgetPage, words } from '#tests/support/widget-page.ts'
import sellingPoints from './selling-points.ts'

const page = useWidgetPage()
const html = '<ul><li>Tomorrow</li><li>Free</li><li>Fair</li></ul>'
const chosen = (mount: HTMLElement) => words(mount.querySelector('li[data-selling-point]'))
const withLuck = (digits: string) => setEnvironment({ randomId: () => `00000000${digits}` })

test.each([
  ['00000000', 'Tomorrow'],
  ['55555554', 'Tomorrow'],
  ['7fffffff', 'Free'],
  ['ffffffff', 'Fair'],
])('the number %s shows "%s"', (digits, text) => {
  const restore = withLuck(digits)
  const mount = page.show(sellingPoints, {}, { html })
  restore()
  expect(mount.hasAttribute('data-selling-point')).toBe(true)
  expect(chosen(mount)).toBe(text)
})

test('every selling point is chosen equally often', () => {
  const seen = new Set<string>()
  for (let turn = 0; turn < 16; turn++) {
    page.tab.session.clear()
    const restore = withLuck(`${turn.toString(16)}0000000`)
    seen.add(chosen(page.show(sellingPoints, {}, { html })))
    restore()
  }
  expect([...seen].toSorted()).toEqual(['Fair', 'Free', 'Tomorrow'])
})

test('the next page of the visit shows the same one', () => {
  const restore = withLuck('ffffffff')
  const first = chosen(page.show(sellingPoints, {}, { html }))
  restore()
  const other = withLuck('00000000')
  expect(chosen(page.show(sellingPoints, {}, { html }))).toBe(first)
  other()
})

test('an invalid stored value is replaced by a new random one', () => {
  page.tab.session.set('touchline:nl:selling-point', '{"until":99999999999999,"value":7}')
  const restore = withLuck('ffffffff')
  expect(chosen(page.show(sellingPoints, {}, { html }))).toBe('Fair')
  restore()
})

test('without selling points nothing is chosen', () => {
  expect(page.show(sellingPoints, {}, { html: '<p>Soon</p>' }).hasAttribute('data-selling-point')).toBe(false)
})
