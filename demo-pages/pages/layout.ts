// The frame of every page: head, header, footer, and the content security policy that allows only the page's own scripts.
import type { ChallengeScript } from '../challenge/script.ts'
import { allowScripts } from '../server/security.ts'
import type { HostContext } from '../host/context.ts'
import { alternateLinks } from './alternates.ts'
import type { Assets } from './assets.ts'
import { attributes, html, raw, scriptJson, type Html } from './markup.ts'
import type { Page, Screen, StoreView } from './page.ts'
import { fillText } from '../shop/messages.ts'
import { mount } from './mount.ts'
import { formsOfPage } from './parts/card-tools.ts'
import { footer } from './parts/footer.ts'
import { header, quietHeader } from './parts/header.ts'
import { starSymbol } from './parts/rating.ts'
import { sellerOf } from './seller.ts'
import { suiteTags } from './suite.ts'

/** Draws a screen inside the frame and sets its policy. */
export function layout(c: HostContext, page: Page, screen: Screen, assets: Assets, challenge?: ChallengeScript): Html | Promise<Html> {
  const { texts, store } = page
  // These run before the head is printed, since both add to the page's list of widgets.
  const top = screen.isQuiet ? quietHeader(page) : header(page, screen)
  const quickBuy = screen.isQuiet ? '' : mount(page, 'quick-buy', { fallback: '' })
  const mountedNotice = screen.name === 'maintenance' ? '' : mount(page, 'maintenance-notice', { fallback: '' })
  const bottom = footer(page, screen.isQuiet ?? false)
  const skin = assets.skins.get(c.req.query('skin') ?? '')
  allowScripts(c, { files: challenge ? [page.suite.base, challenge.script] : [page.suite.base] })
  return html`<!doctype html>
    <html lang="${store.locale.replace('_', '-')}" data-store="${store.code}" data-screen="${screen.name}">
      <head>
        <meta charset="utf-8" />
        <title>${screen.title} | Touchline</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${screen.description && html`<meta name="description" content="${screen.description}" />`} ${searchTags(page, screen)} ${shareTags(page, screen)}
        <meta name="theme-color" content="#ffffff" />
        ${wholeAtOnce}
        <link rel="icon" href="${assets.favicon}" type="image/svg+xml" />
        <link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin media="(width < 600px)" />
        <link rel="preload" href="${assets.wideFont}" as="font" type="font/woff2" crossorigin media="(width >= 600px)" />
        ${raw(suiteTags(page.suite, store.language, page.widgets).join(''))}
        <link rel="stylesheet" href="${assets.theme}" />
        ${skin !== undefined && html`<link rel="stylesheet" href="${skin}" />`}
        ${challenge?.tag}
        <script type="application/json" id="touchline-page">
          ${scriptJson(page.config)}
        </script>
        ${screen.data?.map((block) => html`<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...block })}</script>`)}
      </head>
      <body>
        <a class="skip" href="#content">${texts.frame.skip}</a>
        ${starSymbol} ${formsOfPage(page)} ${top}
        <main id="content" tabindex="-1">${screen.body}</main>
        <i id="content-end" hidden></i>
        ${printedSeller(store)}
        ${bottom} ${quickBuy} ${mountedNotice}
      </body>
    </html>`
}

/** Who sells, on paper alone: an order or a confirmation is printed to be kept. */
function printedSeller(store: StoreView): Html {
  const { name, street, place, country, vat, register, email, phone } = sellerOf(store)
  const words = fillText('invoice.vat', store.language, vat)
  return html`<p class="printed-seller wrap"><strong>${name}</strong><br />${street}, ${place}, ${country}<br />${email}, ${phone}<br />${words}. ${register}.</p>`
}

/**
 * If the browser paints a header before the header has arrived whole, it shifts when the rest arrives, as do pictures with text at their foot.
 * The browser waits for an empty element after the content, since Chromium counts an element as parsed as soon as it begins.
 */
const wholeAtOnce = html`<link rel="expect" href="#content-end" blocking="render" />`

function searchTags(page: Page, screen: Screen): Html {
  if (screen.isIndexed === false) return html`<meta name="robots" content="noindex, follow" />`
  const canonical = screen.canonical === undefined ? page.path.split('?', 1)[0] : screen.canonical
  const { prev = null, next = null } = screen.neighbours ?? {}
  const link = (rel: string, path: string | null) =>
    path !== null && html`<link${attributes({ rel, href: page.origin + page.link(path) })} />`
  return html`${canonical === null || canonical === undefined ? '' : html`${link('canonical', canonical)}${alternateLinks(page, screen, canonical)}`}${link('prev', prev)}${link('next', next)}`
}

function shareTags(page: Page, screen: Screen): Html {
  const property = (name: string, content: string) => html`<meta property="og:${name}" content="${content}" />`
  return html`${property('site_name', 'Touchline')}${property('title', screen.title)}${property('locale', page.store.locale)}${property('type', screen.name === 'product' ? 'product' : 'website')}
  ${screen.description && property('description', screen.description)}${screen.picture && property('image', page.origin + screen.picture)}`
}
