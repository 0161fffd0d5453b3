// All refunds that the operator still has to transfer, with their sum: a list to work through at the bank, on the screen or printed.
import type { Database } from '../database/tables.ts'
import { storeById, type StoreView } from '../host/store-view.ts'
import { html, type Html } from '../pages/markup.ts'
import { listOwedTransfers, type OwedTransfer } from '../service/transfers.ts'
import type { Desk } from './desk.ts'
import { customerOf } from './names.ts'
import { purposeOf } from './transfer-facts.ts'

/** The page's content. */
export async function drawRefunds(desk: Desk, db: Database): Promise<Html> {
  const { refunds: texts, facts, money } = desk.texts
  const owed = await listOwedTransfers(db)
  const sums = sumsOf(owed)
  if (owed.length === 0) return html`<p>${texts.none}</p>`
  return html`<p>${texts.hint}</p>
    <table class="operator-table">
      <thead>
        <tr><th scope="col">${texts.account}</th><th scope="col">${texts.purpose}</th><th scope="col">${texts.since}</th><th scope="col" class="operator-amount">${facts.amount}</th><td></td></tr>
      </thead>
      <tbody>
        ${owed.map((row) => {
          const store = storeById(row.store_id)
          return html`<tr>
            <td data-label="${texts.account}">${customerOf(row)}</td>
            <td data-label="${texts.purpose}">${purposeOf(row.number, row.caseReference)}</td>
            <td data-label="${texts.since}">${desk.moment(row.created_at, store)}</td>
            <td data-label="${facts.amount}" class="operator-amount"><b>${desk.money(row.amount, store)}</b></td>
            <td class="operator-noprint"><span class="operator-todo-links"><a href="/operator/orders/${row.orderId}">${desk.texts.orders.ofOrder(row.number)}</a> <a class="button button-plain" href="/operator/orders/${row.orderId}?ask=refund-${row.reference}">${money.payBack}</a></span></td>
          </tr>`
        })}
      </tbody>
      <tfoot>
        ${sums.map(({ store, cents, count }) => html`<tr><th scope="row" colspan="3">${texts.sum(count)}</th><td class="operator-amount"><b>${desk.money(cents, store)}</b></td><td></td></tr>`)}
      </tfoot>
    </table>
    <p class="operator-noprint">${texts.print}</p>`
}

/** One sum a currency, with a store that has it. */
function sumsOf(owed: readonly OwedTransfer[]): { store: StoreView; cents: number; count: number }[] {
  const sums: { store: StoreView; cents: number; count: number }[] = []
  for (const { store_id, amount } of owed) {
    const store = storeById(store_id)
    const known = sums.find((sum) => sum.store.currency === store.currency)
    if (!known) sums.push({ store, cents: amount, count: 1 })
    else {
      known.cents += amount
      known.count += 1
    }
  }
  return sums
}
