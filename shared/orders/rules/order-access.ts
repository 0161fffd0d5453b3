// Access to an order without an account: by order number and e-mail address, or by the token of an e-mail's link.

/** Proof that an order may be shown. */
export type OrderAccess = { email: string; orderNumber: string } | { token: string }

/**
 * The token in an address's fragment, which no server sees; null without one.
 * @example orderToken(new URL('https://shop.example/en/returns#order=1.2.3')) // '1.2.3'
 */
export function orderToken({ hash }: URL): string | null {
  return new URLSearchParams(hash.slice(1)).get('order') || null
}
