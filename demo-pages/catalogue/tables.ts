// The database types that the catalogue's queries need, under short names.
import type { Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'

export type { Database } from '../database/tables.ts'
export type { Amounts, Language, Words } from '../database/words.ts'
export type { AttributeRole, ProductKind, ProductType } from '../database/rows/generated.ts'
export type AttributeTable = Selectable<Tables['attribute']>
