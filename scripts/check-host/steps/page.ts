// The page at the address: its settings say where the API is, which store this is and what is offered beside the base.
import { isRecord } from '../json.ts'
import type { Visitor } from '../visitor.ts'

/** What a page says of itself. */
export interface FoundPage {
  /** As they are written; null where there are none. */
  settings: Readonly<Record<string, unknown>> | null
  /** The panel of a menu, for the call that fills it. */
  menuId: string | null
  /** A category whose list is on it. */
  categoryId: number | null
  /** What was seen, for the head of the report. */
  line: string
  /** What is wrong with the settings. */
  fault: string | null
}

/** Looks at it. Rejects where nobody answers. */
export async function lookAtPage(visitor: Visitor, address: string): Promise<FoundPage> {
  const { status, type, text } = await visitor.ask('GET', address, { headers: { Accept: 'text/html' } })
  const json = /<script[^>]*\bid=["']?touchline-page["']?[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1]
  const menuId = /\bdata-menu=["']?([\w-]+)/.exec(text)?.[1] ?? null
  const category = /\bdata-category-id=["']?(\d+)/.exec(text)?.[1]
  const found = { menuId, categoryId: category === undefined ? null : Number(category) }
  const seen = `${address} (${status}${type ? `, ${type}` : ''})`
  if (json === undefined)
    return { settings: null, ...found, line: `${seen}, no page of Touchline: nothing is known of its store`, fault: null }
  try {
    const settings: unknown = JSON.parse(json)
    if (isRecord(settings)) return { settings, ...found, line: `${seen}, with settings`, fault: null }
  } catch {
    // Said below.
  }
  return {
    settings: null,
    ...found,
    line: `${seen}, with settings that cannot be read`,
    fault: `#touchline-page holds ${json.trim().slice(0, 60)}, expected a JSON object`,
  }
}
