// The menu of narrow screens: a `details` element that opens without a script, and the list that the widget slides in from the side.
import { html, type Html } from '../markup.ts'
import { mount } from '../mount.ts'
import type { Page, Screen } from '../page.ts'
import { accountTexts } from '../texts/account.ts'
import { compareTexts } from '../texts/compare.ts'
import { icon } from './icons.ts'
import { storeLinks } from './store-switch.ts'

/** Departments with their groups, then other common links, behind one button. */
export function mobileMenu(page: Page, screen: Screen): Html {
  const { frame } = page.texts
  const here = page.link(page.path).split('?', 1)[0]
  const link = (url: string, name: string) => html`<a href="${url}" ${url === here && html`aria-current="page"`}>${name}</a>`
  return mount(page, 'mobile-menu', {
    class: 'menu',
    fallback: html`<details>
      <summary>${icon('menu')}<span class="unseen">${frame.menu}</span></summary>
      <nav class="menu-panel" aria-label="${frame.menu}">
        <ul role="list">
          ${page.departments.map(
            ({ name, url, groups }) =>
              html`<li>
                <details name="menu-department">
                  <summary>${name}${icon('chevron', 20)}</summary>
                  <ul role="list">
                    <li>${link(url, frame.all(name))}</li>
                    ${groups.map((group) => html`<li>${link(group.url, group.name)}</li>`)}
                  </ul>
                </details>
              </li>`,
          )}
        </ul>
        <ul role="list">
          <li>${link(page.link('account'), accountTexts[page.store.language].account)}</li>
          <li>${link(page.link('wishlist'), frame.wishlist)}</li>
          <li>${link(page.link('compare'), compareTexts[page.store.language].title)}</li>
          <li>${link(page.link('contact'), frame.service)}</li>
          <li>
            <details name="menu-department">
              <summary>${frame.store}${icon('chevron', 20)}</summary>
              <ul role="list">
                ${storeLinks(page, screen).map(
                  ({ label, url, language, isCurrent }) =>
                    html`<li><a href="${url}" lang="${language}" hreflang="${language}" ${isCurrent && html`aria-current="true"`}>${label}</a></li>`,
                )}
              </ul>
            </details>
          </li>
        </ul>
      </nav>
    </details>`,
  })
}
