// Tests of the host's bot check in a form: its token is sent, a refused or blocked check keeps the text, and a slow one says why.
// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { addSlot } from '#shared/mount/slots/slots.tsx'
import { GIVEN_UP_AFTER, SAID_AFTER } from '#shared/mount/slots/challenge.tsx'
import { json } from '#tests/support/fault-server.ts'
import { press, shown, useWidgetPage } from '#tests/support/widget-page.ts'
import contactForm from './contact-form.tsx'

const page = useWidgetPage('https://shop.test/nl/contact')
const SEND = 'POST api/contact'
const values = { name: 'Anna', email: 'anna@example.test', subject: 'Match ball', message: 'Is it round?' }
const otherWay = { href: 'tel:+31850000000', text: 'Call us: 085 000 00 00' }
let stop = () => {}
let reported: unknown[] = []
afterEach(() => stop())

function plugIn(given: object): void {
  reported = []
  stop = addSlot('challenge', { otherWay, ...given }, ({ error }) => void reported.push(String(error)))
}
const message = () => document.querySelector('textarea')?.value
const way = () => document.querySelector('.touchline-challenge a')?.getAttribute('href') ?? null

test('the token is sent, a new one each time, and not for a form that is not listed', async () => {
  let count = 0
  plugIn({ token: (form: string) => `${form}-${++count}` })
  page.show(contactForm, { values })
  page.shop.once(SEND, json({ message: 'Invalid re-captcha.', code: 'challenge' }, 422))
  await press('Send')
  await shown('Invalid re-captcha.')
  expect([message(), way()]).toEqual(['Is it round?', otherWay.href])
  page.shop.once(SEND, json({ reference: 'M-1001' }, 201))
  await press('Send')
  await shown('Reference: M-1001')
  expect(page.shop.arrivals(SEND).map(({ headers }) => headers['x-recaptcha'])).toEqual(['contact-1', 'contact-2'])
})

test('a form that is not listed, and a removed check, send no token', async () => {
  plugIn({ token: () => 'never', forms: ['login'] })
  page.show(contactForm, { values })
  page.shop.once(SEND, json({ message: 'No' }, 422))
  await press('Send')
  await shown('No')
  stop()
  page.shop.once(SEND, json({ reference: 'M-1' }, 201))
  await press('Send')
  await shown('Reference: M-1')
  expect(page.shop.arrivals(SEND).map(({ headers }) => headers['x-recaptcha'])).toEqual([undefined, undefined])
})

test('a slow check announces the wait and an alternative; cancelled, it keeps the text and sends nothing', async () => {
  let signal: AbortSignal | null = null
  plugIn({ token: (_form: string, given: AbortSignal) => new Promise(() => (signal = given)) })
  page.show(contactForm, { values })
  await press('Send')
  await expect.poll(() => signal).not.toBeNull()
  expect(way()).toBeNull()
  page.browser.pass(SAID_AFTER)
  await shown('checking that you are not a robot')
  expect(way()).toBe(otherWay.href)
  page.browser.pass(GIVEN_UP_AFTER)
  await shown('We could not check that you are not a robot')
  expect([message(), way(), page.shop.arrivals(SEND).length]).toEqual(['Is it round?', otherWay.href, 0])
  expect(signal).toMatchObject({ aborted: true })
})

test.each([
  ['rejects', () => Promise.reject(new Error('blocked by the browser'))],
  [
    'throws',
    () => {
      throw new Error('blocked by the browser')
    },
  ],
  ['answers what no header takes', () => 'one\ntwo'],
])('a check that %s is reported to the host, and keeps the text', async (_how, token) => {
  plugIn({ token })
  page.show(contactForm, { values })
  await press('Send')
  await shown('We could not check that you are not a robot')
  expect([message(), way(), page.shop.arrivals(SEND).length]).toEqual(['Is it round?', otherWay.href, 0])
  expect(reported).toHaveLength(1)
})

const token = () => 'abc'

test.each<[string, object]>([
  ['has no function named token', { token: 'abc' }],
  ['names no otherWay', { token, otherWay: undefined }],
  ['names no otherWay', { token, otherWay: { href: 'javascript:alert(1)', text: 'Hi' } }],
  ['checks none of the forms', { token, forms: ['checkout'] }],
])('one that %s is none', (description, given) => {
  plugIn(given)
  expect(reported).toEqual([expect.stringContaining(description)])
})
