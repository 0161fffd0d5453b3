// Tests of the validator on a host's form: what blocks a submit, where errors are shown, and what is sent.
// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { soon, useWidgetPage } from '#tests/support/widget-page.ts'
import formValidator from './form-validator.ts'

const page = useWidgetPage()
const html =
  '<form id="club"><label for="name">Name</label><input id="name" name="name" data-rules="required"><label><input type="radio" name="size" value="s" data-rules="required"> S</label><label><input type="radio" name="size" value="m"> M</label><button id="go" name="kind" value="offer">Go</button><button id="later" formnovalidate>Later</button></form>'

const outside: Element[] = []
afterEach(() => outside.splice(0).forEach((element) => element.remove()))
const one = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`There is no ${selector}`)
  return found
}
const errors = () => [...document.querySelectorAll('[data-form-validator-error]')].map(({ textContent }) => textContent)

/** Presses a button as the browser would, and returns whether the form was sent. */
function send(button = '#go'): boolean {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: one(button, HTMLElement) })
  // The event that the host's own code receives.
  return one('#club', HTMLFormElement).dispatchEvent(event)
}
const fill = (selector: string, value: string) => {
  one(selector, HTMLInputElement).value = value
  one(selector, HTMLInputElement).dispatchEvent(new Event('input', { bubbles: true }))
}

test('an invalid form is not sent, has a message after each field, and fires no event for the host’s own code', () => {
  page.show(formValidator, {}, { html })
  let submits = 0
  one('#club', HTMLFormElement).addEventListener('submit', () => submits++)
  expect([send(), submits, errors()]).toEqual([false, 0, ['This field is required', 'This field is required']])
  expect(one('#name', HTMLInputElement).getAttribute('aria-describedby')).toBe(one('[data-form-validator-error]', HTMLElement).id)
  expect(page.events.at(-1)).toEqual({ name: 'form:checked', detail: { form: 'club', isValid: false, fields: ['name', 'size'] } })
})

test('a valid form is sent once, and again after a change', () => {
  page.show(formValidator, {}, { html })
  fill('#name', 'A')
  one('[value="m"]', HTMLInputElement).checked = true
  expect([send(), send()]).toEqual([true, false])
  fill('#name', 'B')
  expect(send()).toBe(true)
})

test('a form of hundreds of fields is validated first; messages and focus follow in separate tasks', async () => {
  const fields = Array.from({ length: 60 }, (_, at) => `<input name="f${at}" data-rules="required" aria-label="F${at}">`).join('')
  page.show(formValidator, {}, { html: `<form id="club">${fields}<button id="go">Go</button></form>` })
  expect([send(), errors(), document.querySelector('.touchline-summary li')]).toEqual([false, [], null])
  await soon(() => errors().length === 60 && document.querySelectorAll('.touchline-summary li').length === 60)
  expect(document.activeElement?.className).toBe('touchline-summary')
})

test('a form that the host’s code sends is not submitted by the browser', () => {
  page.show(formValidator, { submits: false }, { html })
  fill('#name', 'A')
  one('[value="m"]', HTMLInputElement).checked = true
  expect([send(), page.events.at(-1)?.detail]).toEqual([false, { form: 'club', isValid: true, fields: [] }])
})

test('a button with formnovalidate submits', () => {
  page.show(formValidator, {}, { html })
  expect([send('#later'), errors()]).toEqual([true, []])
})

test('fields added later count, disabled ones do not', () => {
  page.show(formValidator, {}, { html })
  one('#club', HTMLFormElement).insertAdjacentHTML(
    'beforeend',
    '<input name="late" data-rules="min:3" value="ab"><input name="off" data-rules="required" disabled>',
  )
  send()
  expect(errors().at(-1)).toBe('Min length is 3')
  expect(errors()).toHaveLength(3)
})

test('a refusal of the server is shown beside its field until that is corrected', async () => {
  page.show(formValidator, {}, { html })
  const form = one('#club', HTMLFormElement)
  form.dispatchEvent(new CustomEvent('touchline:form:refuse', { bubbles: true, detail: { name: ['This club is known'], other: 'No' } }))
  expect(errors()).toEqual(['This club is known'])
  fill('#name', 'B')
  one('#name', HTMLInputElement).dispatchEvent(new Event('change', { bubbles: true }))
  await soon(() => errors().length === 0)
})

test('an unknown rule is reported, and its field is invalid', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  page.show(formValidator, {}, { html: html.replace('"required"', '"requird"') })
  await soon(() => page.events.some(({ name }) => name === 'error'))
  const { detail } = page.events.find(({ name }) => name === 'error') ?? {}
  expect(detail).toMatchObject({ phase: 'options', fault: { option: 'data-rules', value: 'requird', expected: 'the rule required' } })
  fill('#name', 'A')
  expect([send(), errors()[0]]).toEqual([false, 'The value is incorrect'])
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})

test.each([
  ['a repetition in a repetition', '^(a+)+$', `${'a'.repeat(30)}!`],
  ['one that fails by its last letter alone', '^(a+)+[^b]$', `${'a'.repeat(30)}b`],
  ['alternatives that fit the same', String.raw`^(a\|aa)+$`, `${'a'.repeat(44)}!`],
])('a pattern that would block the page is named once and left to the server: %s', async (_, pattern, text) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  page.show(
    formValidator,
    {},
    { html: `<form id="club"><input id="name" name="name" data-rules="required|regex:${pattern}"><button id="go">Go</button></form>` },
  )
  fill('#name', 'b')
  expect([send(), errors()]).toEqual([false, ['The value is incorrect']])
  fill('#name', text)
  expect([send(), errors()]).toEqual([true, []])
  await soon(() => page.events.some(({ name }) => name === 'error'))
  fill('#name', `${text} `)
  send()
  const faults = page.events.filter(({ name }) => name === 'error').map(({ detail }) => detail)
  expect(faults).toEqual([
    expect.objectContaining({
      phase: 'options',
      widget: 'form-validator',
      fault: expect.objectContaining({
        option: 'data-rules',
        element: 'input#name',
        value: `regex:${pattern.replace('\\', '')}`,
      }),
    }),
  ])
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})

test('a repeated group that costs little is judged as it is written', () => {
  page.show(
    formValidator,
    {},
    { html: String.raw`<form id="club"><input id="name" name="name" data-rules="regex:^(\d+\.)+\d+$"><button id="go">Go</button></form>` },
  )
  fill('#name', '1.22.333.4444.'.repeat(8))
  expect([send(), errors()]).toEqual([false, ['The value is incorrect']])
  fill('#name', `${'1.22.333.4444.'.repeat(8)}5`)
  expect(send()).toBe(true)
})

test('a pattern that is none is named with its field and does not pass', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  page.show(
    formValidator,
    {},
    { html: '<form id="club"><input id="name" name="name" data-rules="regex:^(a+$"><button id="go">Go</button></form>' },
  )
  await soon(() => page.events.some(({ name }) => name === 'error'))
  const { detail } = page.events.find(({ name }) => name === 'error') ?? {}
  const expected = String.raw`a regular expression, as in regex:^\d{4}$`
  expect(detail).toMatchObject({
    fault: { option: 'data-rules', element: expect.stringContaining('name'), value: 'regex:^(a+$', expected },
  })
  fill('#name', 'a')
  expect([send(), errors()]).toEqual([false, ['The value is incorrect']])
  warn.mockRestore()
})
