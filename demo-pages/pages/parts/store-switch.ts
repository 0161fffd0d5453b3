// Links to the other stores, which lead to the same page if it exists there.
import { pathElsewhere } from '../alternates.ts'
import { html, type Html } from '../markup.ts'
import { mount } from '../mount.ts'
import { stores } from '../page.ts'
import type { Page, Screen } from '../page.ts'
import { icon } from './icons.ts'

/** The names of the stores' countries in their own languages, so that visitors recognise theirs. */
const names = { nl: 'Nederland', be: 'België', en: 'United Kingdom', de: 'Deutschland', se: 'Sverige' }

/** A link to this page in each store, or to the store's home page if it does not exist there. */
export function storeLinks(
  page: Page,
  screen: Screen,
): { code: string; label: string; language: string; url: string; isCurrent: boolean }[] {
  const here = page.path.split('?', 1)[0] ?? ''
  return stores.map((store) => {
    const isCurrent = store.code === page.store.code
    const path = isCurrent ? here : (pathElsewhere(store, screen, here) ?? '')
    return {
      code: store.code,
      label: names[store.code],
      language: store.locale.replace('_', '-'),
      url: `/${store.code}/${path}`,
      isCurrent,
    }
  })
}

/** Links to the other stores behind a button. */
export function storeSwitch(page: Page, screen: Screen): Html {
  const links = storeLinks(page, screen)
  return mount(page, 'store-switch', {
    class: 'header-stores',
    options: { stores: links },
    fallback: html`<details class="store-switch-details">
      <summary class="store-switch-summary" aria-label="${page.texts.frame.store}" data-touchline-key="summary">
        ${icon('globe', 20)}<span class="store-switch-current">${names[page.store.code]}</span>${icon('chevron', 16)}
      </summary>
      <ul class="store-switch-list">
        ${links.map(
          ({ label, url, language, isCurrent }) =>
            html`<li><a class="store-switch-link" href="${url}" lang="${language}" hreflang="${language}" ${isCurrent && html`aria-current="true"`}>${label}${isCurrent && icon('check', 16)}</a></li>`,
        )}
      </ul>
    </details>`,
  })
}
