// "Send your players a link": on a kit's own page, and on pages that name it.
import { writeDay } from '#demo-pages/service/store-day.ts'
import { html, type Html } from '../markup.ts'
import { mount } from '../mount.ts'
import type { Page } from '../page.ts'
import type { WireProduct } from '../product-page.ts'
import { teamTexts } from '../texts/teams.ts'
import { pictureAt } from './picture.ts'

/** The start of a team order; nothing for a product that is no kit. Without scripts a link leads to the account, on other pages to the kit. */
export function teamLink(page: Page, product: WireProduct, { isOwnPage }: { isOwnPage: boolean }): Html | false {
  if (!product.team_wear) return false
  const words = teamTexts[page.store.language]
  const { product_id: productId, url, name, image, team_wear: team } = product
  const way = isOwnPage ? `${page.link('account/teams')}?source=kit-${productId}` : url
  const picture =
    image && html`<img class="team-link-picture" src="${pictureAt(image, 320)}" alt="" width="160" height="160" loading="lazy" />`
  return mount(page, 'team-link', {
    class: 'team-link',
    attributes: { productId, teamUrl: page.link('account/teams/{id}'), ...(isOwnPage ? {} : { showsKit: true }) },
    // The choices of a kit are the visitor's, so that the server cannot draw their state.
    isDrawn: false,
    fallback: html`<section class="team-link-box" aria-label="${words.linkButton}">
      ${!isOwnPage && html`<p class="team-link-kit">${picture}<a href="${url}">${name}</a></p>`}
      <h2 class="team-link-title">${words.linkTitle}</h2>
      <p class="team-link-words">${words.linkWords}</p>
      ${team.orderable_until !== null && html`<p class="team-link-words">${words.orderable(writeDay(page.store, team.orderable_until))}</p>`}
      <p><a class="touchline-button" data-tone="${isOwnPage ? 'secondary' : 'primary'}" href="${way}">${words.linkButton}</a></p>
    </section>`,
  })
}
