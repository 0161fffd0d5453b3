// Folds text for search: lower case, without accents.

/** @example fold('Café') // 'cafe' */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
