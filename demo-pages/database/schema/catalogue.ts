// Tables of what the shop offers.
import type { Migration } from './migration.ts'

export interface CatalogueTables {}

export const catalogueMigrations: Migration[] = []
