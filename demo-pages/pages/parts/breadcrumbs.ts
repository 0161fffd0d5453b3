// The breadcrumbs, as links and as data for search engines.
import { html, type Html } from '../markup.ts'
import type { Page } from '../page.ts'

/** One step; `url` is root-relative. */
export interface Crumb {
  name: string
  url: string
}

/** The path to this page; its last step is the page's own name and not a link. */
export function breadcrumbs(page: Page, steps: readonly Crumb[], here: string): Html {
  const { frame } = page.texts
  return html`<nav class="crumbs wrap" aria-label="${frame.breadcrumb}">
    <ol role="list">
      <li><a href="${page.link('')}">${frame.home}</a></li>
      ${steps.map(({ name, url }) => html`<li><a href="${url}">${name}</a></li>`)}
      <li aria-current="page">${here}</li>
    </ol>
  </nav>`
}

/** The breadcrumbs as a schema.org list. */
export function breadcrumbData(page: Page, steps: readonly Crumb[]): object {
  const all = [{ name: page.texts.frame.home, url: page.link('') }, ...steps]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: page.origin + url })),
  }
}
