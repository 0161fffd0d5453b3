// Examples of team orders.
import { example } from '#shared/api/example.ts'
import {
  approvePlayer,
  changeClosingDay,
  endCollecting,
  enterTeam,
  getTeams,
  openTeam,
  orderTeam,
  removePlayer,
  renewTeamLink,
  revokeTeamLink,
  startTeam,
} from './calls.ts'

/** One team order with three players: one ordered, one approved and one waiting. */
export function teamsAnswer(part: object = {}) {
  const worn = [
    { name: 'Home shirt', size: 'M' },
    { name: 'Socks', size: '39-42' },
  ]
  return {
    items: [
      {
        id: 7,
        title: 'Under 12',
        kit: 'Team kit',
        closes_on: '2026-12-01',
        is_open: true,
        link: 'https://shop.test/nl/account/team#7.abcdefghijklmnopqrstuvwxyz',
        players: [
          { id: 1, name: 'ANNA', number: '7', state: 'ordered' as const, sizes: worn },
          { id: 2, name: 'BO', number: '9', state: 'approved' as const, sizes: worn },
          { id: 3, name: 'CLEO', number: '11', state: 'waiting' as const, sizes: worn },
        ],
      },
    ],
    sources: [
      { id: 'cart-5', name: 'Team kit', players: 2, is_ordered: false },
      { id: 'order-4', name: 'Team kit', players: 1, is_ordered: true },
    ],
    first_day: '2026-11-23',
    last_day: '2027-05-22',
    ...part,
  }
}

/** The team order behind the link, before anything was entered. */
export function openedTeamAnswer(part: object = {}) {
  return {
    title: 'Under 12',
    kit: 'Team kit',
    closes_on: '2026-12-01',
    is_open: true,
    needs_number: true,
    parts: [
      {
        product_id: 31,
        name: 'Home shirt',
        sizes: [
          { value: '3:11', label: 'M' },
          { value: '3:12', label: 'L' },
        ],
      },
    ],
    entry: null,
    ...part,
  }
}

const token = '7.abcdefghijklmnopqrstuvwxyz'
const owner = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'
const entry = { name: 'CLEO', number: '11', sizes: { 31: '3:11' } }

/** The examples. */
export const examples = [
  example(getTeams, [], { answer: teamsAnswer() }),
  example(startTeam, [{ source: 'cart-5', title: 'Under 12', closesOn: '2026-12-01' }], {
    body: { source: 'cart-5', title: 'Under 12', closes_on: '2026-12-01' },
    answer: teamsAnswer(),
  }),
  example(renewTeamLink, [7], { body: {}, answer: teamsAnswer() }),
  example(revokeTeamLink, [7], { answer: teamsAnswer() }),
  example(changeClosingDay, [7, '2026-12-05'], { body: { closes_on: '2026-12-05' }, answer: teamsAnswer() }),
  example(endCollecting, [7], { answer: teamsAnswer() }),
  example(approvePlayer, [7, 3], { body: { is_approved: true }, answer: teamsAnswer() }),
  example(removePlayer, [7, 3], { answer: teamsAnswer() }),
  example(orderTeam, [7], { answer: teamsAnswer() }),
  example(openTeam, [token, owner], { body: { token, owner }, answer: openedTeamAnswer() }),
  example(enterTeam, [token, owner, entry], {
    body: { token, owner, ...entry },
    answer: openedTeamAnswer({ entry: { ...entry, is_approved: false } }),
  }),
]
