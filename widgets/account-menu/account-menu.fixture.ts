// The account in a header, for the conformance suite.
import { customerAnswer, quoteAnswer, sessionAnswer } from '#tests/support/answers.ts'
import type { Fixture } from '#widgets/fixture.ts'

const someone = { 'api/session': sessionAnswer({ customer: customerAnswer() }) }
const twoCarts = { 'api/session': sessionAnswer({ customer: customerAnswer(), cart_conflict: true }), 'checkout/cart/quote': quoteAnswer() }
const hint = { 'touchline-session': '1795000000000' }

/** A link to the account, as a theme prints it. */
export const fixture: Fixture = {
  options: {
    accountUrl: '/en/account',
    loginUrl: '/en/account/login',
    logoutUrl: '/en/logout',
    ordersUrl: '/en/account/orders',
    returnsUrl: '/en/account/returns',
    wishlistUrl: '/en/wishlist',
    passwordUrl: '/en/account/password',
    registerUrl: '/en/account/register',
  },
  fallback: '<a class="touchline-badge-link" href="/en/account" data-touchline-key="opener">Account</a>',
  answers: { 'api/session': sessionAnswer() },
  scenes: {
    popup: { press: ['.touchline-badge-link'], shows: '.account-menu-login[open]' },
    'fields missing': { press: ['.touchline-badge-link', '.account-menu-login [type="submit"]'], shows: '.touchline-summary' },
    'logged in': { answers: someone, cookies: hint, shows: '.account-menu-mark' },
    'menu open': { answers: someone, cookies: hint, press: ['[aria-expanded="false"]'], shows: '.account-menu-link' },
    'two carts': { answers: twoCarts, cookies: hint, shows: '.account-menu-merge[open]' },
  },
}
