// Encodes and decodes one chosen label in an address, by the rules in the README's section "Addresses", which the widgets follow too.

/**
 * A label as a part of the segment: URL-encoded, spaces as hyphens, its own hyphens and underscores encoded so that
 * "T-shirt" and "T shirt" differ. The url key precedes it if another facet has the same label.
 * @example writeFilterPart('T-shirt', null) // T%2Dshirt
 */
export function writeFilterPart(label: string, urlKey: string | null): string {
  const text = encodeURIComponent(label.toWellFormed()).replaceAll('-', '%2D').replaceAll('_', '%5F').replaceAll('%20', '-')
  return urlKey === null ? text : `${encodeURIComponent(urlKey.toWellFormed())}-${text}`
}

/** Decodes a part, hyphens as spaces; never fails. The key's hyphens become spaces too. */
export function readFilterPart(part: string): string {
  const text = part.replaceAll('-', ' ')
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A normalised form that ignores changes by proxies and people: case, accents, hyphens, underscores. */
export function looseForm(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
}
