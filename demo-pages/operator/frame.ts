// The frame of the staff's pages: the theme and their own stylesheet, no scripts, no store.
import { attributes, hidden, html, type Html } from '../pages/markup.ts'
import { staffLanguages, type Desk } from './desk.ts'

/** One page of the staff. */
export interface StaffPage {
  desk: Desk
  /** The addresses of the stylesheets. */
  styles: readonly string[]
  place: 'operator' | 'editor'
  /** The path of this page, to which a change of language returns. */
  path: string
  /** The e-mail address of who is logged in. */
  who: string | null
  title: string
  body: Html
  /** A question that stands before the page; nothing behind it can be pressed until it is answered or closed (`staff.css`). */
  question?: Html | null
}

/** Renders a page. */
export function staffPage({ desk, styles, place, path, who, title, body, question }: StaffPage): Html {
  const { frame } = desk.texts
  return html`<!doctype html>
    <html lang="${desk.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${frame[place]}</title>
        <link rel="icon" href="data:," />
        ${styles.map((style) => html`<link rel="stylesheet" href="${style}" />`)}
      </head>
      <body>
        ${question}
        <main class="operator wrap">
          <div class="operator-bar">
            ${who && staffNavigation(desk, place)}
            <form class="operator-languages" action="/${place}/language" method="post" aria-label="${frame.language}">
              ${hidden('back', path)}
              ${staffLanguages.map(({ code, name }) => html`<button${attributes({ name: 'language', value: code, lang: code, 'aria-pressed': String(code === desk.language) })}>${name}</button>`)}
            </form>
            ${who && html`<span>${who}</span><form action="/${place}/logout" method="post"><button class="button button-plain" type="submit">${frame.logout}</button></form>`}
          </div>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`
}

function staffNavigation({ texts }: Desk, place: StaffPage['place']): Html {
  const links =
    place === 'editor'
      ? [['/editor', texts.pages.title]]
      : [
          ['/operator', texts.orders.title],
          ['/operator/refunds', texts.refunds.title],
          ['/operator/messages', texts.messages.title],
          ['/operator/complaints', texts.cases.complaints],
          ['/operator/reviews', texts.reviews.title],
          ['/operator/goods', texts.stock.title],
          ['/operator/newsletter', texts.newsletter.title],
        ]
  return html`<nav class="operator-links" aria-label="${texts.frame.parts}">${links.map(([path, name]) => html`<a href="${path}">${name}</a> `)}</nav>`
}

/** A notice above a page; `isFault` interrupts screen readers. */
export function staffNotice(text: string, isFault = false): Html {
  return isFault ? html`<p class="notice notice-error" role="alert">${text}</p>` : html`<p class="notice" role="status">${text}</p>`
}
