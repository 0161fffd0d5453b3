// The fixture for the conformance suite: a team order with a player in each state.
import type { Fixture } from '#widgets/fixture.ts'

const sizes = [{ name: 'Home shirt', size: 'M' }]
const team = {
  id: 7,
  title: 'Under 12',
  kit: 'Team kit',
  closes_on: '2026-12-01',
  is_open: true,
  link: 'https://shop.example/en/account/team#7.abcdefghijklmnopqrstuvwxyz',
  players: [
    { id: 1, name: 'ANNA', number: '7', state: 'ordered', sizes },
    { id: 2, name: 'BO', number: '9', state: 'in-cart', sizes },
    { id: 3, name: 'CLEO', number: '11', state: 'approved', sizes },
    { id: 4, name: 'DAN', number: '12', state: 'waiting', sizes },
  ],
}
const days = { first_day: '2026-11-23', last_day: '2027-05-22' }
const teams = {
  items: [team],
  sources: [
    { id: 'cart-5', name: 'Team kit', players: 2, is_ordered: false },
    { id: 'order-4', name: 'Team kit', players: 1, is_ordered: true },
  ],
  ...days,
}
const nothing = { items: [], sources: [], ...days }
const closed = {
  ...teams,
  items: [
    { ...team, is_open: false, players: team.players.slice(0, 2) },
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
  answers: { [call]: teams, [`${call}/7/link`]: { ...teams, items: [{ ...team, link: null }] } },
  scenes: {
    nothing: { printed: { [call]: nothing }, answers: { [call]: nothing }, shows: '.touchline-row-words' },
    'closed, and without a link': { printed: { [call]: closed }, answers: { [call]: closed }, shows: '[data-state="in-cart"]' },
    'a link that was revoked': { press: ['form [value="revoke"] ~ [type="submit"]'], shows: '.team-orders-link > p' },
    'an order that is refused': {
      answers: { [call]: teams, [`${call}/7/order`]: 409 },
      press: ['[data-tone="primary"]'],
      shows: '.touchline-notice',
    },
    'refused without a script': {
      options: { ...options, values: { title: 'A' }, refused: { title: 'Min length is 2' } },
      shows: '[aria-invalid="true"]',
    },
  },
}
