// Tests of the payment methods' fields when the order button is pressed.
// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { changeEmail, changeShippingAddress, goToStep } from '#stores/checkout/checkout.ts'
import { loadShippingMethods, saveShipping } from '#stores/checkout/shipping.ts'
import { paymentMethodAnswer, totalsAnswer } from '#tests/support/answers.ts'
import { home } from '#stores/testing/till.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, field, press, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import checkout from '../checkout.tsx'

const page = useWidgetPage('https://shop.test/nl/checkout')
const DRAFT = 'POST checkout/cart/set-payment-information'
const ORDER = 'POST checkout/cart/payment-information'

/** Opens the checkout at the payment step. */
async function open(): Promise<void> {
  page.show(checkout)
  await soon(() => document.querySelector('.checkout-heading'))
  changeEmail('anna@example.com')
  changeShippingAddress(home)
  await loadShippingMethods()
  await saveShipping()
  goToStep(2)
  goToStep(3)
  await shown('How would you like to pay?')
}

beforeEach(() => {
  page.shop.kept.lines = [{ id: 41, sku: 'SHIRT-RED-M', qty: 2 }]
})

describe('the fields of a method', () => {
  const fieldsOf = (variant: string) =>
    paymentMethodAnswer({
      code: variant,
      title: variant,
      extension_attributes: { variant, issuers: [], provider: null, skip_validation: false, terms_url: '/nl/pages/payment' },
    })
  const offer = (variant: string) =>
    page.shop.always(
      'POST checkout/cart/shipping-information',
      json({ totals: totalsAnswer({ grand_total: 50 }), payment_methods: [fieldsOf(variant)] }),
    )

  test('a method that is credit says who lends, until when, what lateness costs and what the law wants said, before the button', async () => {
    const credit = { lender: 'Later BV', due_days: 14, cost: '€7.50 a reminder', warning: null }
    const method = paymentMethodAnswer({
      code: 'later',
      title: 'Later',
      extension_attributes: { credit, terms_url: 'https://later.example/terms' },
    })
    page.shop.always(
      'POST checkout/cart/shipping-information',
      json({ totals: totalsAnswer({ grand_total: 50 }), payment_methods: [method] }),
    )
    await open()
    await shown('Later BV lends you the amount')
    const note = document.querySelector('.checkout-credit')
    expect(words(note)).toBe(
      'Caution! Borrowing money costs money.Later BV lends you the amount: you pay them, not the shop.Pay within 14 days of your order.If you pay late: €7.50 a reminderRead the terms of the lender (opens in a new tab).',
    )
    expect(note?.querySelector('a')?.href).toBe('https://later.example/terms')
    const buy = control('Buy now')
    if (!note || !buy) throw new Error('There is no note or no button.')
    expect(note.compareDocumentPosition(buy) & Node.DOCUMENT_POSITION_FOLLOWING).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('Afterpay orders nothing without a date of birth and its terms: the fields show errors, and their summary takes the focus', async () => {
    offer('afterpay')
    await open()
    await shown('Date of birth')
    await press('Buy now')
    await soon(() => document.querySelectorAll('.checkout-details [aria-invalid="true"]').length === 4)
    const summary = await soon(() => document.querySelector('.touchline-summary'))
    expect(document.activeElement).toBe(summary)
    expect(summary?.getAttribute('aria-label')).toBe('Date of birth: Please check these fields')
    expect([...(summary?.querySelectorAll('a') ?? [])].map(words)).toHaveLength(4)
    await press('Day: This field is required')
    expect(document.activeElement).toBe(field('Day'))
    expect(page.shop.arrivals(ORDER)).toEqual([])
    type('Day', '9')
    type('Month', '2')
    type('Year', '1990')
    field('I accept the terms of Afterpay.').click()
    await soon(() => !document.querySelector('.checkout-details [aria-invalid="true"]'))
    expect(words(document.querySelector('.checkout-birth'))).not.toContain('optional')
    await press('Buy now')
    await soon(() => page.shop.arrivals(ORDER).length === 1)
    expect(page.shop.arrivals(ORDER)[0]?.body).toMatchObject({
      paymentMethod: { method: 'afterpay', additional_data: { date_of_birth: '1990-02-09', terms_accepted: '1' } },
    })
    expect(JSON.stringify(page.shop.arrivals(DRAFT))).not.toContain('1990')
  })

  test('Giropay requires the code of a bank', async () => {
    offer('giropay')
    await open()
    await shown('BIC of your bank')
    type('BIC of your bank', 'NOBANK')
    await press('Buy now')
    await shown('The value is incorrect')
    expect(page.shop.arrivals(ORDER)).toEqual([])
    type('BIC of your bank', 'deutdeff')
    await press('Buy now')
    await soon(() => page.shop.arrivals(ORDER).length === 1)
    expect(page.shop.arrivals(ORDER)[0]?.body).toMatchObject({ paymentMethod: { additional_data: { bic: 'DEUTDEFF' } } })
  })
})
