// The fixture for the conformance suite: a team order with a player in each state.
import type { Fixture } from '#widgets/fixture.ts'

const sizes = [{ name: 'Home shirt', size: 'M', quantity: 1 }]
const missing: string[] = []
const grown = [{ product_id: 31, value: '3:11', name: 'Home shirt', size: 'M', quantity: 1 }]
const lastSize = { product_id: 31, value: '3:10', size: 'S' }
const team = {
  id: 7,
  title: 'Under 12',
  kit: 'Team kit',
  closes_on: '2026-12-01',
  is_open: true,
  link: 'https://shop.example/en/account/team#7.abcdefghijklmnopqrstuvwxyz',
  kit_url: '/en/product/team-kit',
  orderable_until: '2029-07-31',
  deleted_on: '2026-12-15',
  reminder: { addresses: 2, sent_on: null, can_send: true },
  players: [
    { id: 1, name: 'ANNA', number: '7', state: 'ordered', sizes, missing },
    { id: 2, name: 'BO', number: '9', state: 'in-cart', sizes, missing },
    { id: 3, name: 'CLEO', number: '11', state: 'approved', sizes, missing },
    { id: 4, name: 'DAN', number: '12', state: 'waiting', sizes: [], missing: ['Home shirt'] },
    { id: 5, name: 'EVA', number: '14', state: 'waiting', sizes: grown, missing, last: { year: 2025, sizes: [lastSize] } },
  ],
  parts: [
    {
      product_id: 31,
      name: 'Home shirt',
      sizes: [
        { value: '3:10', label: 'S' },
        { value: '3:11', label: 'M' },
        { value: '3:12', label: 'L' },
      ],
    },
  ],
}
const days = { first_day: '2026-11-23', last_day: '2027-05-22' }
const teams = {
  items: [team],
  sources: [
    { id: 'cart-5', name: 'Team kit', players: 2, is_ordered: false },
    { id: 'order-4', name: 'Team kit', players: 1, is_ordered: true },
    { id: 'team-3', name: 'Team kit', players: 11, is_ordered: false, team: 'Under 11', year: 2025 },
  ],
  ...days,
}
const nothing = { items: [], sources: [], ...days }
const closed = {
  ...teams,
  items: [
    { ...team, is_open: false, reminder: { addresses: 0, sent_on: '2026-11-23', can_send: false }, players: team.players.slice(0, 2) },
    { ...team, id: 8, link: null, players: [] },
  ],
}
const options = { action: '/en/account/teams', values: { source: 'order-4' } }
const call = 'api/customer/teams'

/** The host's own form posts to the same address as the widget. */
export const fixture: Fixture = {
  options,
  fallback:
    '<form action="/en/account/teams" method="post"><input type="hidden" name="step" value="start"><label>Name of the team order <input name="title"></label> <button>Create link for players</button></form>',
  printed: { [call]: teams },
  answers: { [call]: teams, [`${call}/7/link`]: { ...teams, items: [{ ...team, link: null }] }, [`${call}/7/reminder`]: teams },
  scenes: {
    nothing: { printed: { [call]: nothing }, answers: { [call]: nothing }, shows: '.touchline-row-words' },
    'closed, and without a link': {
      printed: { [call]: closed },
      answers: { [call]: closed, [`${call}/7/reminder`]: closed },
      shows: '[data-state="in-cart"]',
    },
    'a link that was revoked': { press: ['form [value="revoke"] ~ [type="submit"]'], shows: '.team-orders-link > p' },
    'an order that is refused': {
      answers: { [call]: teams, [`${call}/7/order`]: 409, [`${call}/7/reminder`]: teams },
      press: ['[data-tone="primary"]'],
      shows: '.touchline-notice',
    },
    'each on its own page': { options: { ...options, teamUrl: '/en/account/teams/{id}' }, shows: 'a.touchline-button' },
    'the page of one': { options: { ...options, teamId: 7 }, shows: '.team-orders-totals' },
    'the page of none': { options: { ...options, teamId: 9 }, shows: '[data-tone="info"]' },
    "last year's list": { options: { ...options, values: { source: 'team-3' } }, shows: '.team-orders-new form > p' },
    'refused without a script': {
      options: { ...options, values: { title: 'A' }, refused: { title: 'Min length is 2' } },
      shows: '[aria-invalid="true"]',
    },
  },
}
