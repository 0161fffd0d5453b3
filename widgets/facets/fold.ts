// Text as people search it: no capitals, no accents.

/** @example fold('Café') // 'cafe' */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
