// The calls of team orders, for the table of all calls.
import * as teamOrders from '#shared/api/team-orders.ts'
import type { ApiCall } from './api-calls.ts'
import { openedTeamAnswer, teamsAnswer } from './team-answers.ts'

const base = 'api/customer/teams'
const token = '7.abcdefghijklmnopqrstuvwxyz'
const owner = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'
const entry = { name: 'CLEO', number: '11', sizes: { 31: '3:11' } }

const write = (name: string, run: () => Promise<unknown>, method: string, path: string, body: unknown = null): ApiCall => {
  return { name: `teamOrders.${name}`, run, sends: { method, path: `${base}${path}`, body }, answer: teamsAnswer(), isRead: false }
}

/** Their rows. */
export const teamCalls: ApiCall[] = [
  {
    name: 'teamOrders.getTeams',
    run: (signal) => teamOrders.getTeams(signal),
    sends: { method: 'GET', path: base, body: null },
    answer: teamsAnswer(),
    isRead: true,
  },
  write('startTeam', () => teamOrders.startTeam({ source: 'cart-5', title: 'Under 12', closesOn: '2026-12-01' }), 'POST', '', {
    source: 'cart-5',
    title: 'Under 12',
    closes_on: '2026-12-01',
  }),
  write('renewTeamLink', () => teamOrders.renewTeamLink(7), 'PUT', '/7/link', {}),
  write('revokeTeamLink', () => teamOrders.revokeTeamLink(7), 'DELETE', '/7/link'),
  write('changeClosingDay', () => teamOrders.changeClosingDay(7, '2026-12-05'), 'PUT', '/7/closing-day', { closes_on: '2026-12-05' }),
  write('endCollecting', () => teamOrders.endCollecting(7), 'DELETE', '/7/closing-day'),
  write('approvePlayer', () => teamOrders.approvePlayer(7, 3), 'PUT', '/7/players/3', { is_approved: true }),
  write('removePlayer', () => teamOrders.removePlayer(7, 3), 'DELETE', '/7/players/3'),
  write('orderTeam', () => teamOrders.orderTeam(7), 'POST', '/7/order'),
  {
    name: 'teamOrders.openTeam',
    run: (signal) => teamOrders.openTeam(token, owner, signal),
    sends: { method: 'POST', path: 'api/teams/open', body: { token, owner } },
    answer: openedTeamAnswer(),
    isRead: false,
  },
  {
    name: 'teamOrders.enterTeam',
    run: () => teamOrders.enterTeam(token, owner, entry),
    sends: { method: 'POST', path: 'api/teams/enter', body: { token, owner, ...entry } },
    answer: openedTeamAnswer({ entry: { ...entry, is_approved: false } }),
    isRead: false,
  },
]
