// Says what a page's Content-Security-Policy keeps the suite from: its scripts, its stylesheets, its calls, and the HTML that a server sends.

/** The addresses that the policy has to allow. */
export interface PolicyNeeds {
  /** The page that sends the policy. */
  page: URL
  /** The API; also where the pictures of the products are, as far as a check can know. */
  api: URL
  /** The suite's script as the page names it, with its nonce; null where the page has none yet: then nobody knows where its files will be. */
  script: { url: URL; nonce: string | null } | null
}

type Sources = readonly string[]
type Directives = ReadonlyMap<string, Sources>

/** Reads the values of a header or a `<meta>`; a page may have several policies, and each of them has to allow a thing. */
export function readPolicies(values: readonly string[]): Directives[] {
  return values
    .flatMap((value) => value.split(','))
    .map((policy) => policy.split(';').map((part) => part.trim().split(/\s+/)))
    .map((parts) => new Map(parts.flatMap(([name = '', ...sources]) => (name === '' ? [] : [[name.toLowerCase(), sources] as const]))))
    .filter(({ size }) => size > 0)
}

/** What has to be added, a sentence each; none where the policy lets the suite run. */
export function policyFaults(policies: readonly Directives[], needs: PolicyNeeds): string[] {
  return [...new Set(policies.flatMap((policy) => faultsOf(policy, needs)))]
}

function faultsOf(policy: Directives, { page, api, script }: PolicyNeeds): string[] {
  const named = (names: readonly string[]) => names.map((name) => policy.get(name)).find((sources) => sources !== undefined) ?? null
  const scripts = named(['script-src-elem', 'script-src', 'default-src'])
  const styles = named(['style-src-elem', 'style-src', 'default-src'])
  const calls = named(['connect-src', 'default-src'])
  const types = policy.get('trusted-types')
  const isTyped = policy.get('require-trusted-types-for')?.includes("'script'") ?? false
  const lacks = (name: string, url: URL, what: string) => `${name} does not allow ${what}: add ${sourceFor(url, page)}.`
  const isNonced = (sources: Sources) => script !== null && script.nonce !== null && sources.includes(`'nonce-${script.nonce}'`)
  return [
    ...(script && scripts && !isNonced(scripts) && !takesScript(scripts, page, script.url)
      ? [lacks('script-src', script.url, 'the scripts of the suite') + ' A nonce on its tag does as well.']
      : []),
    ...(script && styles && !isNonced(styles) && !takes(styles, page, script.url)
      ? [lacks('style-src', script.url, 'its stylesheets')]
      : []),
    ...(calls && !takes(calls, page, api) ? [lacks('connect-src', api, 'calls of the API')] : []),
    ...(isTyped && types && !types.includes('touchline') && !types.includes('*')
      ? ['trusted-types does not name the policy of the suite: add touchline.']
      : []),
  ]
}

/** As it would be written: `'self'`, or the origin. */
const sourceFor = (url: URL, page: URL) => (url.origin === page.origin ? "'self'" : url.origin)

/** A script may also be allowed by a hash, which only a browser can compare, and then allows what it loads. */
function takesScript(sources: Sources, page: URL, url: URL): boolean {
  if (sources.some((source) => /^'sha(256|384|512)-/i.test(source))) return true
  return !sources.includes("'strict-dynamic'") && takes(sources, page, url)
}

/** Whether one of the sources is where the address is. */
function takes(sources: Sources, page: URL, url: URL): boolean {
  return sources.some((source) => {
    if (source === '*') return /^https?:$/.test(url.protocol)
    if (source.toLowerCase() === "'self'") return url.origin === page.origin
    if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return isUpgradeOf(source.toLowerCase(), url.protocol)
    const [, scheme, host = '', port, path = ''] = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:']+)(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? []
    if (host === '') return false
    // An address without a scheme has the page's.
    const isScheme = isUpgradeOf(scheme === undefined ? page.protocol : `${scheme.toLowerCase()}:`, url.protocol)
    const isHost = host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : host === '*' || url.hostname === host.toLowerCase()
    const isPort = port === '*' || (port === undefined ? url.port === '' : isPortOf(port, scheme, url))
    const isPath = path === '' || (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path)
    return isScheme && isHost && isPort && isPath
  })
}

/** Whether a scheme is the one that a policy names, or its secure form: https is as good as http. */
function isUpgradeOf(named: string, protocol: string): boolean {
  return named === protocol || (named === 'http:' && protocol === 'https:')
}

/** Whether an address has a port, of which `URL` leaves out the usual one; an http source with its usual port also means https with its. */
function isPortOf(port: string, scheme: string | undefined, url: URL): boolean {
  const usual = url.protocol === 'https:' ? '443' : '80'
  const isUpgraded = scheme?.toLowerCase() === 'http' && port === '80' && url.protocol === 'https:'
  return port === (url.port || usual) || (isUpgraded && url.port === '')
}
