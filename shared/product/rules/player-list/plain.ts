// Text in a form for comparing: without case, accents and punctuation.

/**
 * Lower-case words of letters and digits.
 * @example plainWords('Trikot-Nr.') // 'trikot nr'; plainWords('RückenNr') // 'rucken nr'
 */
export function plainWords(text: string): string {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll('#', ' nr ')
    .replace(/№|n[°º]/giu, ' nr ')
    .replaceAll('ß', 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The same without spaces: E-mail is email. */
export function plain(text: string): string {
  return plainWords(text).replaceAll(' ', '')
}
