// Information pages: `/pages/delivery` and its like.
import type { HostContext } from '../server/context.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Frame } from './frame.ts'
import { html } from './markup.ts'
import { breadcrumbs } from './parts/breadcrumbs.ts'
import { infoOf } from './parts/info-links.ts'

/** `/pages/<slug>` */
export async function showInfo(frame: Frame, c: HostContext): Promise<Response> {
  const page = await frame.open(c)
  const found = Object.entries(infoOf(page)).find(([slug]) => slug === c.req.param('slug'))
  if (!found) throw new ShopError(404, 'error.not-found')
  const [slug, { title, intro, sections }] = found
  return frame.show(c, page, {
    name: 'info',
    title,
    description: intro,
    canonical: `pages/${slug}`,
    body: html`${breadcrumbs(page, [], title)}
      <article class="sheet sheet-words wrap">
        <h1>${title}</h1>
        <p class="lead">${intro}</p>
        ${sections.map((section) => html`<h2>${section.title}</h2><p>${section.text}</p>`)}
      </article>`,
  })
}
