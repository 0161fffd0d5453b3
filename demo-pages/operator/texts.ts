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
    orders: { reviews: ['count'], since: ['when'], ofOrder: ['number'], page: ['number'] },
    facts: { cards: ['amount'] },
    money: {
      expected: ['amount', 'method'],
      refunded: ['reference', 'amount', 'when'],
      waiting: ['reference', 'amount'],
      byHand: ['reference', 'amount'],
    },
    parcels: { sent: ['when'], delivered: ['when'], deliver: ['code'] },
    cases: { refunded: ['amount'], approve: ['reference'], refuse: ['reference'], photo: ['reference', 'place'] },
    ask: {
      approve: ['amount', 'name'],
      approveFree: ['reference'],
      refuse: ['reference'],
      receive: ['amount', 'name'],
      payBack: ['amount', 'name'],
      atOnce: ['name'],
      byHand: ['name'],
      unpaid: ['name'],
      refused: ['name'],
      receivedLate: ['name'],
      changed: ['before', 'now'],
      yesApprove: ['amount'],
      yesReceive: ['amount'],
      yesPayBack: ['amount'],
    },
    done: {
      approved: ['reference', 'amount'],
      approvedByHand: ['reference', 'amount', 'name'],
      approvedFree: ['reference'],
      refused: ['reference'],
      recorded: ['amount'],
    },
    reviews: { rating: ['stars'], by: ['name'], approve: ['title'], reject: ['title'], photo: ['place', 'title'] },
    stock: { added: ['sku'], inStock: ['count'], waiting: ['count'], expectedOn: ['day'] },
    newsletter: { asked: ['count'], subscribed: ['count'], left: ['count'], agreed: ['when', 'text'] },
    pages: { taken: ['slug'], edited: ['version', 'who', 'when'] },
  },
)
