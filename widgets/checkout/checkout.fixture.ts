// The checkout's first step, for the conformance suite.
import { cartAnswers, cartState } from '#widgets/cart/cart.fixture.ts'
import type { Fixture } from '#widgets/fixture.ts'

const shippingMethod = (code: string, title: string, price: number) => ({
  carrier_code: 'post',
  method_code: code,
  carrier_title: 'Post',
  method_title: title,
  amount: price,
  price_excl_tax: price,
  price_incl_tax: price,
  available: code !== 'night',
  error_message: code === 'night' ? 'Not to this address' : null,
  extension_attributes: {
    delivery_slots: [{ id: 's1', date: '2026-11-23', from: '18:00', to: '22:00', label: '' }],
    pickup: null,
    promise: 'Before 22:00, delivered tomorrow',
  },
})

const paymentMethod = (code: string, title: string, variant: string) => ({
  code,
  title,
  extension_attributes: {
    variant,
    issuers: variant === 'ideal' ? [{ code: 'BANK1', title: 'First bank' }] : [],
    provider: 'pretend',
    skip_validation: false,
  },
})

const offered = {
  methods: { state: 'ready', value: [paymentMethod('ideal', 'iDEAL', 'ideal'), paymentMethod('card', 'Credit card', 'creditcard')] },
}

/** As a server would print a later step. */
const stateOfStep = (step: number) => ({
  ...cartState,
  checkout: {
    form: { currentStep: step, reachedStep: step, shippingIsSameAsBilling: true, shippingAddress: { city: 'London' }, billingAddress: {} },
  },
  shipping: { methods: { state: 'ready', value: [shippingMethod('day', 'By day', 4.95), shippingMethod('night', 'By night', 0)] } },
  payment: offered,
})

/** Without JavaScript there is the way to ask. */
export const fixture: Fixture = {
  options: {
    countries: [
      { code: 'GB', label: 'United Kingdom' },
      { code: 'NL', label: 'Netherlands' },
    ],
  },
  attributes: { 'data-login-url': '/en/account/login' },
  fallback: '<p>The checkout needs JavaScript.</p><a href="/en/contact">Order by e-mail</a>',
  state: cartState,
  answers: cartAnswers,
  scenes: {
    'with an empty form sent': { press: ['.checkout-continue'], shows: '.touchline-summary' },
    'with a billing address': { press: ['input[name="same_as_billing"]'], shows: '.checkout-billing' },
    failed: { answers: { 'checkout/cart/quote': 400 }, shows: '.touchline-empty button' },
    shipping: { state: stateOfStep(2), shows: 'input[name="shipping_method"]' },
    'a payment open': {
      state: {
        ...stateOfStep(3),
        payment: { ...offered, status: { state: 'ready', value: { status: 'open', order_number: '100000001' } } },
      },
      shows: '.checkout-open-payment',
    },
    payment: { state: stateOfStep(3), shows: 'input[name="payment_method"]' },
  },
  sameTexts: { nl: ['Postcode'], sv: ['Box'] },
}
