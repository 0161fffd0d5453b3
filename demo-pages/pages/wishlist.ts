// The wishlist as a list that the server draws; each product leaves it by a form.
import { getItems } from '../catalogue/items.ts'
import type { HostContext } from '../server/context.ts'
import { listKept } from '../shop/kept-products.ts'
import { takeNotices } from '../shop/session.ts'
import type { Frame } from './frame.ts'
import { hidden, html } from './markup.ts'
import { card } from './parts/card.ts'
import { icon } from './parts/icons.ts'
import { noticeList } from './parts/notices.ts'

/** `/wishlist` */
export async function showWishlist(frame: Frame, c: HostContext): Promise<Response> {
  const page = await frame.open(c)
  const [shop, session] = [c.get('shop'), c.get('session')]
  const kept = await listKept(shop.db, session, 'wishlist')
  const items = await getItems(
    shop.db,
    page.store,
    kept.map(({ product_id }) => product_id),
  )
  const notices = await takeNotices(shop, session)
  const { wishlist, cart } = page.texts
  return frame.show(c, page, {
    name: 'wishlist',
    title: wishlist.title,
    isIndexed: false,
    body: html`<div class="sheet wrap">
      <h1>${wishlist.title}</h1>
      ${noticeList(notices)}
      ${
        items.length === 0
          ? html`<div class="nothing">
            ${icon('heart', 40)}
            <h2>${wishlist.empty}</h2>
            <p>${wishlist.emptyText}</p>
            <a class="button" href="${page.link('')}">${cart.shop}</a>
          </div>`
          : html`<ul class="grid" role="list">
            ${items.map(
              (item, place) =>
                html`<li>
                  ${card(page, item, {
                    list: 'wishlist',
                    index: place + 1,
                    sizes: '(width >= 1200px) 23vw, (width >= 600px) 31vw, 46vw',
                    isFirst: place < 4,
                    heading: 'h2',
                    action: html`<form action="${page.link('wishlist/toggle')}" method="post">
                      ${hidden('product_id', item.product_id)}<button class="touchline-card-tool touchline-card-wish" type="submit" aria-label="${wishlist.remove(item.name)}">${icon('close')}</button>
                    </form>`,
                  })}
                </li>`,
            )}
          </ul>`
      }
    </div>`,
  })
}
