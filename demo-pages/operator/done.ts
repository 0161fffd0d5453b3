// What a press has done, in words: who came second reads that it had been done before.
import type { Database } from '../database/tables.ts'
import { storeById } from '../host/store-view.ts'
import type { Html } from '../pages/markup.ts'
import type { CaseRow } from '../service/cases.ts'
import type { ParcelRow } from '../service/order-contents.ts'
import { carrierOf } from '../service/parcels.ts'
import { listRefunds, receivedTransfer, type BookedRefund } from '../service/transfers.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import type { Desk } from './desk.ts'
import { staffNotice } from './frame.ts'
import { customerOf } from './names.ts'
import { partsOf } from './outcome.ts'

/** What was just done. */
export interface Done {
  /** As its question names it, or `sent-<parcel>`, `delivered-<parcel>`. */
  about: string
  /** Whether this reader's press changed nothing, since it had been done before. */
  isAgain: boolean
}

/** What the database has of the order. */
interface Facts {
  order: OrderRow
  cases: readonly CaseRow[]
  parcels: readonly ParcelRow[]
}

/** Says what was done, as the database has it: after a second press, or somebody else's, the truth is shown and not the wish. */
export async function drawDone(desk: Desk, db: Database, { order, cases, parcels }: Facts, done: Done): Promise<Html | null> {
  const { before, recorded } = desk.texts.done
  const say = (sentence: string, isBefore: boolean) => staffNotice(isBefore ? `${sentence} ${before}` : sentence, isBefore)
  const refunds = await listRefunds(db, order.id)
  const decided = /^(approve|refuse)-(\d+)$/.exec(done.about)
  if (!decided) {
    const transferred = refunds.find(
      ({ reference, isByHand, paid_at }) => done.about === `refund-${reference}` && isByHand && paid_at !== null,
    )
    const cents = done.about === 'receive' ? await receivedTransfer(db, order.id) : (transferred?.amount ?? null)
    if (cents !== null) return say(recorded(desk.money(cents, storeById(order.store_id))), done.isAgain)
    const sentence = parcelText(desk, parcels, done.about)
    return sentence === null ? null : say(sentence, done.isAgain)
  }
  const row = cases.find(({ id, status }) => id === Number(decided[2]) && status !== 'registered')
  if (!row) return null
  return say(decisionText(desk, order, row, refunds), done.isAgain || (decided[1] === 'approve') !== (row.status === 'approved'))
}

/** What is recorded of a parcel, in words; null if nothing is. */
function parcelText({ texts: { done } }: Desk, parcels: readonly ParcelRow[], about: string): string | null {
  const parcel = parcels.find(({ id }) => about === `sent-${id}` || about === `delivered-${id}`)
  if (!parcel) return null
  const name = `${carrierOf(parcel).name} ${parcel.tracking_code}`
  if (about.startsWith('sent')) return done.sent(name)
  return parcel.delivered_at === null ? null : done.delivered(name)
}

/** A decision in words, with what the operator still has to transfer. */
function decisionText(desk: Desk, order: OrderRow, row: CaseRow, refunds: readonly BookedRefund[]): string {
  const { done } = desk.texts
  const money = (cents: number) => desk.money(cents, storeById(order.store_id))
  if (row.status === 'refused') return done.refused(row.reference)
  if (!row.refund) return done.approvedFree(row.reference)
  const { booked, onCards } = partsOf(row, refunds)
  if (!booked) return done.approvedToCards(row.reference, money(onCards))
  if (!booked.isByHand) return done.approved(row.reference, money(row.refund))
  return booked.paid_at === null
    ? done.approvedByHand(row.reference, money(booked.amount), customerOf(order))
    : done.approvedAndPaid(row.reference, money(booked.amount))
}
