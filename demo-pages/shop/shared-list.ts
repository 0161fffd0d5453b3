// A wishlist in an address: product ids only, so that the link reveals nothing about its sender.

/** The ids of `12,15,3`, each once and at most `most`; whatever is no id is left out. */
export function parseIds(text: string | undefined, most: number): number[] {
  const ids = (text ?? '').split(',').flatMap((part) => (/^[1-9]\d{0,8}$/.test(part.trim()) ? [Number(part)] : []))
  return [...new Set(ids)].slice(0, most)
}
