// Reads the page's settings: the address of the API, the store, and the offered extensions.
import { isRecord } from '../json.ts'
import type { Visitor } from '../visitor.ts'

/** The data found on a page. */
export interface FoundPage {
  /** The settings as printed; null if there are none. */
  settings: Readonly<Record<string, unknown>> | null
  /** The id of a menu's panel, for the call that fills it. */
  menuId: string | null
  /** The id of a category whose list is on the page. */
  categoryId: number | null
  /** The page's language with its country, `nl_NL`, as `<html lang>` says it. */
  locale: string | null
  /** The line for the report's header. */
  line: string
  /** The error in the settings. */
  fault: string | null
  /** The values of its Content-Security-Policies. */
  policies: readonly string[]
  /** The suite's script and the nonce of its tag. */
  script: { url: URL; nonce: string | null } | null
}

/** Reads the page. Rejects if the server does not answer. */
export async function lookAtPage(visitor: Visitor, address: string): Promise<FoundPage> {
  const { status, type, text, headers } = await visitor.ask('GET', address, { headers: { Accept: 'text/html' } })
  const json = /<script[^>]*\bid=["']?touchline-page["']?[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1]
  const menuId = /\bdata-menu=["']?([\w-]+)/.exec(text)?.[1] ?? null
  const category = /\bdata-category-id=["']?(\d+)/.exec(text)?.[1]
  const [, language, country] = /<html[^>]*\blang=["']?([a-z]{2})[-_]([A-Z]{2})\b/.exec(text) ?? []
  const locale = language !== undefined && country !== undefined ? `${language}_${country}` : null
  const found = {
    ...{ menuId, locale, categoryId: category === undefined ? null : Number(category) },
    ...{ policies: policiesOf(headers, text), script: scriptIn(text, address) },
  }
  const seen = `${address} (${status}${type ? `, ${type}` : ''})`
  if (json === undefined)
    return { settings: null, ...found, line: `${seen}, no page of Touchline: nothing is known of its store`, fault: null }
  try {
    const settings: unknown = JSON.parse(json)
    if (isRecord(settings)) return { settings, ...found, line: `${seen}, with settings`, fault: null }
  } catch {
    // Reported below.
  }
  return {
    settings: null,
    ...found,
    line: `${seen}, with settings that cannot be read`,
    fault: `#touchline-page holds ${json.trim().slice(0, 60)}, expected a JSON object`,
  }
}

/** The header's policies, and those that the page has in a `<meta>`. */
function policiesOf(headers: Headers, text: string): string[] {
  const metas = text.matchAll(/<meta[^>]*http-equiv=["']?content-security-policy["']?[^>]*>/gi)
  const written = Array.from(metas, ([tag]) => /\bcontent=(?:"([^"]*)"|'([^']*)')/i.exec(tag)).map(
    (found) => found?.[1] ?? found?.[2] ?? '',
  )
  return [headers.get('Content-Security-Policy') ?? '', ...written.map((value) => value.replaceAll('&#39;', "'"))].filter(
    (value) => value !== '',
  )
}

function scriptIn(text: string, address: string): FoundPage['script'] {
  const [tag = ''] = /<script[^>]*\bsrc=["']?[^"'\s>]*touchline\.js[^>]*>/i.exec(text) ?? []
  const src = /\bsrc=["']?([^"'\s>]+)/i.exec(tag)?.[1]
  if (src === undefined || !URL.canParse(src, address)) return null
  return { url: new URL(src, address), nonce: /\bnonce=["']?([^"'\s>]+)/i.exec(tag)?.[1] ?? null }
}
