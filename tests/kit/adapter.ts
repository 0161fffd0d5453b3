// Follows a page's adapter, whose requests have other paths: each names the call of the contract that it is made for, and data is made by its rules.
import type { JSHandle, Page } from 'playwright-core'
import type { AdapterPage, AdapterRequest, AdapterRule, AdapterSend } from '#shared/adapters/adapter.ts'

/** The header by which a request of an adapter names its call. */
export const TAG = 'x-touchline-kit-call'

/** An adapter as a theme's plain JavaScript has it. */
interface Rules {
  calls?: Readonly<Record<string, AdapterRule>>
  shapes?: object
}

/** A request of the contract, as a rule gets it. */
export type ContractRequest = Pick<AdapterRequest, 'method' | 'path' | 'body' | 'headers' | 'at'> & { heading: string; query: string }

/** Where a request goes, and from which page. */
export interface Platform {
  /** The store's address. */
  url: string
  apiUrl: string
  page: AdapterPage
}

/** Makes every request of an adapter name the call that it is made for; a second time changes nothing. Runs in the page, so it stands alone. */
export function tagRules({ calls = {} }: Rules, header: string): void {
  for (const [heading, rule] of Object.entries(calls)) {
    if (typeof rule !== 'object' || rule === null || 'isTagged' in rule) continue
    const { call } = rule
    const tagged =
      (send: AdapterSend): AdapterSend =>
      (request) =>
        send({ ...request, headers: { ...request.headers, [header]: heading } })
    Object.assign(rule, {
      call: (request: AdapterRequest, send: AdapterSend) => (call ? call(request, tagged(send)) : tagged(send)(request)),
      isTagged: true,
    })
  }
}

/** Tags the adapter at this address, on the page that is open and on those that are opened later. */
export async function tagAdapter(page: Page, address: string): Promise<void> {
  const own = new URL(address)
  own.searchParams.set('touchline-kit', '')
  const from = JSON.stringify(own.href)
  const body = `import own from ${from}\nexport * from ${from}\n;(${tagRules.toString()})(own, ${JSON.stringify(TAG)})\nexport default own\n`
  await page.route(
    (url) => url.href === address,
    (route) => route.fulfill({ contentType: 'text/javascript', headers: { 'Access-Control-Allow-Origin': '*' }, body }),
  )
  if (await page.evaluate(() => window.touchline !== undefined)) await (await adapterOn(page, address)).evaluate(tagRules, TAG)
}

/** The adapter of a page: the instance that its widgets use, where they have loaded it. */
function adapterOn(page: Page, address: string): Promise<JSHandle<Rules>> {
  // As text, since a test runner may rewrite an import.
  return page.evaluateHandle<Rules>(`import(${JSON.stringify(address)}).then((module) => module.default)`)
}

/** Makes a call by the adapter's rule, in the session of the page's browser; returns the contract's answer. */
export async function callByRule(page: Page, adapter: string, platform: Platform, request: ContractRequest): Promise<unknown> {
  // A page of the store's own, without a policy and without widgets.
  const place = new URL('touchline-kit', platform.url).href
  const own = await page.context().newPage()
  try {
    await own.route(place, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Touchline</title>' }))
    await own.goto(place)
    return await (await adapterOn(own, adapter)).evaluate(followRule, { platform, request })
  } finally {
    await own.close()
  }
}

/** What the suite does with a rule (`shared/adapters/adapt.ts`), by plain requests. Runs in the page, so it stands alone. */
async function followRule(
  { calls = {} }: Rules,
  { platform: { apiUrl, page }, request }: { platform: Platform; request: ContractRequest },
): Promise<unknown> {
  const { heading, query, ...given } = request
  const { request: change, call, answer } = calls[heading] ?? {}
  const original = (): AdapterRequest => ({ ...given, headers: { ...given.headers }, query: new URLSearchParams(query), page })
  const token = () => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  const send: AdapterSend = async ({ path, method = 'GET', query: asked, body = null, headers }) => {
    if (method !== 'GET' && token() === undefined && calls['GET api/session'] === undefined)
      await fetch(new URL('api/session', apiUrl), { credentials: 'include' })
    const known = token()
    const url = new URL(path, apiUrl)
    for (const [name, value] of asked ?? []) url.searchParams.append(name, value)
    const came = await fetch(url, {
      method,
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        'X-STORE-ID': String(page.store.id),
        ...(known === undefined ? {} : { 'X-XSRF-TOKEN': decodeURIComponent(known) }),
        ...(body === null ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    })
    const text = await came.text()
    if (!came.ok) {
      const words = `${method} ${path}: the shop answered ${came.status} ${text}`
      throw Object.assign(new Error(words), { status: came.status, code: null, words: text })
    }
    return text === '' ? null : JSON.parse(text)
  }
  const wanted = change ? { ...original(), ...(await change(original())) } : original()
  const came = call ? await call(wanted, send) : await send(wanted)
  return answer ? answer(came, original()) : came
}
