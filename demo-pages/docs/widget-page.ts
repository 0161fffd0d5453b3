// A widget's page: a live mount beside its option form and HTML, then options, events, styling, calls, bytes and behaviour on failure.
import type { Database } from '../database/tables.ts'
import { html, type Html } from '../pages/markup.ts'
import { mount } from '../pages/mount.ts'
import type { Page } from '../pages/page.ts'
import { widgetExamples } from '../pages/widget-examples.ts'
import { mountSource } from '../pages/widgets.ts'
import { docsBase } from './frame.ts'
import type { Library, WidgetInfo } from './library.ts'
import { codeBlock, markdown, sentence, table } from './markdown.ts'
import { lookFields } from './look-form.ts'
import { optionForm } from './option-form.ts'

/** The page's body. */
export async function widgetPage(db: Database, page: Page, library: Library, name: string, info: WidgetInfo): Promise<Html> {
  const examples = await widgetExamples(db, page)
  const content = (Object.hasOwn(examples, name) ? examples[name] : undefined) ?? { fallback: '' }
  const printed = mount(page, name, content)
  const about = aboutOf(await library.readme(name))
  const code = (text: string) => html`<code>${text}</code>`
  const base = docsBase(page)
  return html`<h1>${name}</h1>
    <p class="docs-lead">${sentence(info.summary)}</p>
    <section class="docs-live" aria-label="Live">
      <div class="docs-stage" lang="${page.store.locale.replace('_', '-')}" data-docs-stage="${name}">${printed}</div>
      <template data-docs-mount>${printed}</template>
      ${optionForm(info.options, content, info.when, lookFields(info, library))}
    </section>
    <h2 id="mount">Mount HTML</h2>
    <p>The HTML inside is yours. It works without the widget and comes back if the widget fails.</p>
    ${codeBlock(mountSource(name, content), 'html', 'docs-source')}
    <div data-docs-look hidden>
      <p>In your stylesheet:</p>
      ${codeBlock('', 'css', 'docs-look')}
    </div>
    <h3 id="example">Example on a page</h3>
    ${codeBlock(info.example, 'html')}
    <div class="docs-text">${markdown(about.before, base)}</div>
    ${part(
      'options',
      'Options',
      table(
        ['Option', 'Type', 'Default', 'Description'],
        Object.entries(propertiesOf(info.options)).map(([option, schema]) => [
          code(option),
          code(typeOf(schema)),
          defaultOf(schema),
          sentence(textIn(schema, 'description')),
        ]),
      ),
      'This widget has no options of its own.',
    )}
    ${part(
      'events',
      'Events',
      table(
        ['Event', 'detail'],
        info.events.map(({ name: event, detail }) => [code(event), code(detail)]),
      ),
      'This widget sends no events.',
    )}
    <p class="docs-log-words">Events on this page:</p>
    <div class="docs-log" role="log" aria-label="Events on this page" tabindex="0"><ol data-docs-log></ol></div>
    ${part('slots', 'Slots', slots(info.slots, base), null)} ${part('classes', 'Stable classes', chips(info.classes), null)}
    ${part(
      'properties',
      'Custom properties',
      table(
        ['Custom property', 'Default', 'What it is for'],
        info.customProperties.flatMap((property) => {
          const token = library.tokens.get(property)
          return token ? [[code(property), code(token.initial), sentence(token.description)]] : []
        }),
      ),
      'None.',
    )}
    <p>How to use them: <a href="${base}/recipes/look">your own look</a>.</p>
    ${part(
      'calls',
      'Calls',
      table(
        ['Call', 'Purpose', 'Without it'],
        library.calls
          .filter(({ widgets }) => widgets.includes(name))
          .map(({ method, path, what, without }) => [code(`${method} ${path}`), what, without]),
      ),
      'This widget makes no calls to your API.',
    )}
    <p><a href="${base}/contract">The contract</a> describes what each call answers.</p>
    <h2 id="bytes">Bytes</h2>
    ${bytes(info, library, page.store.language)}
    <div class="docs-text">${markdown(about.after, base)}</div>`
}

/** The widget's slots, with a link to the recipe about them. */
function slots(places: readonly string[], base: string): Html | '' {
  return places.length === 0
    ? ''
    : html`<p>Places for <a href="${base}/recipes/slots">something of your own</a>.</p>
        ${chips(places)}`
}

const chips = (all: readonly string[]): Html | '' =>
  all.length === 0 ? '' : html`<ul class="docs-chips" role="list">${all.map((one) => html`<li><code>${one}</code></li>`)}</ul>`

const part = (id: string, title: string, rows: Html | '', otherwise: string | null): Html | '' =>
  rows === '' && otherwise === null ? '' : html`<h2 id="${id}">${title}</h2>${rows || html`<p>${otherwise}</p>`}`

/** The README's own text before and after its tables. The messages come from the catalogue instead. */
function aboutOf(readme: string): { before: string; after: string } {
  const [intro = '', ...sections] = readme.split(/^(?=## )/m)
  const own = sections.filter((section) => !/^## (Options|Events|Slots|Custom properties|Messages)/.test(section))
  const before = intro.replace(/^# .*\n+/, '').replace(/```html\n[\s\S]*?```/, '')
  return { before, after: own.join('\n') }
}

function textIn(one: unknown, key: string): string {
  const value: unknown = typeof one === 'object' && one !== null && Object.hasOwn(one, key) ? Reflect.get(one, key) : undefined
  return value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
}

function propertiesOf(schema: unknown): Record<string, unknown> {
  return typeof schema === 'object' && schema !== null && 'properties' in schema ? { ...Object(schema.properties) } : {}
}

/** A type as the mount expects it; for an enum, its values. */
function typeOf(schema: unknown): string {
  const choices = textIn(schema, 'enum')
  return choices ? choices.slice(1, -1).replaceAll(',', ' | ') : textIn(schema, 'type') || 'object'
}

const defaultOf = (schema: unknown) => textIn(schema, 'default') || 'none'

function bytes({ chunks, later, css, catalogues }: WidgetInfo, { files, widgets }: Library, language: string): Html {
  const sum = (all: readonly string[]) => all.reduce((total, name) => total + (files[name]?.brotli ?? 0), 0)
  const inKB = (count: number) => `${(count / 1024).toFixed(1)} KB`
  const isShared = (name: string) => files[name]?.name === 'start'
  const styled = [...widgets.values()].filter((other) => other.css === css).length
  const [own, shared] = [chunks.filter((name) => !isShared(name)), chunks.filter(isShared)]
  return html`${table(
    ['What', 'Size (Brotli)'],
    [
      ['Added to a page that already has a widget: script', inKB(sum(own))],
      [
        styled > 1 ? `Its stylesheet, which is that of ${styled} widgets` : 'Its stylesheet',
        css && !isShared(css) ? inKB(sum([css])) : 'in the shared stylesheet',
      ],
      [
        `Its texts (${language})`,
        catalogues[language] && !isShared(catalogues[language]) ? inKB(sum([catalogues[language]])) : 'in the shared texts',
      ],
      ['Shared by every page with a widget: script', inKB(sum(shared))],
      ['May be loaded later, when a person uses it; shared with other widgets', inKB(sum(later))],
    ],
  )}
    <p>Widgets that are often used together share a file.</p>`
}
