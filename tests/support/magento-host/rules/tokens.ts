// Access tokens of customers: since 2.4.4 a JSON web token.
import { createHmac } from 'node:crypto'
import type { Customer } from '../sales.ts'
import { randomKey, type Shop } from '../shop.ts'

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Creates a token that is valid for an hour. */
export const issueToken = (shop: Shop, customer: Customer): string => {
  const issued = Math.floor(Date.now() / 1000)
  const signed = `${base64({ kid: '1', alg: 'HS256' })}.${base64({ uid: customer.id, utypid: 3, iat: issued, exp: issued + 3600 })}`
  const token = `${signed}.${createHmac('sha256', randomKey()).update(signed).digest('base64url')}`
  shop.tokens.set(token, customer.id)
  return token
}
