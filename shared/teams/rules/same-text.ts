// Whether a host has kept a text as it was typed.

/**
 * Compares without spaces around them. A keyboard may write an accent as a character of its own, and a host may keep it as one letter.
 * @example isSameText(' Zoe\u0308 ', 'Zoë') // true
 */
export function isSameText(typed: string, kept: string): boolean {
  return plain(typed) === plain(kept)
}

const plain = (text: string) => text.trim().normalize('NFC')
