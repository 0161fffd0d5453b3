// The document around a page's own content.
import { html, type Html } from '#tests/support/spec-host/pages/html.ts'
import type { PageInfo } from './theme.ts'

const CLASSES: Record<PageInfo['name'], string> = {
  home: 'cms-home cms-index-index',
  category: 'catalog-category-view',
  search: 'catalogsearch-result-index',
  product: 'catalog-product-view',
  cart: 'checkout-cart-index',
  checkout: 'checkout-index-index',
  success: 'checkout-onepage-success',
  login: 'customer-account-login',
  account: 'account customer-account-index',
  bank: 'ideal-bank-index',
}

export const layout = (page: PageInfo, content: Html): string =>
  html`<!doctype html>
<html lang="${page.store.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${page.title}</title>
${page.theme.head(page)}</head>
<body class="${CLASSES[page.name]}">
${page.theme.header(page)}
<main id="maincontent" class="page-main">${page.messages.map(({ type, text }) => html`<div role="alert" class="message-${type} ${type} message"><div>${text}</div></div>`)}
<h1 class="page-title">${page.title}</h1>
${content}</main>
${page.theme.footer(page)}
</body></html>`.text
