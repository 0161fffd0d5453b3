// The checkout's first step, for the conformance suite.
import type { PaymentMethod } from '#shared/checkout/wire/payment.ts'
import type { ShippingMethod } from '#shared/checkout/wire/shipping.ts'
import { cartAnswers } from '#widgets/cart/cart.fixture.ts'
import type { Fixture } from '#widgets/fixture.ts'

const shippingMethod = (code: string, title: string, price: number): ShippingMethod => ({
  code: `post_${code}`,
  carrierCode: 'post',
  methodCode: code,
  carrierTitle: 'Post',
  title,
  price,
  priceExclTax: price,
  amount: price,
  isAvailable: code !== 'night',
  reason: code === 'night' ? 'Not to this address' : null,
  slots: [{ id: 's1', date: '2026-11-23', from: '18:00', to: '22:00', label: '' }],
  pickup: null,
  promise: 'Before 22:00, delivered tomorrow',
})

const paymentMethod = (code: string, title: string, variant: PaymentMethod['variant']): PaymentMethod => ({
  code,
  title,
  variant,
  issuers: variant === 'ideal' ? [{ code: 'BANK1', title: 'First bank' }] : [],
  provider: 'pretend',
  skipsValidation: false,
  termsUrl: null,
  credit: null,
})

const offered = {
  methods: { state: 'ready', value: [paymentMethod('ideal', 'iDEAL', 'ideal'), paymentMethod('card', 'Credit card', 'creditcard')] },
}

/** The state that a server prints for a later step. */
const stateOfStep = (step: number) => ({
  checkout: {
    form: { currentStep: step, reachedStep: step, shippingIsSameAsBilling: true, shippingAddress: { city: 'London' }, billingAddress: {} },
  },
  shipping: { methods: { state: 'ready', value: [shippingMethod('day', 'By day', 4.95), shippingMethod('night', 'By night', 0)] } },
  payment: offered,
})

const pickup: Partial<ShippingMethod> = { slots: [], pickup: 'postnl', promise: null }
const stateOfPickup = {
  ...stateOfStep(2),
  checkout: {
    form: {
      ...stateOfStep(2).checkout.form,
      shippingAddress: { city: 'Amsterdam', postcode: '1012 AB', country: 'NL' },
    },
  },
  shipping: {
    methods: {
      state: 'ready',
      value: [shippingMethod('day', 'By day', 4.95), { ...shippingMethod('pickup', 'Pick-up', 4.95), ...pickup }],
    },
  },
}
/** Without JavaScript, the page links to the contact form. */
export const fixture: Fixture = {
  options: {
    countries: [
      { code: 'GB', label: 'United Kingdom' },
      { code: 'NL', label: 'Netherlands' },
    ],
  },
  attributes: { 'data-login-url': '/en/account/login' },
  fallback: '<p>The checkout needs JavaScript.</p><a href="/en/contact">Order by e-mail</a>',
  printed: cartAnswers,
  answers: cartAnswers,
  scenes: {
    'with an empty form sent': { press: ['.checkout-address [type="submit"]'], shows: '.touchline-summary' },
    'with a billing address': { press: ['input[name="same_as_billing"]'], shows: '.checkout-billing' },
    failed: { answers: { 'checkout/cart/quote': 400 }, shows: '.touchline-empty button' },
    shipping: { printed: cartAnswers, state: stateOfStep(2), shows: 'input[name="shipping_method"]' },
    // No call is answered here, so the points stay in the loading state. tests/journeys/pickup.test.ts covers the list itself.
    'pick-up points': {
      printed: cartAnswers,
      state: stateOfPickup,
      press: ['input[value="post_pickup"]'],
      shows: '.checkout-points',
    },
    'a payment open': {
      printed: cartAnswers,
      state: {
        ...stateOfStep(3),
        payment: { ...offered, status: { state: 'ready', value: { status: 'open', orderNumber: '100000001', redirectUrl: null } } },
      },
      shows: '.checkout-open-payment',
    },
    payment: { printed: cartAnswers, state: stateOfStep(3), shows: 'input[name="payment_method"]' },
  },
  sameTexts: { nl: ['Postcode'], de: ['Region'], sv: ['Region'] },
}
