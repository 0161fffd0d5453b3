// The menu panel of a department in the answer of the navigation call: lists of links and one picture, which a sanitiser leaves unchanged.
import type { DepartmentMenu } from '#demo-pages/catalogue/department-menu.ts'
import { menuTexts } from '#demo-pages/catalogue/labels.ts'
import type { StoreView } from '#demo-pages/host/store-view.ts'
import { html, type Html } from '../markup.ts'
import { sceneOf } from '../scene-of.ts'
import { picture } from './picture.ts'

/** HTML without ids, styles and scripts; the same for every shopper of a store. */
export function departmentMenu(store: StoreView, { department, groups, brands }: DepartmentMenu): Html {
  const texts = menuTexts(store.language)
  return html`<div class="mega-menu-groups">
      <ul class="mega-menu-columns">
        ${groups.map(
          ({ name, url, leaves }) =>
            html`<li class="mega-menu-group">
              <a href="${url}">${name}</a>
              ${
                leaves.length > 0 &&
                html`<ul>
                  ${leaves.map((leaf) => html`<li><a href="${leaf.url}">${leaf.name}</a></li>`)}
                </ul>`
              }
            </li>`,
        )}
        ${
          brands.length > 0 &&
          html`<li class="mega-menu-group mega-menu-brands">
            <span class="mega-menu-title">${texts.brands}</span>
            <ul>
              ${brands.map(({ name, url }) => html`<li><a href="${url}" translate="no">${name}</a></li>`)}
            </ul>
          </li>`
        }
      </ul>
    </div>
    <p class="mega-menu-picture">
      <a href="${department.url}"
        >${picture(sceneOf(store, department.code, 'tile'), { alt: '', sizes: '320px', largest: 640 }, 4 / 5)}<span>${texts.all(department.name)}</span></a
      >
    </p>`
}
