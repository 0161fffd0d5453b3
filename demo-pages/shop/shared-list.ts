// A wishlist in an address: product ids only, so that the link reveals nothing about its sender.

/** Parses ids such as `12,15,3`: without duplicates, at most `most`, and without anything that is not an id. */
export function parseIds(text: string | undefined, most: number): number[] {
  const ids = (text ?? '').split(',').flatMap((part) => (/^[1-9]\d{0,8}$/.test(part.trim()) ? [Number(part)] : []))
  return [...new Set(ids)].slice(0, most)
}
