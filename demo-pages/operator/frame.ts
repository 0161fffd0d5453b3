// The frame of the operator's pages: the theme's stylesheet, no scripts, no store.
import { html, type Html } from '../pages/markup.ts'

/** Renders a page. */
export function operatorPage({
  title,
  theme,
  operator,
  body,
  place = 'operator',
}: {
  title: string
  theme: string
  operator: string | null
  body: Html
  /** The path of these pages. */
  place?: 'operator' | 'editor'
}): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | Touchline ${place}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${theme}" />
      </head>
      <body>
        <main class="operator wrap">
          ${
            operator &&
            html`<nav class="operator-bar" aria-label="${place === 'editor' ? 'Editor' : 'Operator'}">
              ${place === 'editor' ? html`<a href="/editor">Pages</a>` : html`<a href="/operator">Orders</a> <a href="/operator/reviews">Reviews</a> <a href="/operator/goods">Stock</a> <a href="/operator/newsletter">Newsletter</a>`}
              <span>${operator}</span>
              <form action="/${place}/logout" method="post"><button class="button button-plain" type="submit">Log out</button></form>
            </nav>`
          }
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`
}
