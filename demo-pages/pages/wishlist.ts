// The visitor's own or a shared wishlist: rendered on the server with forms that work without scripts; the widget then renders the same cards.
import { getItems } from '../catalogue/items.ts'
import type { HostContext } from '../host/context.ts'
import { getSessionAnswer } from '../shop/session-answer.ts'
import { takeNotices } from '../shop/session.ts'
import { parseIds } from '../shop/shared-list.ts'
import type { Frame } from './frame.ts'
import { html } from './markup.ts'
import { mount } from './mount.ts'
import { card } from './parts/card.ts'
import { compareFormId, wishFormId } from './parts/card-tools.ts'
import { allTaxNote } from './parts/delivery-line.ts'
import { noticeList } from './parts/notices.ts'
import { withToggles } from './parts/toggles.ts'

const sizes = '(width >= 1200px) 23vw, (width >= 600px) 31vw, 46vw'
const screenful = 48
const longestShared = 96

/** `/wishlist`; with `?ids=12,15` a shared list, which is read-only. */
export async function showWishlist(frame: Frame, c: HostContext): Promise<Response> {
  const page = await frame.open(c)
  const [shop, session] = [c.get('shop'), c.get('session')]
  const sharedIds = c.req.query('ids')
  const shared = sharedIds === undefined ? null : parseIds(sharedIds, longestShared)
  const known = shared ? null : await getSessionAnswer(shop, session)
  const ids = shared ?? known?.wishlist.map(({ product_id }) => product_id) ?? []
  const shown = Math.min(1000, Math.max(screenful, Number(c.req.query('show')) || 0))
  const items = await getItems(shop.db, page.store, ids.slice(0, shown))
  const notices = await takeNotices(shop, session)
  const { wishlist, cart } = page.texts
  return frame.show(c, page, {
    name: 'wishlist',
    title: wishlist.title,
    isIndexed: false,
    body: html`<div class="sheet wrap">
      <h1>${wishlist.title}</h1>
      ${noticeList(notices)}
      ${allTaxNote(page)}
      ${withToggles(
        page,
        'wishlist',
        mount(page, 'wishlist', {
          attributes: {
            shopUrl: page.link(''),
            cartAction: page.link('checkout/cart/add'),
            wishForm: wishFormId,
            compareForm: compareFormId,
            shown,
          },
          options: {
            ...(shared ? { sharedIds: shared } : {}),
            pictures: { sizes, widths: [160, 320, 480, 640, 960] },
          },
          answers: { [`catalog/products?ids=${ids.slice(0, shown).join()}`]: { items }, ...(known ? { 'api/session': known } : {}) },
          when: 'load',
          fallback:
            items.length === 0
              ? html`<p>${wishlist.empty}</p>
                  <a class="touchline-button" href="${page.link('')}">${cart.shop}</a>`
              : html`<ul class="grid" role="list">
                  ${items.map((item, place) => html`<li>${card(page, item, { list: 'wishlist', index: place + 1, sizes, isFirst: place < 4, heading: 'h2' })}</li>`)}
                </ul>`,
        }),
      )}
    </div>`,
  })
}
