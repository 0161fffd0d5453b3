// Loads a menu's content once per visit, caches it between pages, and sanitises it before it is shown.
import { MenuHtml } from '#shared/content/wire.ts'
import type { Result } from '#shared/domain/failure.ts'
import { toSafeHtml } from '#shared/html/to-safe-html.ts'
import { leadToOwnPages } from '#shared/state/html-links.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { persisted } from '#stores/kit/persisted.ts'
import { $page } from '#stores/page/page.ts'

/** The lifetime of a cached menu in minutes: changes of the departments are visible within an hour. */
const VISIT = 60

const requests = new Map<string, Promise<Result<string>>>()

/** Returns a menu's content as sanitised nodes. A failure is reported, and the next opening tries again. */
export async function loadMenu(id: string): Promise<Result<DocumentFragment>> {
  const html = await loadHtml(id)
  if (!html.ok) return html
  return attempt(async () => {
    const content = await toSafeHtml(html.value, $page.get().apiUrl)
    leadToOwnPages(content, $page.get())
    return content
  }, 'menu.load-failed')
}

async function loadHtml(id: string): Promise<Result<string>> {
  const memory = persisted({ name: `menu-${id}`, area: 'session', schema: MenuHtml, minutes: VISIT })
  const known = memory.get()
  if (known !== null) return { ok: true, value: known }
  const key = `${$page.get().store.code} ${id}`
  const request = requests.get(key) ?? attempt(async () => (await import('#shared/content/calls.ts')).getDropdown(id), 'menu.load-failed')
  requests.set(key, request)
  const result = await request
  requests.delete(key)
  if (result.ok) memory.set(result.value)
  return result
}
