// Finds links of a page that lead nowhere: what the shop itself answers at a path decides, in every language that links to it.
import { storeViews, type Language } from '../host/store-view.ts'
import type { PagesHost } from '../host/host.ts'
import { pathIn } from './path-in.ts'

/** Whether a link leads nowhere in a language. */
export type LinkCheck = (link: string, language: Language) => Promise<boolean>

/** Checks links by asking the host, each once; `ownSlug` is the page that is about to be published. */
export function checkLinks({ root, db }: Pick<PagesHost, 'root' | 'db'>, origin: string, ownSlug: string): LinkCheck {
  const known = new Map<string, Promise<boolean>>()
  const ask = async (path: string) => {
    const answer = await root.request(new URL(path, origin).href, { headers: { Accept: 'text/html' } })
    await answer.body?.cancel()
    return answer.status === 404
  }
  return async (link, language) => {
    if (/^https:\/\/[^\s@]+$/.test(link) || link === `pages/${ownSlug}`) return false
    const store = storeViews.find((view) => view.language === language)
    if (!store || !/^[\w-][\w/?=&.-]*$/.test(link)) return true
    const path = `/${store.code}/${await pathIn(db, link, language)}`
    const asked = known.get(path) ?? ask(path)
    known.set(path, asked)
    return asked
  }
}
