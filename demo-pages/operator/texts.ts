// The texts of the staff's pages in four languages.
import { readTexts } from '#demo-pages/host/read-texts.ts'
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import nl from './texts/nl.json' with { type: 'json' }
import sv from './texts/sv.json' with { type: 'json' }

/** By language. */
export const staffTexts = readTexts(
  { nl, en, de, sv },
  {
    orders: { found: ['search'], ofOrder: ['number'], page: ['number'] },
    tasks: { send: ['count'], decide: ['count'], transfer: ['count'], expect: ['count'], reviews: ['count'] },
    paging: { range: ['first', 'last', 'total'] },
    refunds: { payer: ['number'], sum: ['count'] },
    facts: { cards: ['amount'] },
    money: {
      expected: ['amount', 'method'],
      possible: ['amount'],
      refunded: ['reference', 'amount', 'when'],
      waiting: ['reference', 'amount'],
      byHand: ['reference', 'amount'],
    },
    parcels: { sent: ['when'], delivered: ['when'], deliver: ['code'] },
    cases: {
      since: ['when'],
      refunded: ['amount', 'when'],
      toTransfer: ['amount'],
      started: ['amount'],
      toCards: ['amount', 'when'],
      exchange: ['count', 'goods', 'state'],
      approve: ['reference'],
      refuse: ['reference'],
      photo: ['reference', 'place'],
    },
    ask: {
      approve: ['amount', 'name'],
      approveByHand: ['reference', 'amount'],
      approveFree: ['reference'],
      refuse: ['reference'],
      receive: ['amount', 'name'],
      payBack: ['amount', 'name'],
      atOnce: ['name'],
      byHand: ['amount', 'name'],
      toCards: ['amount'],
      onlyCards: ['name'],
      unpaid: ['name'],
      refused: ['name'],
      exchanged: ['name'],
      soldOut: ['name'],
      waits: ['reference'],
      waitsUntil: ['day', 'name'],
      receivedLate: ['name'],
      changed: ['before', 'now'],
      yesApprove: ['amount'],
      yesByHand: ['amount'],
      yesReceive: ['amount'],
      yesPayBack: ['amount'],
    },
    done: {
      approved: ['reference', 'amount'],
      approvedByHand: ['reference', 'amount', 'name'],
      approvedToCards: ['reference', 'amount'],
      approvedAndPaid: ['reference', 'amount'],
      approvedFree: ['reference'],
      refused: ['reference'],
      recorded: ['amount'],
      sent: ['parcel'],
      delivered: ['parcel'],
    },
    reviews: {
      rating: ['stars'],
      by: ['name'],
      approve: ['title'],
      reject: ['title'],
      approved: ['title'],
      rejected: ['title'],
      photo: ['place', 'title'],
    },
    stock: { added: ['pieces', 'sku'], told: ['count'], inStock: ['count'], waiting: ['count'], expectedOn: ['day'] },
    newsletter: { asked: ['count'], subscribed: ['count'], left: ['count'], agreed: ['when', 'text'] },
    pages: { taken: ['slug'], since: ['when'], planned: ['when'], missingTexts: ['languages'], missingOther: ['count'] },
  },
)
