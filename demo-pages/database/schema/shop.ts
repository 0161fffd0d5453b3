// Tables of session, customer, cart, checkout and order: what shoppers do, as the catalogue's are what the shop offers.
import type { Migration } from './migration.ts'

export interface ShopTables {}

export const shopMigrations: Migration[] = []
