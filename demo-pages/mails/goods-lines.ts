// The lines of an order as the mails about it show them.
import type { Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Say } from '../service/service-mail.ts'
import type { Block } from './letter.ts'
import { playerGrid } from './player-grid.ts'

/** What a mail needs of a line of an order. */
export type GoodsRow = Pick<Selectable<Tables['order_item']>, 'name' | 'image' | 'options' | 'content'>

/** These pieces, without prices: for a parcel, a return, a complaint. */
export function goodsLines(lines: readonly { item: GoodsRow; quantity: number | null }[], say: Say): Block {
  return {
    kind: 'goods',
    lines: lines.map(({ item: { name, image, options, content }, quantity }) => ({
      quantity,
      name,
      details: options.map(({ label, value }) => `${label}: ${value}`),
      note: null,
      players: playerGrid(content.players, say),
      amount: null,
      picture: image,
    })),
  }
}
