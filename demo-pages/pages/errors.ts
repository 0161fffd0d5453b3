// The error page, for addresses inside and outside a store, with links to useful pages.
import type { ErrorPage } from '../server/error-answer.ts'
import type { Frame } from './frame.ts'
import { html } from './markup.ts'

/** Renders the host's error page; its last fallback needs neither database nor theme. */
export function createErrorPage(frame: Frame): ErrorPage {
  return async (c, status) => {
    try {
      const page = await frame.open(c)
      const { pages } = page.texts
      const isGone = status === 404
      const [title, text] = isGone
        ? [pages.notFound, pages.notFoundText]
        : status >= 500
          ? [pages.failed, pages.failedText]
          : [pages.refused, pages.refusedText]
      return await frame.show(
        c,
        page,
        {
          name: 'error',
          title,
          isIndexed: false,
          alternates: isGone ? null : undefined,
          body: html`<div class="whistle wrap">
            <p class="whistle-number" aria-hidden="true">${status}</p>
            <h1>${title}</h1>
            <p>${text}</p>
            <ul class="chips" role="list">
              ${page.departments.map(({ name, url }) => html`<li><a href="${url}">${name}</a></li>`)}
            </ul>
            <p><a class="button" href="${page.link('')}">${pages.toHome}</a></p>
          </div>`,
        },
        status,
      )
    } catch (error) {
      frame.host.options.report('pages: the error page itself failed', error)
      return c.html(
        html`<!doctype html><html lang="en"><meta charset="utf-8" /><title>${status}</title><h1>${status}</h1><p><a href="/">Touchline</a></p></html>`,
        status,
      )
    }
  }
}
