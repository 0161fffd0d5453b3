// Decides which addresses may be linked as a carrier's page: https, on the domain of a known carrier.

/** Domains of carriers whose pages may be linked, including their subdomains. */
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
 * The address, if it is a carrier's.
 * @example carrierLink('https://jouw.postnl.nl/x', carrierDomains) // 'https://jouw.postnl.nl/x'
 */
export function carrierLink(url: string | null, domains: readonly string[]): string | null {
  if (url === null || !URL.canParse(url)) return null
  const { protocol, hostname, username, password, port, href } = new URL(url)
  const isPlain = protocol === 'https:' && !username && !password && port === ''
  return isPlain && domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`)) ? href : null
}
