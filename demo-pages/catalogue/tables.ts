// What the queries need of the database folder, by short names.
import type { Selectable } from 'kysely'
import type { AttributeTable as Attributes } from '../database/schema/catalogue.ts'

export type { Database } from '../database/tables.ts'
export type { Amounts, AttributeRole, Language, ProductKind, ProductType, Words } from '../database/schema/catalogue.ts'
export type AttributeTable = Selectable<Attributes>
