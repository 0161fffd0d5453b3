// A menu's content: loaded once per visit, kept between pages, and sanitised before it is shown.
import { MenuHtml } from '#shared/content/wire.ts'
import type { Result } from '#shared/domain/failure.ts'
import { toSafeHtml } from '#shared/html/to-safe-html.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { persisted } from '#stores/kit/persisted.ts'
import { $page } from '#stores/page/page.ts'

/** A visit, as far as menus go: a shop that changes its departments is seen within the hour. */
const VISIT = 60

const asked = new Map<string, Promise<Result<string>>>()

/** What a menu shows, as nodes that may stand on the page. A failure is reported and asked again when it opens next. */
export async function loadMenu(id: string): Promise<Result<DocumentFragment>> {
  const html = await loadHtml(id)
  return html.ok ? attempt(() => toSafeHtml(html.value, $page.get().baseUrl), 'menu.load-failed') : html
}

async function loadHtml(id: string): Promise<Result<string>> {
  const memory = persisted({ name: `menu-${id}`, area: 'session', schema: MenuHtml, minutes: VISIT })
  const known = memory.get()
  if (known !== null) return { ok: true, value: known }
  const key = `${$page.get().store.code} ${id}`
  const asking = asked.get(key) ?? attempt(async () => (await import('#shared/content/calls.ts')).getDropdown(id), 'menu.load-failed')
  asked.set(key, asking)
  const result = await asking
  asked.delete(key)
  if (result.ok) memory.set(result.value)
  return result
}
