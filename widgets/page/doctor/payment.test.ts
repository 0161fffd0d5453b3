// Tests of the doctor's message about a payment address that the page's settings do not allow.
import { expect, test } from 'vitest'
import type { Failure } from '#shared/domain/failure.ts'
import { settingsFrom } from '#shared/wire/page.ts'
import { reportPayments } from './payment.ts'

const failure = (kind: Failure['kind'], code: Failure['code']): Failure => ({ kind, code, message: null, status: null })

/** Returns the messages about a checkout with these errors, one after the other. */
async function saidOf(errors: readonly Failure[], settings: object): Promise<string[]> {
  const reported: string[] = []
  let notify: (view: object) => void = () => {}
  const checkout = { subscribe: (listener: typeof notify) => ((notify = listener), () => {}) }
  const touchline = { ready: Promise.resolve({ stores: { checkout } }) }
  reportPayments(
    touchline as never,
    settingsFrom(settings),
    (about, text) => reported.push(`${about}: ${text}`),
    new AbortController().signal,
  )
  await touchline.ready
  for (const error of errors) notify({ error })
  return reported
}

test('an address that is not https, without allowed origins, is reported once with the solution', async () => {
  const lost = failure('malformed', 'payment.failed')
  const said = await saidOf([lost, lost], {})
  expect(said).toEqual([expect.stringMatching(/^Payments: .*is not https.*"paymentOrigins": \[/)])
})

test('so is one that is not among the allowed origins', async () => {
  const said = await saidOf([failure('malformed', 'payment.failed')], { paymentOrigins: ['https://pay.example'] })
  expect(said.join()).toContain('is not in paymentOrigins (https://pay.example)')
})

test('a payment that failed at the provider is not reported, nor is any other fault', async () => {
  expect(await saidOf([failure('rejected', 'payment.failed'), failure('malformed', 'shipping.load-failed')], {})).toEqual([])
})
