// The fixture for the conformance suite: a player's entry, before and after opening the link.
import type { Fixture } from '#widgets/fixture.ts'

const options = { action: '/en/account/team' }
const entry = { name: 'CLEO', number: '11', sizes: { 31: '3:11' }, is_approved: false }
const team = {
  title: 'Under 12',
  kit: 'Team kit',
  closes_on: '2026-12-01',
  is_open: true,
  needs_number: true,
  parts: [{ product_id: 31, name: 'Home shirt', sizes: ['M', 'L'].map((label, at) => ({ value: `3:${11 + at}`, label })) }],
  entry: null,
}
const opened = { ...options, token: '7.abcdefghijklmnopqrstuvwxyz', owner: '0f1e2d3c4b5a69788796a5b4c3d2e1f0', team }
const withEntry = (part: object, more: object = {}) => ({ ...opened, team: { ...team, entry: { ...entry, ...part }, ...more } })

/** The host's own form posts to the same address as the widget. */
export const fixture: Fixture = {
  options,
  fallback:
    '<form action="/en/account/team" method="post"><label>Code from your link <input name="token"></label> <button>Open</button></form>',
  answers: { 'api/teams/open': team },
  scenes: {
    'a link that was opened': { options: opened, shows: '.touchline-select' },
    'nothing typed': { options: opened, press: ['[type="submit"]'], shows: '[aria-invalid="true"]' },
    'sent without a script': { options: { ...withEntry({}), isSent: true }, shows: '.touchline-notice' },
    'refused without a script': {
      options: { ...opened, values: { name: 'CLEO', number: '7' }, refused: { number: 'Number 7 is taken by another player.' } },
      shows: '[aria-invalid="true"]',
    },
    approved: { options: withEntry({ is_approved: true }), shows: '.team-entry-facts' },
    closed: { options: { ...opened, team: { ...team, is_open: false } }, shows: '[data-tone="info"]' },
  },
}
