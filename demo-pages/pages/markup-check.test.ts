// Tests the markup check itself: it must report known faults.
import { expect, test } from 'vitest'
import { faultsOf } from './markup-check.ts'

const page = (body: string) => `<!doctype html><html><head><title>T</title></head><body><main><h1>T</h1>${body}</main></body></html>`

test('a valid page has no faults', () => {
  expect(faultsOf(page('<p>One <a href="/x">two</a><br /><img src="/a" alt="" width="1" height="1" /></p>'))).toEqual([])
})

test.each([
  ['<p><div></div></p>', '<div> stands inside <p>'],
  ['<a href="/x"><b><a href="/y">y</a></b></a>', 'a link stands inside a link'],
  ['<form><form></form></form>', 'a form stands inside a form'],
  ['<b><i></b></i>', '</b> closes <i>'],
  ['<i id="a"></i><i id="a"></i>', 'the id "a" is used twice'],
  ['<b style="color:red"></b>', '<b> has the attribute style'],
  ['<b onclick="x()"></b>', '<b> has the attribute onclick'],
  ['<img src="/a" alt="">', 'an image lacks alt, width or height: /a'],
  ['<label for="q">Q</label>', '<label> names "q", which is not there'],
  ['<h1>again</h1>', 'there is not exactly one h1'],
])('%s is a fault', (body, fault) => {
  expect(faultsOf(page(body))).toContain(fault)
})
