// How an order is opened without an account: by number and address, or by the token of a mail's link.

/** What proves that an order may be seen. */
export type OrderAccess = { email: string; orderNumber: string } | { token: string }

/**
 * The token in an address's fragment, which no server sees; null without one.
 * @example orderToken(new URL('https://shop.example/en/returns#order=1.2.3')) // '1.2.3'
 */
export function orderToken({ hash }: URL): string | null {
  return new URLSearchParams(hash.slice(1)).get('order') || null
}
