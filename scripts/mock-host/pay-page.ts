// The page of a pretend provider, where an order is paid, or not.
import { escapeHtml } from './http.ts'
import type { Order } from './visitor.ts'

const outcomes = { paid: 'Pay', canceled: 'Cancel', failed: 'Fail' } as const

/** The end of a payment. */
export type Outcome = keyof typeof outcomes

/** The outcome that a form names; null if it names none. */
export function outcomeOf(form: string): Outcome | null {
  const status = new URLSearchParams(form).get('status')
  return status === 'paid' || status === 'canceled' || status === 'failed' ? status : null
}

/** The page. */
export function payPage({ totals, status }: Order, currency: string): string {
  const buttons = Object.entries(outcomes).map(([value, label]) => `<button name="status" value="${value}">${label}</button>`)
  const amount = escapeHtml(`${totals.grand_total.toFixed(2)} ${currency}`)
  const form = status === 'open' ? `<form method="post">${buttons.join(' ')}</form>` : '<p>This payment has ended.</p>'
  return `<!doctype html><html lang="en"><title>Payment</title><link rel="icon" href="data:,"><main data-mock-host="pay"><h1>Pay ${amount}</h1>${form}</main>`
}
