// Choosing a payment method.
import { beforeEach, afterEach, describe, expect, it } from 'vitest'
import { customerAnswer, sessionAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { DRAFT, fillCart, openTill } from '#stores/testing/till.ts'
import { startVisit, type Tab, type Visit } from '#stores/testing/visit.ts'

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
  fillCart(visit)
  tab = await openTill(visit)
  visit.shop.forgetCalls()
})
afterEach(() => visit.end())

describe('choosing a method', () => {
  it('tells the server, with a guest’s e-mail address', async () => {
    expect(await tab.payment.choosePaymentMethod('ideal')).toEqual({ ok: true, value: null })
    await tab.payment.chooseIssuer('BANK1')
    expect(visit.shop.arrivals(DRAFT).map(({ body }) => body)).toEqual([
      { paymentMethod: { method: 'ideal', additional_data: {} }, email: 'anna@example.test' },
      { paymentMethod: { method: 'ideal', additional_data: { issuer: 'BANK1' } }, email: 'anna@example.test' },
    ])
    expect(tab.payment.$issuer.get()).toBe('BANK1')
    expect(tab.events.at(-1)).toMatchObject({ name: 'checkout:payment-chosen', detail: { code: 'ideal', title: 'iDEAL' } })
  })

  it('without it for a customer, whose address the server knows', async () => {
    visit.browser.cookies.set('touchline-session', '2000')
    visit.shop.once('GET api/session', json(sessionAnswer({ customer: customerAnswer(), changed_at: 2_000 })))
    await tab.session.reloadSession()
    await tab.payment.choosePaymentMethod('ideal')
    expect(visit.shop.arrivals(DRAFT)[0]?.body).toEqual({ paymentMethod: { method: 'ideal', additional_data: {} } })
  })

  it('skips validation if the method says so', async () => {
    await tab.payment.choosePaymentMethod('creditcard')
    expect(visit.shop.arrivals(DRAFT)[0]?.body).toMatchObject({ extension_attributes: { skip_validation: true } })
  })

  it('clears the bank of another method', async () => {
    await tab.payment.choosePaymentMethod('ideal')
    await tab.payment.chooseIssuer('BANK1')
    await tab.payment.choosePaymentMethod('creditcard')
    expect(tab.payment.$issuer.get()).toBeNull()
  })

  it('that fails is only logged', async () => {
    visit.shop.once(DRAFT, json({ message: 'No' }, 400))
    await tab.payment.choosePaymentMethod('ideal')
    expect(tab.payment.$paymentError.get()).toBeNull()
    expect(tab.payment.$paymentCode.get()).toBe('ideal')
    expect(tab.events.filter(({ name }) => name === 'error')).toHaveLength(1)
  })
})
