// Reads the amount in a text of any language: `€ 12,-`, `£1,234.50`, `1 234 kr`.

/** The amount as a number; 0 for a word such as "Free", which has no digits. Throws where there is neither, as while sums load. */
export function amountIn(text: string | null): number {
  const shown = (text ?? '').trim()
  if (!/[\p{L}\d]/u.test(shown)) throw new Error('There is no amount.')
  const figures = shown.replaceAll(/[^\d.,]/g, '').replace(/[.,]+$/, '')
  if (figures === '') return 0
  const [, whole = '', cents = '0'] = /^([\d.,]*?)(?:[.,](\d{2}))?$/.exec(figures) ?? []
  const amount = Number(whole.replaceAll(/\D/g, '') || '0') + Number(cents) / 100
  return /[-−]\s*[^\d\s]?\s*\d/.test(shown) ? -amount : amount
}
