// Shows the articles as pages, such as `/pages/delivery` and `/pages/terms`.
import type { HostContext } from '../host/context.ts'
import { getProductById } from '../catalogue/product.ts'
import { landmarks } from '../database/landmarks.ts'
import { showPublished } from '../editor/show-page.ts'
import { ShopError } from '../shop/shop-error.ts'
import { findArticle, readArticle } from './articles.ts'
import type { Frame } from './frame.ts'
import { html } from './markup.ts'
import { breadcrumbs } from './parts/breadcrumbs.ts'
import { teamLink } from './parts/team-link.ts'

/** `/pages/<slug>` */
export async function showInfo(frame: Frame, c: HostContext): Promise<Response> {
  const page = await frame.open(c)
  const slug = findArticle(c.req.param('slug'))
  const built = slug ? null : await showPublished(frame, c, c.req.param('slug') ?? '')
  if (built) return built
  if (!slug) throw new ShopError(404, 'error.not-found')
  const { title, lead, body } = readArticle(page, slug)
  const kit = slug === 'team-orders' ? await getProductById(frame.host.db, page.store, landmarks.teamWear.id) : null
  return frame.show(c, page, {
    name: 'info',
    title,
    description: lead,
    canonical: `pages/${slug}`,
    body: html`${breadcrumbs(page, [], title)}
      <article class="sheet sheet-words article wrap">
        <h1>${title}</h1>
        <p class="lead">${lead}</p>
        ${body} ${kit && teamLink(page, kit.product, { isOwnPage: false })}
      </article>`,
  })
}
