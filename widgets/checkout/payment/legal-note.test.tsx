// Tests of the legal information above the order button: the host's links, and products without a right of withdrawal.
// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { $currentStep, changeEmail, goToStep } from '#stores/checkout/checkout.ts'
import { configurePage } from '#stores/page/page.ts'
import { loadShippingMethods, saveShipping } from '#stores/checkout/shipping.ts'
import { itemAnswer, quoteAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import checkout from '../checkout.tsx'

const page = useWidgetPage('https://shop.test/nl/checkout')
const goTo = async (step: number) => {
  goToStep(step)
  await soon(() => $currentStep.get() === step)
}

/** Opens the checkout at the payment step. */
async function open(): Promise<void> {
  page.show(checkout)
  await soon(() => document.querySelector('.checkout-heading'))
  changeEmail('anna@example.com')
  await loadShippingMethods()
  await saveShipping()
  await goTo(2)
  await goTo(3)
  await shown('How would you like to pay?')
}

beforeEach(() => {
  page.shop.kept.lines = [{ id: 41, sku: 'SHIRT-RED-M', qty: 2 }]
})

describe('beside the button', () => {
  const link = (name: string) => control(name)?.getAttribute('href')

  test('a host without pages of terms gets no sentence, and returnable products no notice', async () => {
    await open()
    const belowReview = [...(document.querySelector('.checkout-order')?.children ?? [])].slice(1)
    expect(belowReview.map(words).filter(Boolean)).toEqual(['Buy now€50.00'])
  })

  test('sentences link to the terms, the right of withdrawal and the privacy notice that the host names', async () => {
    configurePage({
      baseUrl: '/nl/',
      apiUrl: page.shop.url,
      routes: { terms: '/nl/pages/terms', withdrawal: '/nl/pages/withdrawal', privacy: '/nl/pages/privacy' },
    })
    await open()
    expect(words(document.querySelector('.checkout-legal'))).toBe(
      'By ordering you agree to our terms and conditions. Please note the instruction on your right of withdrawal. Our privacy notice explains how we use your data. These links open in a new tab.',
    )
    expect([link('terms and conditions'), link('right of withdrawal'), link('privacy notice')]).toEqual([
      '/nl/pages/terms',
      '/nl/pages/withdrawal',
      '/nl/pages/privacy',
    ])
  })

  test('products made to order are named as excluded from withdrawal', async () => {
    const item = itemAnswer()
    const made = { ...item, item_id: 42, name: 'Strung racket', extension_attributes: { ...item.extension_attributes, no_return: true } }
    page.shop.once('GET checkout/cart/quote', json(quoteAnswer({ items: [item, made] })))
    await open()
    expect(words(document.querySelector('.checkout-order .touchline-notice'))).toBe(
      'Made for you, so the right of withdrawal does not apply to: Strung racket. Your rights if it is faulty remain.',
    )
  })
})
