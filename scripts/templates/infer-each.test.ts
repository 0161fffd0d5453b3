// A multi-step form is learned one step at a time, so that combinations of three options are right too.
import { expect, test } from 'vitest'
import { inferTemplate, type Draw } from './infer.ts'
import { inferEach } from './infer-each.ts'
import { limitOptions } from './limits.ts'
import { templateOptions } from './options.ts'
import { fill } from './parts.ts'

const options = templateOptions({
  properties: { size: { type: 'number' }, step: { enum: ['ask', 'sent', 'save'] }, action: { type: 'string' }, token: { type: 'string' } },
})
const all = [...options, ...limitOptions(options)]

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const wordOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
/** Draws a widget whose steps have nothing in common. */
const draw: Draw = ({ step = 'ask', action, token = '', minLength = 8, minClasses = 3, size }) => {
  const form = (inside: string) => `<form${action ? ` action="${escaped(wordOf(action))}"` : ''}>${inside}<button>Go</button></form>`
  const classes = minClasses === 0 ? '' : `<li>${wordOf(minClasses)} kinds</li>`
  const fields = `<input name="token" value="${escaped(wordOf(token))}"/><ul><li>${wordOf(minLength)} letters</li>${classes}</ul>`
  const html =
    step === 'sent' ? '<p>Sent</p>' : step === 'save' ? form(fields) : form(size === undefined ? '<i></i>' : `<i>${wordOf(size)}</i>`)
  return { html, ssr: `preact.BUILD.${wordOf(step)}` }
}

test('the template prints each step as the widget draws it, with any other options', () => {
  const inferred = inferEach(draw, all)
  if (typeof inferred === 'string') throw new Error(inferred)
  expect(inferred.leftOut).toEqual({})
  const given = { action: '/a?b=1&c', token: '"t"', minLength: 12, minClasses: 2, size: 5 }
  for (const step of [undefined, 'ask', 'sent', 'save'])
    for (const left of [undefined, ...Object.keys(given)]) {
      const values = { step, ...given, ...(left && { [left]: undefined }) }
      expect(fill(inferred.parts, values), JSON.stringify(values)).toBe(draw(values).html)
    }
  // Every step is part of the fixtures for other languages.
  expect(inferred.together.map(({ values }) => values['step'])).toEqual([undefined, 'ask', 'sent', 'save'])
})

test('inferred in one pass, combinations of three options would be wrong', () => {
  const atOnce = inferTemplate(draw, all)
  if (typeof atOnce === 'string') throw new Error(atOnce)
  const values = { step: 'save', minLength: 12, minClasses: 2, action: '/a', token: 't' }
  expect(fill(atOnce.parts, values)).not.toBe(draw(values).html)
})
