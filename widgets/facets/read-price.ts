// Parses a typed amount. An empty field, or text that is not an amount, means no limit.

/** @example readPrice('12,50') // 12.5 */
export function readPrice(text: string): number | null {
  const amount = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || !Number.isFinite(amount) || amount < 0 ? null : Math.round(amount * 100) / 100
}
