// The frame of every page of the docs: the navigation, and the suite's tags if the page runs a widget.
import type { HostContext } from '../host/context.ts'
import type { ClientFiles } from '../server/client-files.ts'
import { allowScripts } from '../server/security.ts'
import { storeViews } from '../host/store-view.ts'
import type { Frame } from '../pages/frame.ts'
import { attributes, html, raw, scriptJson, type Html } from '../pages/markup.ts'
import type { Page } from '../pages/page.ts'
import type { Library } from './library.ts'

/** One page of the docs. */
export interface DocsScreen {
  title: string
  /** Its path below the docs; empty for the first page. */
  path: string
  body: Html
  /** What was searched for, on the page of results. */
  query?: string
}

/** The address of the docs in the page's store. */
export const docsBase = (page: Page) => `/${page.store.code}/docs`

/** Renders a page of the docs. */
export function showDocs(c: HostContext, frame: Frame, page: Page, library: Library, files: ClientFiles, screen: DocsScreen) {
  const base = docsBase(page)
  allowScripts(c, { files: [files.script], policies: ['docs'] })
  const link = (path: string, content: string | Html) =>
    html`<li><a${attributes({ href: `${base}${path && `/${path}`}`, 'aria-current': path === screen.path ? 'page' : null })}>${content}</a></li>`
  return frame.assets().then(({ assets }) =>
    frame.showBare(
      c,
      page,
      (tags) => html`<!doctype html>
        <html lang="en" data-store="${page.store.code}">
          <head>
            <meta charset="utf-8" />
            <title>${screen.title} | Touchline docs</title>
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex, follow" />
            ${screen.query === undefined && html`<link rel="alternate" type="text/markdown" href="${base}/${screen.path || 'start'}.md" />`}
            <link rel="icon" href="${assets.favicon}" type="image/svg+xml" />
            <link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin media="(width < 600px)" />
            <link rel="preload" href="${assets.wideFont}" as="font" type="font/woff2" crossorigin media="(width >= 600px)" />
            ${raw(tags.join(''))}
            <link rel="stylesheet" href="${assets.theme}" />
            <link rel="stylesheet" href="${files.style}" />
            <script type="module" src="${files.script}"></script>
            <script type="application/json" id="touchline-page">
              ${scriptJson(page.config)}
            </script>
          </head>
          <body class="docs">
            <a class="skip" href="#content">Skip to content</a>
            <header class="docs-top">
              <a class="docs-name" href="${base}">Touchline <span>docs ${library.version.split('-')[0] ?? ''}</span></a>
              <nav aria-label="Stores">${storeViews.map(
                ({ code }) =>
                  html`<a${attributes({ href: `/${code}/docs${screen.path && `/${screen.path}`}`, 'aria-current': code === page.store.code ? 'true' : null })}>${code}</a> `,
              )}</nav>
            </header>
            <div class="docs-frame">
              <details class="docs-menu" open>
                <summary>All pages</summary>
                <search>
                  <form class="docs-find" action="${base}/search" method="get">
                    <label for="docs-query">Search the docs</label>
                    <input class="input" id="docs-query" name="q" type="search" autocomplete="off" maxlength="100" value="${screen.query ?? ''}" />
                    <p class="docs-help" role="status" data-docs-count></p>
                  </form>
                  <ol class="docs-found" role="list" data-docs-found data-base="${base}" hidden></ol>
                </search>
                <nav aria-label="Docs" data-docs-nav>
                  <ul role="list">${link('', 'Start')}${[...library.recipes].map(([name, { title }]) => link(`recipes/${name}`, title))}${link('contract', 'The contract')}${link('types', 'Types')}<li><a href="${base}/llms.txt">All pages as plain text</a></li></ul>
                  <p class="docs-group">Widgets</p>
                  <ul role="list">${link('widgets', 'All widgets')}${Array.from(library.widgets.keys(), (name) => link(`widgets/${name}`, name))}</ul>
                </nav>
              </details>
              <main id="content" tabindex="-1">${screen.body}</main>
            </div>
          </body>
        </html>`,
    ),
  )
}
