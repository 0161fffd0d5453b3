// The migrations of the catalogue's tables.
import type { Migration } from './migration.ts'
import { catalogueStatements } from './catalogue-ddl.ts'
import { kindsMigration, racketsMigration, seasonMigration } from './kinds.ts'

export const catalogueMigrations: Migration[] = [
  { name: 'catalogue-1', statements: catalogueStatements },
  kindsMigration,
  racketsMigration,
  seasonMigration,
]
