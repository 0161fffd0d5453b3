// The migrations of the shop's own tables: session, customer, cart, checkout and order.
import { cartVersionStatements } from './cart-version.ts'
import { discountStatements } from './discounts.ts'
import type { Migration } from './migration.ts'
import { limitStatements, proofStatements } from './limits.ts'
import {
  freeOrderStatements,
  invoicedStatements,
  leadDaysStatements,
  mailPaperStatements,
  mailPartStatements,
  orderClaimStatements,
  orderPieceStatements,
  orderPointStatements,
  orderStatements,
  promisedDayStatements,
  providerApartStatements,
} from './orders.ts'
import { owedStatements } from './owed.ts'
import {
  complaintPieceStatements,
  exchangeStatements,
  messageOwnerStatements,
  refundStatements,
  returnWayStatements,
  serviceStatements,
  shelvedStatements,
  withdrawnStatements,
} from './service.ts'
import { oneCartStatements, sessionRenewalStatements, shopperStatements } from './shoppers.ts'

export const shopMigrations: Migration[] = [
  { name: 'shop-1-shoppers', statements: shopperStatements },
  { name: 'shop-2-orders', statements: orderStatements },
  { name: 'shop-3-one-cart', statements: oneCartStatements },
  { name: 'shop-4-limits', statements: limitStatements },
  { name: 'shop-5-cart-version', statements: cartVersionStatements },
  { name: 'shop-6-provider-apart', statements: providerApartStatements },
  { name: 'shop-7-service', statements: serviceStatements },
  { name: 'shop-8-discounts', statements: discountStatements },
  { name: 'shop-9-order-pieces', statements: orderPieceStatements },
  { name: 'shop-10-pickup-points', statements: orderPointStatements },
  { name: 'shop-11-proofs', statements: proofStatements },
  { name: 'shop-12-refunds', statements: refundStatements },
  { name: 'shop-13-order-claims', statements: orderClaimStatements },
  { name: 'shop-14-owed', statements: owedStatements },
  { name: 'shop-15-session-renewal', statements: sessionRenewalStatements },
  { name: 'shop-16-mail-parts', statements: mailPartStatements },
  { name: 'shop-17-message-owner', statements: messageOwnerStatements },
  { name: 'shop-18-mail-papers', statements: mailPaperStatements },
  { name: 'shop-19-promised-day', statements: promisedDayStatements },
  { name: 'shop-20-return-ways', statements: returnWayStatements },
  { name: 'shop-21-exchanges', statements: exchangeStatements },
  { name: 'shop-22-free-orders', statements: freeOrderStatements },
  { name: 'shop-23-withdrawn', statements: withdrawnStatements },
  { name: 'shop-24-invoiced', statements: invoicedStatements },
  { name: 'shop-25-lead-days', statements: leadDaysStatements },
  { name: 'shop-26-shelved', statements: shelvedStatements },
  { name: 'shop-27-complaint-pieces', statements: complaintPieceStatements },
]
