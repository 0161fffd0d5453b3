// Reads an order from the confirmation page in the database's units, so that the two can be compared.
import type { Page } from 'playwright-core'

/** What a shopper reads about her order. */
export interface ScreenOrder {
  number: string
  lines: { name: string; qty: number; rowTotal: number }[]
  /** Totals by the code of their segment, in cents. */
  sums: Record<string, number>
  /** How amounts are formatted, such as `£`. */
  currencySigns: string[]
}

/** Reads the confirmation page. */
export async function readOrder(page: Page): Promise<ScreenOrder> {
  const order = page.locator('[data-touchline="order-confirmation"]')
  const lines = await order.locator('.order-confirmation-lines > li').all()
  const texts = await Promise.all(
    lines.map(async (line) => ({
      name: (await line.locator('strong').first().textContent()) ?? '',
      details: (await line.locator('strong + span').first().textContent()) ?? '',
      amount: (await line.locator('.order-confirmation-amount').textContent()) ?? '',
    })),
  )
  const segments = await order
    .locator('[data-code]')
    .evaluateAll((all) => all.map((one) => [one.getAttribute('data-code') ?? '', one.querySelector('dd')?.textContent ?? ''] as const))
  const amounts = [...texts.map(({ amount }) => amount), ...segments.map(([, amount]) => amount)]
  return {
    number: (await order.locator('strong').first().textContent()) ?? '',
    lines: texts.map(({ name, details, amount }) => ({ name, qty: Number(/\d+/.exec(details)?.[0]), rowTotal: cents(amount) })),
    sums: Object.fromEntries(segments.map(([code, amount]) => [code, cents(amount)])),
    // What is free has a word instead of an amount.
    currencySigns: [...new Set(amounts.filter((amount) => !isFree(amount)).map((amount) => amount.replace(/[\d\s.,-]/g, '')))],
  }
}

const isFree = (text: string) => /^(Free|Gratis|Kostenlos)$/.test(text.trim())

/** An amount in cents, from any language's format: `€ 12,-`, `£1,234.50`, `1 234 kr`, `Free`. */
export function cents(text: string): number {
  if (isFree(text)) return 0
  const figures = text.replace(/[^\d.,]/g, '')
  const [, whole = '', part = ''] = /^([\d.,]*?)(?:[.,](\d{2}))?$/.exec(figures.replace(/[.,]$/, '')) ?? []
  const digits = whole.replace(/\D/g, '')
  return digits === '' ? Number.NaN : Number(digits) * 100 + Number(part || 0)
}
