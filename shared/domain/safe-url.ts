// Decides which addresses of a host's data may become a link, a redirect or a picture. Allowed schemes and origins are listed; all others
// are refused.

/** `base` is the page's own address; a relative URL is resolved against it. */
function read(url: string, base: string, schemes: readonly string[]): URL | null {
  const parsed = parse(url, base)
  // A user name before an @ can disguise a foreign host as a known one.
  return parsed && schemes.includes(parsed.protocol) && !parsed.username && !parsed.password ? parsed : null
}

function parse(url: string, base: string): URL | null {
  try {
    return new URL(url, base)
  } catch {
    return null
  }
}

const web = ['https:', 'http:']

/**
 * A safe address to link to: web, mail or phone. Null for `javascript:`, `data:` and all other schemes.
 * @example safeLink('/nl/contact', 'https://shop.example/nl/') // 'https://shop.example/nl/contact'
 */
export function safeLink(url: string, base: string): string | null {
  return read(url, base, [...web, 'mailto:', 'tel:'])?.href ?? null
}

/** A safe address of a picture or a file. */
export function safeFile(url: string, base: string): string | null {
  return read(url, base, web)?.href ?? null
}

/** Names of the local machine, where a provider is tested without a certificate. */
const ownMachine = ['localhost', '127.0.0.1', '[::1]']

/**
 * An address to which a shopper may be sent without a click: this origin, or over https one of the listed origins (any, where none are
 * listed).
 * A listed origin on the local machine may use http.
 * @example safeRedirect('https://pay.example/1', 'https://shop.example/', ['https://pay.example'])
 */
export function safeRedirect(url: string, base: string, origins?: readonly string[]): string | null {
  const parsed = read(url, base, web)
  if (!parsed) return null
  if (parsed.origin === new URL(base).origin) return parsed.href
  if (origins && !origins.includes(parsed.origin)) return null
  const isTried = origins !== undefined && ownMachine.includes(parsed.hostname)
  return isTried || parsed.protocol === 'https:' ? parsed.href : null
}
