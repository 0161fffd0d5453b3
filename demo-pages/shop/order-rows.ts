// The rows of an order and of the attempts to pay it, as rules hand them on.
import type { Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'

export type OrderRow = Selectable<Tables['shop_order']>

export type AttemptRow = Selectable<Tables['payment_attempt']>
