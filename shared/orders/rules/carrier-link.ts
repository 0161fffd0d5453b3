// Which addresses may be offered as a carrier's page: https, and a carrier that is known.

/** Carriers whose pages may be linked, by domain; what stands below one counts too. */
export const carrierDomains: readonly string[] = [
  'postnl.nl',
  'postnl.post',
  'bpost.be',
  'dhl.com',
  'dhl.de',
  'dhlecommerce.nl',
  'dpd.com',
  'gls-group.com',
  'postnord.com',
  'postnord.se',
  'royalmail.com',
  'ups.com',
]

/**
 * The address, where it is one of a carrier's.
 * @example carrierLink('https://jouw.postnl.nl/x', carrierDomains) // 'https://jouw.postnl.nl/x'
 */
export function carrierLink(url: string | null, domains: readonly string[]): string | null {
  if (url === null || !URL.canParse(url)) return null
  const { protocol, hostname, username, password, port, href } = new URL(url)
  const isPlain = protocol === 'https:' && !username && !password && port === ''
  return isPlain && domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`)) ? href : null
}
