// The menu of narrow screens: details that open without a script.
import { html, type Html } from '../markup.ts'
import type { Page } from '../page.ts'
import { icon } from './icons.ts'

/** Departments with their groups, behind one button. */
export function mobileMenu(page: Page): Html {
  const { frame } = page.texts
  return html`<details class="menu">
    <summary>${icon('menu')}<span class="unseen">${frame.menu}</span></summary>
    <nav class="menu-panel" aria-label="${frame.menu}">
      <ul role="list">
        ${page.departments.map(
          ({ name, url, groups }) =>
            html`<li>
              <details name="menu-department">
                <summary>${name}${icon('chevron', 20)}</summary>
                <ul role="list">
                  <li><a href="${url}">${frame.all(name)}</a></li>
                  ${groups.map((group) => html`<li><a href="${group.url}">${group.name}</a></li>`)}
                </ul>
              </details>
            </li>`,
        )}
        <li><a href="${page.link('wishlist')}">${frame.wishlist}</a></li>
        <li><a href="${page.link('contact')}">${frame.service}</a></li>
      </ul>
    </nav>
  </details>`
}
