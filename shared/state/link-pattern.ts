// Fills in a pattern of the page's settings, for hosts whose pages are not at the API's addresses.

/**
 * Fills in the placeholders; null if a value is unknown. Each value is encoded as one part of the address, except `path`, which
 * keeps its slashes.
 * @example filledPattern('/p/{id}-{slug}.html', { id: 12, slug: 'home-shirt' }) // '/p/12-home-shirt.html'
 */
export function filledPattern(pattern: string, values: Readonly<Record<string, string | number | null | undefined>>): string | null {
  let isWhole = true
  const link = pattern.replace(/\{([a-z]+)\}/g, (_all, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : null
    isWhole &&= value !== null && value !== undefined && value !== ''
    return name === 'path' ? String(value) : encodeURIComponent(String(value))
  })
  return isWhole ? link : null
}

/** The last part of an address's path. @example slugOf('/nl/product/home-shirt?color=1') // 'home-shirt' */
export function slugOf(url: string): string {
  const last = /([^/?#]+)\/?(?:[?#].*)?$/.exec(url)?.[1] ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
