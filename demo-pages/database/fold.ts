// Normalises words for comparison, without case and accents, so that "fussball" finds Fußball and "trojor" finds tröjor.

/** The words of a text: letters and digits, in lower case. A trailing apostrophe and s are dropped, since not every database splits there. */
export function wordsOf(text: string): string[] {
  const plain = text
    .toWellFormed()
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/(?<=\p{L})[’'ʼ][st]?(?![\p{L}\p{N}])/gu, '')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** A lower-case word without accents. */
export function foldAccents(word: string): string {
  return word.replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ø', 'o')
}

/** A phrase with a space before each folded word, so that one pattern finds the beginning of any: ` fussball trikot`. */
export function foldPhrase(text: string): string {
  return wordsOf(text)
    .map((word) => ` ${foldAccents(word)}`)
    .join('')
}
