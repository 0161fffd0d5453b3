// The declaration of a withdrawal: name, items, and the address for the receipt. No reason is required.
import * as v from 'valibot'
import { parse } from '../shop/cart-request.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'
import { emailFault, onlyFaults, textFault } from '../shop/text-faults.ts'
import type { CaseRequest, CaseRow } from './cases.ts'
import { registerCase } from './cases.ts'
import { parseLines } from './return-order.ts'

const Statement = v.object({ name: v.pipe(v.string(), v.trim()), receipt_email: v.nullish(v.pipe(v.string(), v.trim()), null) })

/** Parses the declaration, or throws a 422 with the errors of its fields. */
export function checkStatement(order: OrderRow, body: unknown): Pick<CaseRequest, 'name' | 'email' | 'lines'> {
  const { name, receipt_email } = parse(Statement, body)
  const email = receipt_email ?? order.email
  const lines = parseLines(body, 'withdrawal')
  const fields = onlyFaults({ name: textFault(name || null, 2, 255), receipt_email: emailFault(email) })
  if (Object.keys(fields).length > 0) throw new ShopError(422, 'service.fields', { fields })
  if (lines.length === 0) throw new ShopError(422, 'withdrawal.nothing', { code: 'items' })
  return { name, email, lines }
}

/** Registers a withdrawal; a repeated key returns the first one. */
export function withdraw(shop: Shop, order: OrderRow, body: unknown, intent: string): Promise<CaseRow> {
  return registerCase(shop, order.id, { kind: 'withdrawal', intent, ...checkStatement(order, body) })
}
