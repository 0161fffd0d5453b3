// The page's settings from `#touchline-page`: language, store view, addresses, limits. Nothing personal.
import { atom } from 'nanostores'
import * as v from 'valibot'
import { configureApi } from '#shared/api/settings.ts'
import { configureExtensions } from '#shared/state/extensions.ts'
import { configureProductLinks } from '#shared/state/product-route.ts'
import { answers } from '#shared/wire/answer-base.ts'
import { readJson } from '#shared/wire/json.ts'
import { PageConfig } from '#shared/wire/page.ts'
import { persistFor } from '#stores/kit/persisted.ts'
import { onReset } from '#stores/kit/reset.ts'

const silent = v.parse(PageConfig, {})
// Not `writable`: a server draws with the page's settings, so hydration must not start from none.
/** The page's settings. A page without any has the store code `default`, EUR and en-US. */
export const $page = atom<PageConfig>(silent)
onReset(() => {
  $page.set(silent)
  persistFor(silent.store.code)
})

/**
 * Applies the text of `#touchline-page`, or its parsed object. A missing or invalid setting keeps its default.
 * @example configurePage('{"locale":"nl_NL","store":{"id":1,"code":"nl","name":"Touchline"},"apiUrl":"/nl/"}')
 */
export function configurePage(json: unknown): PageConfig {
  const parsed = v.safeParse(PageConfig, typeof json === 'string' ? readSettings(json) : json)
  const page = parsed.success ? parsed.output : v.parse(PageConfig, {})
  $page.set(page)
  persistFor(page.store.code)
  configureProductLinks(page.routes.product)
  answers.base = page.apiUrl
  configureExtensions(page.extensions)
  configureApi({ apiUrl: page.apiUrl, storeId: page.store.id })
  return page
}

/** Broken JSON was already reported by the code that read the script. */
function readSettings(json: string): unknown {
  try {
    return readJson(json)
  } catch {
    return {}
  }
}
