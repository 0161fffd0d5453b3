// The doctor's check of links: whether the host has the pages that cards and search suggestions lead to.
import * as v from 'valibot'
import { Autocomplete } from '#shared/catalogue/wire/search.ts'
import { categoryLink } from '#shared/state/category-link.ts'
import type { PageConfig } from '#shared/wire/page.ts'
import type { Touchline } from '#widgets/page/public-api.ts'
import type { Report } from './page.ts'

type Mounts = Touchline['mounts']

/** Returns a function to call whenever a mount has changed: it requests each kind of page once, as soon as a widget links to it. */
export function lookAtLinks(mounts: Mounts, page: PageConfig, report: Report, signal: AbortSignal): () => void {
  const requested = new Set<string>()
  const requestOnce = (kind: string, request: () => void) => {
    if (requested.has(kind)) return
    requested.add(kind)
    request()
  }
  const check = async (about: string, href: string | null, fix: string) => {
    if (href === null || new URL(href, location.href).origin !== location.origin) return
    const { href: address } = new URL(href, location.href)
    const answer = await fetch(address, { headers: { Accept: 'text/html' }, signal }).catch(() => null)
    if (answer && !answer.ok) report(about, `${address} answers ${answer.status}: ${fix}`)
  }
  return () => {
    const drawn = mounts().filter(({ status }) => status === 'ready')
    const product = drawn.map(({ element }) => element.querySelector<HTMLAnchorElement>('.touchline-card a[href]')).find(Boolean)
    if (product) {
      const fix =
        'your product pages are not there. Set routes.product, as in "/index.php?route=product/product&sku={sku}" ({id}, {sku} or {slug}).'
      requestOnce('product', () => void check('Links to products', product.href, fix))
    }
    if (mounts().some(({ name }) => name === 'header-search')) {
      requestOnce('suggestion', () => {
        const word = wordOfPage()
        if (word === null) return
        const results = new URL(page.routes.search, location.href)
        results.searchParams.set('query', word)
        void check('Search results', results.href, 'your results page is not there. Set routes.search.')
        void suggestedCategory(page, word, signal).then((href) =>
          check(
            'Links to categories',
            href,
            'your category pages are not there. Set routes.category, as in "/shop/{path}" ({id}, {slug} or {path}).',
          ),
        )
      })
    }
  }
}

/** A word to search for: the longest of the page's heading, or else of its title. */
function wordOfPage(): string | null {
  const texts = [document.querySelector('h1')?.textContent ?? '', document.title]
  const words = texts.map((text) => text.match(/\p{L}{3,}/gu) ?? []).find((found) => found.length > 0) ?? []
  return [...words].toSorted((one, other) => other.length - one.length)[0] ?? null
}

/** The address of the first category that is suggested for a word; null where there is none. */
async function suggestedCategory(page: PageConfig, word: string, signal: AbortSignal): Promise<string | null> {
  const address = new URL('api/search/autocomplete', new URL(page.apiUrl, location.href))
  address.searchParams.set('query', word)
  try {
    const answer = await fetch(address, { headers: { Accept: 'application/json' }, signal })
    const read = v.safeParse(Autocomplete, await answer.json())
    const first = read.success ? read.output.categories.matches[0] : undefined
    return first ? categoryLink({ url: first.url, id: first.categoryId }, page) : null
  } catch {
    return null
  }
}
