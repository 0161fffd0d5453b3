// The footer of every page: links, payment methods, and what prices include.
import { html, type Html } from '../markup.ts'
import { writeCents } from '../money.ts'
import { mount } from '../mount.ts'
import { shortOpening } from '../opening-hours.ts'
import type { Page } from '../page.ts'
import { footerNewsletter } from './newsletter.ts'
import { infoLinks } from './info-links.ts'
import { payBadges } from './pay-badges.ts'
import { freeFrom } from './promises.ts'
import { wordmark } from './wordmark.ts'

/** The footer; the quiet one keeps only the links that the law requires. */
export function footer(page: Page, isQuiet: boolean): Html {
  const { frame } = page.texts
  const links = infoLinks(page)
  const small = html`<div class="footer-small wrap">
    <p>${frame.prices(writeCents(page.store.shippingFee, page.store), freeFrom(page))}</p>
    <p>${frame.demo}</p>
    <ul role="list">
      ${links.legal.map(({ path, name }) => html`<li><a href="${page.link(path)}">${name}</a></li>`)}
    </ul>
  </div>`
  const consent =
    page.isCounting &&
    html`<div class="wrap footer-consent">${mount(page, 'consent-banner', { attributes: { action: page.link('consent'), coversMemory: true }, fallback: '' })}</div>`
  if (isQuiet) return html`<footer class="footer footer-quiet">${consent}${small}</footer>`
  const menus = html`${column(
    'service',
    frame.service,
    links.service.map(({ path, name }) => ({ href: page.link(path), name })),
    shortOpening(page.store),
  )}
  ${column(
    'shop',
    frame.shop,
    page.departments.map(({ url, name }) => ({ href: url, name })),
  )}
  ${column(
    'about',
    frame.about,
    links.about.map(({ path, name }) => ({ href: page.link(path), name })),
  )}`
  return html`<footer class="footer">
    ${!page.path.startsWith('newsletter') && footerNewsletter(page)}
    <div class="footer-columns wrap">
      <div class="footer-lead">
        ${wordmark(page.link(''))}
        <p>${frame.tagline}</p>
      </div>
      ${mount(page, 'footer-menus', { class: 'footer-menus', fallback: menus })}
      <div class="footer-pay">
        <h2>${frame.payment}</h2>
        ${payBadges(page, 'payment')}
        <h2>${frame.delivery}</h2>
        ${payBadges(page, 'delivery')}
      </div>
    </div>
    ${consent}
    <noscript><p class="footer-noscript wrap">${frame.noScript}</p></noscript>
    ${small}
  </footer>`
}

function column(id: string, title: string, links: readonly { href: string; name: string }[], note?: string): Html {
  return html`<nav class="footer-column footer-menus-group" aria-labelledby="footer-${id}">
    <h2 class="footer-menus-title" id="footer-${id}">${title}</h2>
    <ul class="footer-menus-list" role="list">
      ${links.map(({ href, name }) => html`<li><a href="${href}">${name}</a></li>`)}
    </ul>
    ${note && html`<p>${note}</p>`}
  </nav>`
}
