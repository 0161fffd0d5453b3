// The players of a team as a table in a mail: name, number, sizes.
import type { OrderedContent } from '../shop/kinds/shown-shapes.ts'
import type { Say } from '../service/service-mail.ts'
import type { Grid } from './letter.ts'

/** What a mail tells of a player. */
export type MailedPlayer = Pick<OrderedContent['players'][number], 'name' | 'number' | 'qty' | 'sizes'>

/** A row for each player; null without any. A column in which nobody has anything is left out. */
export function playerGrid(players: readonly MailedPlayer[], say: Say): Grid | null {
  const columns: { head: string; read: (player: MailedPlayer) => string }[] = [
    { head: say('mail.player-name'), read: ({ name }) => name },
    { head: say('mail.player-number'), read: ({ number }) => number },
    {
      head: say('mail.player-size'),
      read: ({ sizes }) => sizes.map((size) => [size.name, size.value].filter(Boolean).join(' ')).join(', '),
    },
    { head: say('invoice.qty'), read: ({ qty = 1 }) => (players.some((player) => (player.qty ?? 1) > 1) ? String(qty) : '') },
  ]
  const filled = columns.filter(({ read }) => players.some((player) => read(player) !== ''))
  if (players.length === 0 || filled.length === 0) return null
  return {
    kind: 'grid',
    amounts: 0,
    head: filled.map(({ head }) => head),
    rows: players.map((player) => filled.map(({ read }) => read(player))),
  }
}
