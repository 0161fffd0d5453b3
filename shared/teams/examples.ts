// Examples of team orders.
import { example, refusal } from '#shared/api/example.ts'
import {
  approvePlayer,
  changeSizes,
  changeClosingDay,
  endCollecting,
  enterTeam,
  getTeams,
  leaveAddress,
  openTeam,
  orderPlayer,
  orderTeam,
  removePlayer,
  renewTeamLink,
  revokeTeamLink,
  sendReminder,
  startTeam,
} from './calls.ts'

/** One team order with three players: one ordered, one approved and one waiting. */
export function teamsAnswer(part: object = {}) {
  const worn = [
    { product_id: 31, value: '3:11', name: 'Home shirt', size: 'M', quantity: 1 },
    { product_id: 33, value: '3:21', name: 'Socks', size: '39-42', quantity: 2 },
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
        kit_url: '/nl/product/team-kit',
        picture: '/nl/media/team-kit_320.webp',
        orderable_until: '2029-07-31',
        payer: 'organiser' as const,
        delivery: 'organiser' as const,
        deleted_on: '2026-12-15',
        reminder: { addresses: 2, sent_on: null, can_send: true },
        players: [
          { id: 1, name: 'ANNA', number: '7', state: 'ordered' as const, sizes: worn, missing: [] },
          { id: 2, name: 'BO', number: '9', state: 'approved' as const, sizes: worn, missing: [] },
          { id: 3, name: 'CLEO', number: '11', state: 'waiting' as const, sizes: worn, missing: [], last: null },
        ],
        parts: [
          {
            product_id: 31,
            name: 'Home shirt',
            sizes: [
              { value: '3:11', label: 'M' },
              { value: '3:12', label: 'L' },
            ],
          },
          {
            product_id: 33,
            name: 'Socks',
            sizes: [
              { value: '3:21', label: '39-42' },
              { value: '3:22', label: '43-46' },
            ],
          },
        ],
      },
    ],
    sources: [
      { id: 'cart-5', name: 'Team kit', players: 2, is_ordered: false, team: null, year: null },
      { id: 'order-4', name: 'Team kit', players: 1, is_ordered: true, team: null, year: null },
      { id: 'team-3', name: 'Team kit', players: 11, is_ordered: false, team: 'Under 11', year: 2025 },
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
    kit_url: '/nl/product/team-kit',
    picture: '/nl/media/team-kit_320.webp',
    closes_on: '2026-12-01',
    is_open: true,
    deleted_on: '2026-12-15',
    needs_number: true,
    highest_number: 99,
    taken_numbers: ['7', '9'],
    reserved_numbers: ['12'],
    parts: [
      {
        product_id: 31,
        name: 'Home shirt',
        sizes: [
          { value: '3:11', label: 'M' },
          { value: '3:12', label: 'L' },
        ],
        has_chart: true,
        advice: 'body' as const,
      },
    ],
    entry: null,
    reminder: null,
    ...part,
  }
}

const token = '7.abcdefghijklmnopqrstuvwxyz'
const owner = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'
/** A kit in its colours, as a line of the cart has it. */
const kit = {
  sku: 'TEAM-KIT',
  quantity: 1,
  bundle: [{ optionId: 801, selectionId: 80101, quantity: 1, choices: [{ attribute: 1, optionId: 12 }] }],
}
const entry = { name: 'CLEO', number: '11', sizes: { 31: '3:11' } }

/** The examples. */
export const examples = [
  example(getTeams, [null], { answer: teamsAnswer() }),
  example(startTeam, [{ source: 'cart-5', title: 'Under 12', closesOn: '2026-12-01' }], {
    body: { source: 'cart-5', title: 'Under 12', closes_on: '2026-12-01' },
    answer: teamsAnswer(),
    also: [[{ source: kit, title: 'Under 12', closesOn: '2026-12-01' }]],
  }),
  example(renewTeamLink, [7], { body: {}, answer: teamsAnswer() }),
  example(revokeTeamLink, [7], { answer: teamsAnswer() }),
  example(changeClosingDay, [7, '2026-12-05'], { body: { closes_on: '2026-12-05' }, answer: teamsAnswer() }),
  example(endCollecting, [7], { answer: teamsAnswer() }),
  example(approvePlayer, [7, 3], {
    body: { is_approved: true },
    answer: teamsAnswer(),
    refusals: [refusal(409, 'size', 'she has no size of a part')],
  }),
  example(changeSizes, [7, 3, { 31: '3:12' }], {
    body: { sizes: { 31: '3:12' } },
    answer: teamsAnswer(),
    refusals: [refusal(409, 'ordered', 'she is in the cart or ordered'), refusal(409, 'size', 'the kit has no such size')],
  }),
  example(removePlayer, [7, 3], { answer: teamsAnswer() }),
  example(orderTeam, [7], { answer: teamsAnswer() }),
  example(orderPlayer, [7, 2], { answer: teamsAnswer(), refusals: [refusal(409, 'nothing', 'she is in a cart or order already')] }),
  example(sendReminder, [7], {
    answer: teamsAnswer(),
    refusals: [
      refusal(409, 'reminded', 'one was sent today'),
      refusal(409, 'nobody', 'nobody left an address'),
      refusal(409, 'closed', 'the closing date has passed'),
      refusal(409, 'link', 'the link was revoked'),
    ],
  }),
  example(openTeam, [token, owner], { body: { token, owner }, answer: openedTeamAnswer() }),
  example(enterTeam, [token, owner, entry], {
    body: { token, owner, ...entry },
    answer: openedTeamAnswer({ entry: { ...entry, is_approved: false } }),
  }),
  example(leaveAddress, [token, owner, 'cleo@example.com'], {
    body: { token, owner, email: 'cleo@example.com' },
    answer: openedTeamAnswer({ reminder: 'cleo@example.com' }),
  }),
]
