// Tables of session, customer, cart, checkout and order: what shoppers do, as the catalogue's are what the shop offers.
import type { Migration } from './migration.ts'
import type { OrderTables } from './orders.ts'
import { orderStatements } from './orders.ts'
import type { ShopperTables } from './shoppers.ts'
import { shopperStatements } from './shoppers.ts'

export interface ShopTables extends ShopperTables, OrderTables {}

export const shopMigrations: Migration[] = [
  { name: 'shop-1-shoppers', statements: shopperStatements },
  { name: 'shop-2-orders', statements: orderStatements },
]
