// The document around a page's own content.
import { html, type Html } from './html.ts'
import type { PageInfo } from './theme.ts'

export const layout = (page: PageInfo, content: Html): string =>
  html`<!doctype html>
<html lang="${page.store.locale.replace('_', '-')}" data-base="${page.base}" data-store-id="${page.store.id}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${page.title}</title>
${page.theme.head(page)}</head>
<body class="page-${page.name}">
${page.theme.header(page)}
<main>${page.notice === null ? '' : html`<p class="notice" role="alert">${page.notice}</p>`}
${content}</main>
${page.theme.footer(page)}
</body></html>`.text
