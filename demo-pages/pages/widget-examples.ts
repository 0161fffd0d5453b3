// The mounts of each widget as this shop's pages print them, for the page that shows all of them.
import { getListing } from '../catalogue/listing.ts'
import { getProductById } from '../catalogue/product.ts'
import { landmarks } from '../database/landmarks.ts'
import type { Database } from '../database/tables.ts'
import { html } from './markup.ts'
import type { MountContent } from './mount.ts'
import { compareTexts } from './texts/compare.ts'
import { stores } from './page.ts'
import type { Page } from './page.ts'
import { compareForm } from './parts/compare-form.ts'
import { accountTexts } from './texts/account.ts'
import { card, wishForm } from './parts/card.ts'
import { pictureAt } from './parts/picture.ts'

/** Mounts by widget name; a widget without an entry is mounted bare. */
export async function widgetExamples(db: Database, page: Page): Promise<Record<string, MountContent>> {
  const { cart, wishlist, search, store } = page.texts.frame
  const { catalog } = await getListing(db, page.store, { pageSize: 12 })
  const item = catalog.items.find(({ product_type, in_stock }) => product_type === 'configurable' && in_stock) ?? catalog.items[0]
  const found = item ? await getProductById(db, page.store, item.product_id) : null
  const productId = found?.product.product_id ?? 0
  const [bundle, set, shirt, kit] = await Promise.all(
    [landmarks.bundle, landmarks.grouped, landmarks.personalised, landmarks.teamWear].map(({ id }) => getProductById(db, page.store, id)),
  )
  const link = (path: string, name: string) => html`<a class="button button-plain" href="${page.link(path)}">${name}</a>`
  return {
    minicart: {
      attributes: { cartUrl: page.link('checkout/cart'), freeShippingFrom: page.store.freeShippingFrom / 100 },
      fallback: link('checkout/cart', cart),
    },
    'selling-points': {
      fallback: html`<ul><li>${page.texts.promises.deliveryShort}</li><li>${page.texts.promises.returns}</li></ul>`,
    },
    'footer-menus': {
      fallback: html`<nav class="footer-menus-group" aria-label="${page.texts.frame.service}">
        <h3 class="footer-menus-title">${page.texts.frame.service}</h3>
        <ul class="footer-menus-list"><li><a href="${page.link('contact')}">${page.texts.contact.title}</a></li></ul>
      </nav>`,
    },
    'account-menu': {
      attributes: { accountUrl: page.link('account'), logoutUrl: page.link('logout'), ordersUrl: page.link('account/orders') },
      fallback: link('account', accountTexts[page.store.language].account),
    },
    'mobile-menu': {
      fallback: html`<details>
        <summary>${page.texts.frame.menu}</summary>
        <ul>${page.departments.map(({ name, url, groups }) => html`<li><a href="${url}">${name}</a><ul>${groups.map((group) => html`<li><a href="${group.url}">${group.name}</a></li>`)}</ul></li>`)}</ul>
      </details>`,
    },
    'form-validator': {
      attributes: { onInput: true },
      fallback: html`<form action="${page.link('search')}" method="get">
        <label>${page.texts.frame.search} <input class="input" name="query" data-rules="required|min:3" /></label>
        <p><button class="button" type="submit">${page.texts.frame.search}</button></p>
      </form>`,
    },
    countdown: { fallback: html`<p><time datetime="2030-01-01T00:00:00Z">2030-01-01</time></p>` },
    'lazy-images': {
      fallback: item?.image ? html`<p><img src="${pictureAt(item.image, 320)}" loading="lazy" alt="" width="160" height="160" /></p>` : '',
    },
    'product-picks': {
      attributes: { heading: page.texts.product.related },
      options: { ids: catalog.items.slice(0, 4).map(({ product_id }) => product_id) },
      answers: {
        [`catalog/products?ids=${catalog.items
          .slice(0, 4)
          .map(({ product_id }) => product_id)
          .join()}`]: { items: catalog.items.slice(0, 4) },
      },
      isForAll: true,
      fallback: '',
    },
    video: {
      fallback: item?.image
        ? html`<a href="https://www.youtube-nocookie.com/embed/x"><img src="${pictureAt(item.image, 960)}" alt="${item.name}" width="960" height="960" /></a>`
        : '',
    },
    // With the state that an account page would print, so that no request is sent.
    'personal-settings': {
      options: {
        action: page.link('account/settings'),
        customer: { id: 0, email: 'ada@example.com', firstname: 'Ada', lastname: 'Byron', version: 1 },
      },
      fallback: '',
    },
    'newsletter-settings': {
      options: { action: page.link('account/newsletters'), newsletters: { items: [], state: 'none', email: '', version: 0 } },
      fallback: '',
    },
    'gift-card-balance': {
      attributes: { action: page.link('account/gift-card') },
      fallback: link('account/gift-card', accountTexts[page.store.language].giftCard),
    },
    'logout-timer': { attributes: { homeUrl: page.link(''), isStaying: true }, fallback: link('', page.texts.pages.toHome) },
    'password-toggle': {
      fallback: html`<input class="input" type="password" aria-label="${accountTexts[page.store.language].password}" autocomplete="off" />`,
    },
    'wishlist-badge': { attributes: { wishlistUrl: page.link('wishlist') }, fallback: link('wishlist', wishlist) },
    'compare-badge': {
      attributes: { compareUrl: page.link('compare') },
      fallback: link('compare', compareTexts[page.store.language].title),
    },
    'compare-toggle': { attributes: { compareUrl: page.link('compare') }, fallback: item ? compareForm(page, item) : '' },
    compare: { attributes: { shopUrl: page.link('') }, fallback: link('compare', compareTexts[page.store.language].title) },
    wishlist: { attributes: { shopUrl: page.link('') }, fallback: link('wishlist', wishlist) },
    'quick-buy': {
      fallback: item ? html`<a class="button button-plain" href="${item.url}" data-quick-buy="${item.product_id}">${item.name}</a>` : '',
    },
    'product-slider': {
      attributes: { variant: 'products' },
      fallback: html`<div class="product-slider-track" role="group" tabindex="0" aria-label="${page.texts.product.related}">
        ${catalog.items.slice(0, 8).map((one, index) => html`<div>${card(page, one, { list: 'widgets', index: index + 1, sizes: '25vw' })}</div>`)}
      </div>`,
    },
    'wishlist-toggle': { attributes: { listName: 'widgets' }, fallback: item ? wishForm(page, item, 1) : '' },
    'header-search': {
      attributes: { searchUrl: page.link('search') },
      options: { categories: page.departments.map(({ id, name }) => ({ id, label: name })) },
      fallback: link('search', search),
      isDrawn: false,
    },
    'mega-menu': {
      fallback: html`<ul role="list">
        ${page.departments.slice(0, 2).map(({ id, name, url }) => html`<li data-menu="${id}"><a href="${url}">${name}</a></li>`)}
      </ul>`,
    },
    'store-switch': {
      options: {
        stores: stores.map(({ code, name, locale }) => ({
          code,
          label: name,
          language: locale.replace('_', '-'),
          url: `/${code}/pages/widgets`,
          isCurrent: code === page.store.code,
        })),
      },
      fallback: link('', store),
    },
    'product-options': {
      attributes: { productId, followsAddress: false },
      options: { product: found?.product ?? null },
      fallback: item ? link(item.url.slice(page.link('').length), item.name) : '',
    },
    'add-to-cart': { attributes: { productId }, fallback: link('checkout/cart', page.texts.product.addToCart), isDrawn: false },
    gallery: {
      attributes: { productId, label: item?.name ?? '' },
      options: { images: found?.product.images ?? [] },
      fallback: item ? link(item.url.slice(page.link('').length), item.name) : '',
    },
    lightbox: {
      fallback: html`${found?.product.images.map((url, index) => html`<a href="${pictureAt(url, 1600)}">${page.texts.product.picture(found.product.name, index + 1)}</a> `)}`,
    },
    'bundle-options': {
      attributes: { productId: landmarks.bundle.id },
      options: { product: bundle?.product ?? null },
      fallback: link(`product/${landmarks.bundle.slug}`, bundle?.product.name ?? ''),
    },
    'set-builder': {
      attributes: { productId: landmarks.grouped.id },
      options: { product: set?.product ?? null },
      fallback: link(`product/${landmarks.grouped.slug}`, set?.product.name ?? ''),
    },
    personalisation: {
      attributes: { productId: landmarks.personalised.id },
      options: { product: shirt?.product ?? null },
      fallback: link(`product/${landmarks.personalised.slug}`, shirt?.product.name ?? ''),
    },
    'team-roster': {
      attributes: { productId: landmarks.teamWear.id },
      options: { product: kit?.product ?? null },
      fallback: link(`product/${landmarks.teamWear.slug}`, kit?.product.name ?? ''),
    },
    'team-link': {
      attributes: { productId: landmarks.teamWear.id, teamUrl: page.link('account/teams/{id}'), showsKit: true },
      options: { product: kit?.product ?? null },
      fallback: link(`product/${landmarks.teamWear.slug}`, kit?.product.name ?? ''),
    },
    reviews: { attributes: { productId, isForBuyers: true }, fallback: '' },
    'review-form': { attributes: { productId, isForBuyers: true }, fallback: '' },
    'order-grid': { attributes: { productId }, fallback: link('contact', page.texts.contact.title) },
    'size-chart': { attributes: { productId }, fallback: link('contact', page.texts.contact.title) },
    'size-advice': { attributes: { productId }, fallback: link('contact', page.texts.contact.title) },
    'delivery-promise': {
      attributes: { productId, price: found?.product.final_price_incl_tax ?? null },
      options: { delivery: found?.product.delivery ?? null },
      fallback: link('pages/delivery', page.texts.promises.deliveryShort),
    },
    specification: { attributes: { productId }, fallback: '' },
    'stock-alert': { attributes: { productId: landmarks.soldOut.id }, fallback: link('contact', page.texts.contact.title) },
    cart: { attributes: { checkoutUrl: page.link('checkout') }, fallback: link('checkout/cart', cart) },
    checkout: { attributes: { leavesEmpty: false }, fallback: link('checkout', page.texts.checkout.title) },
    'order-confirmation': { attributes: { shopUrl: page.link('') }, fallback: link('', page.texts.frame.home) },
  }
}
