// Shows every widget of the suite beside its mount HTML, and a page that contains nothing but the suite's tags.
import type { HostContext } from '../host/context.ts'
import type { Frame } from './frame.ts'
import { html, raw, scriptJson, textOf, type Html } from './markup.ts'
import { attributesOf, mount, type MountContent } from './mount.ts'
import { breadcrumbs } from './parts/breadcrumbs.ts'
import { widgetExamples } from './widget-examples.ts'

/** `/pages/widgets` */
export async function showWidgets(frame: Frame, c: HostContext): Promise<Response> {
  const page = await frame.open(c)
  const { pages } = page.texts
  const examples = await widgetExamples(frame.host.db, page)
  const names = Object.keys(page.suite.manifest?.widgets ?? {}).toSorted()
  return frame.show(c, page, {
    name: 'widgets',
    title: pages.widgets,
    isIndexed: false,
    body: html`${breadcrumbs(page, [], pages.widgets)}
      <div class="sheet wrap">
        <h1>${pages.widgets}</h1>
        <p class="lead">${names.length ? pages.widgetsText : pages.noWidgets}</p>
        ${names.map((name) => {
          const content = (Object.hasOwn(examples, name) ? examples[name] : undefined) ?? { fallback: '' }
          return html`<section class="widget" aria-labelledby="widget-${name}">
            <h2 id="widget-${name}"><a href="${page.link(`docs/widgets/${name}`)}">${name}</a></h2>
            <div class="widget-stage">${mount(page, name, content)}</div>
            <pre class="widget-source" tabindex="0" role="group" aria-label="${pages.mountHtml(name)}"><code>${mountSource(name, content)}</code></pre>
          </section>`
        })}
      </div>`,
  })
}

/** The HTML of a mount, as the author of a page writes it. */
export function mountSource(name: string, { attributes = {}, options }: MountContent): string {
  const json = options ? JSON.stringify(options, null, 2).replaceAll('<', '\\u003c') : null
  const script = json === null ? '' : `\n  <script type="application/json" data-touchline-options>\n${json}\n  </script>`
  return `<div data-touchline="${name}"${textOf(attributesOf(attributes))}>\n  <!-- HTML that works without the widget -->${script}\n</div>`
}

/** `/pages/bare`: no header, no theme; `?widget=` names the mounts to add. For tests and for viewing one widget alone. */
export async function showBare(frame: Frame, c: HostContext): Promise<Response> {
  const page = await frame.open(c)
  const { pages } = page.texts
  const examples = await widgetExamples(frame.host.db, page)
  const known = page.suite.manifest?.widgets ?? {}
  const names = (c.req.queries('widget') ?? []).filter((name) => Object.hasOwn(known, name)).slice(0, 20)
  const mounts: Html[] = names.map((name) =>
    mount(page, name, (Object.hasOwn(examples, name) ? examples[name] : undefined) ?? { fallback: '' }),
  )
  return frame.showBare(
    c,
    page,
    (tags) => html`<!doctype html>
      <html lang="${page.store.locale.replace('_', '-')}">
        <head>
          <meta charset="utf-8" />
          <title>${pages.bare}</title>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <link rel="icon" href="data:," />
          ${raw(tags.join(''))}
          <script type="application/json" id="touchline-page">
            ${scriptJson(page.config)}
          </script>
        </head>
        <body>
          <h1>${pages.bare}</h1>
          <p>${pages.bareText}</p>
          ${mounts}
        </body>
      </html>`,
  )
}
