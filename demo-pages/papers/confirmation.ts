// The confirmation of an order as a paper: the order and the whole contract, to keep.
import type { StoreView } from '../host/store-view.ts'
import type { GoodsLine, Grid } from '../mails/letter.ts'
import { sayIn } from '../service/service-mail.ts'
import { dayIn, writeDay } from '../service/store-day.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { paperOf } from './invoice.ts'
import type { Paper, PaperBlock } from './paper.ts'

/** The parts of a confirmation that its mail and its paper share. */
export interface Confirmed {
  order: OrderRow
  goods: readonly GoodsLine[]
  sums: PaperBlock
  /** When and where it comes, and how it is paid. */
  facts: readonly PaperBlock[]
  /** The makers' own guarantees, then the articles. */
  contract: readonly PaperBlock[]
}

/** The paper; its mail says the same. */
export function confirmationPaper(store: StoreView, { order, goods, sums, facts, contract }: Confirmed): Paper {
  const say = sayIn(store)
  return {
    ...paperOf(store, say('mail.subject', order.number), `order_${order.number}.pdf`),
    blocks: [
      say('mail.thanks', order.number),
      say('invoice.date', writeDay(store, dayIn(store, order.created_at))),
      goodsGrid(store, goods),
      sums,
      ...facts,
      ...contract,
    ],
  }
}

function goodsGrid(store: StoreView, goods: readonly GoodsLine[]): Grid {
  const say = sayIn(store)
  return {
    kind: 'grid',
    head: [say('invoice.item'), say('invoice.qty'), say('invoice.sum')],
    amounts: 2,
    rows: goods.map(({ name, details, note, players, quantity, amount }) => [
      [name, ...details, ...(players ? players.rows.map((row) => row.join(', ')) : []), ...(note === null ? [] : [note])].join('\n'),
      quantity === null ? '' : String(quantity),
      amount ?? '',
    ]),
  }
}
