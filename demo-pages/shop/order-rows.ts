// Types of the rows of an order, of its lines and of its payment attempts, as the rules pass them on.
import type { Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'

export type OrderRow = Selectable<Tables['shop_order']>

export type ItemRow = Selectable<Tables['order_item']>

export type AttemptRow = Selectable<Tables['payment_attempt']>
