// The fixture for the conformance suite: a player's entry, before and after opening the link.
import type { Fixture } from '#widgets/fixture.ts'

const options = { action: '/en/account/team' }
const entry = { name: 'CLEO', number: '11', sizes: { 31: '3:11' }, is_approved: false }
const team = {
  title: 'Under 12',
  kit: 'Team kit',
  closes_on: '2026-12-01',
  is_open: true,
  deleted_on: '2026-12-15',
  kit_url: '/en/product/team-kit',
  needs_number: true,
  highest_number: 99,
  taken_numbers: ['7', '9'],
  reserved_numbers: ['12'],
  parts: [
    {
      product_id: 31,
      name: 'Home shirt',
      sizes: ['M', 'L'].map((label, at) => ({ value: `3:${11 + at}`, label })),
      has_chart: true,
      advice: 'body',
    },
  ],
  entry: null,
  reminder: null,
}
const opened = { ...options, token: '7.abcdefghijklmnopqrstuvwxyz', owner: '0f1e2d3c4b5a69788796a5b4c3d2e1f0', team }
const withEntry = (part: object, more: object = {}) => ({ ...opened, team: { ...team, entry: { ...entry, ...part }, ...more } })

/** The host's own form posts to the same address as the widget. */
export const fixture: Fixture = {
  options,
  fallback:
    '<form action="/en/account/team" method="post"><label>Code from your link <input name="token"></label> <button>Open</button></form>',
  answers: {
    'api/teams/open': team,
    'catalog/product/31/size-chart': { id: 1, title: 'Clothing', columns: ['Size', 'Chest (cm)'], rows: [['M', '94–101']] },
  },
  scenes: {
    'a link that was opened': { options: opened, shows: '.touchline-select' },
    'nothing typed': { options: opened, press: ['[type="submit"]'], shows: '[aria-invalid="true"]' },
    'sent without a script': { options: { ...withEntry({}), isSent: true }, shows: '.touchline-notice' },
    'refused without a script': {
      options: { ...opened, values: { name: 'CLEO', number: '7' }, refused: { number: 'Number 7 is taken by another player.' } },
      shows: '[aria-invalid="true"]',
    },
    'an address for the reminder': { options: opened, press: ['.team-entry-reminder > summary'], shows: 'input[type="email"]' },
    'a reminder that is wanted': {
      options: { ...opened, team: { ...team, reminder: 'cleo@example.com' } },
      shows: '.touchline-notice',
    },
    'every number': { options: opened, press: ['.team-entry-numbers > [data-tone="quiet"]'], shows: 'li:nth-child(99)' },
    approved: { options: withEntry({ is_approved: true }), shows: '.team-entry-facts' },
    closed: { options: { ...opened, team: { ...team, is_open: false } }, shows: '[data-tone="info"]' },
  },
}
