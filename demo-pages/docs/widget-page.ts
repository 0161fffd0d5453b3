// All about one widget: alive beside its form and its mount HTML, then options, events, looks, calls, bytes and what happens when it fails.
import type { Database } from '../database/tables.ts'
import { html, type Html } from '../pages/markup.ts'
import { mount } from '../pages/mount.ts'
import type { Page } from '../pages/page.ts'
import { widgetExamples } from '../pages/widget-examples.ts'
import { mountSource } from '../pages/widgets.ts'
import { docsBase } from './frame.ts'
import type { Library, WidgetFacts } from './library.ts'
import { codeBlock, markdown, sentence, table } from './markdown.ts'
import { optionForm } from './option-form.ts'

/** The page's body. */
export async function widgetPage(db: Database, page: Page, library: Library, name: string, facts: WidgetFacts): Promise<Html> {
  const examples = await widgetExamples(db, page)
  const content = (Object.hasOwn(examples, name) ? examples[name] : undefined) ?? { fallback: '' }
  const printed = mount(page, name, content)
  const about = aboutOf(await library.readme(name))
  const code = (words: string) => html`<code>${words}</code>`
  return html`<h1>${name}</h1>
    <p class="docs-lead">${sentence(facts.summary)}</p>
    <section class="docs-live" aria-label="Live">
      <div class="docs-stage" lang="${page.store.locale.replace('_', '-')}" data-docs-stage="${name}">${printed}</div>
      <template data-docs-mount>${printed}</template>
      ${optionForm(facts.options, content, facts.when)}
    </section>
    <h2 id="mount">Mount HTML</h2>
    <p>What stands inside is yours: it works without the widget, and comes back where the widget fails.</p>
    ${codeBlock(mountSource(name, content), 'html', 'docs-source')}
    <h3 id="example">As a page may have it</h3>
    ${codeBlock(facts.example, 'html')}
    <div class="docs-text">${markdown(about.before, docsBase(page))}</div>
    ${part(
      'options',
      'Options',
      table(
        ['Option', 'Type', 'Default', 'What it is'],
        Object.entries(propertiesOf(facts.options)).map(([option, schema]) => [
          code(option),
          code(typeOf(schema)),
          defaultOf(schema),
          sentence(textIn(schema, 'description')),
        ]),
      ),
      'It has none of its own.',
    )}
    ${part(
      'events',
      'Events',
      table(
        ['Event', 'detail'],
        facts.events.map(({ name: event, detail }) => [code(event), code(detail)]),
      ),
      'It causes none.',
    )}
    <p class="docs-log-words">What happened on this page:</p>
    <div class="docs-log" role="log" aria-label="What happened" tabindex="0"><ol data-docs-log></ol></div>
    ${part('slots', 'Slots', names(facts.slots), null)} ${part('classes', 'Stable classes', names(facts.classes), null)}
    ${part('properties', 'Custom properties', chips(facts.customProperties), 'None.')}
    ${part(
      'calls',
      'Calls',
      table(
        ['Call', 'What for'],
        library.calls.filter(({ widgets }) => widgets.includes(name)).map(({ method, path, what }) => [code(`${method} ${path}`), what]),
      ),
      'It asks your API nothing.',
    )}
    <p><a href="${docsBase(page)}/contract">The contract</a> says what each answers.</p>
    <h2 id="bytes">Bytes</h2>
    ${bytes(facts, library, page.store.language)}
    <div class="docs-text">${markdown(about.after, docsBase(page))}</div>`
}

const chips = (all: readonly string[]): Html | '' =>
  all.length === 0 ? '' : html`<ul class="docs-chips" role="list">${all.map((one) => html`<li><code>${one}</code></li>`)}</ul>`

const part = (id: string, title: string, rows: Html | '', otherwise: string | null): Html | '' =>
  rows === '' && otherwise === null ? '' : html`<h2 id="${id}">${title}</h2>${rows || html`<p>${otherwise}</p>`}`

/** What a README says in its own words: before its tables, and behind them. The messages are the catalogue's. */
function aboutOf(readme: string): { before: string; after: string } {
  const [intro = '', ...sections] = readme.split(/^(?=## )/m)
  const own = sections.filter((section) => !/^## (Options|Events|Custom properties|Messages)/.test(section))
  const words = intro.replace(/^# .*\n+/, '').replace(/```html\n[\s\S]*?```/, '')
  return { before: words, after: own.join('\n') }
}

/** Slots and classes, in whichever form the manifest lists them. */
function names(listed: unknown): Html | '' {
  if (typeof listed !== 'object' || listed === null) return ''
  if (Array.isArray(listed) && listed.every((one) => typeof one === 'string')) return chips(listed)
  const entries = Array.isArray(listed) ? listed.map((one): [string, unknown] => [nameOf(one), one]) : Object.entries(listed)
  return table(
    ['Name', 'What it is'],
    entries.map(([name, one]) => [html`<code>${name}</code>`, typeof one === 'string' ? (one === name ? '' : one) : wordsOf(one)]),
  )
}

const nameOf = (one: unknown) => (typeof one === 'string' ? one : textIn(one, 'name'))

function wordsOf(one: unknown): string {
  const entries = Object.entries(Object(one)).filter(([key]) => key !== 'name')
  return entries.map(([key, value]) => (key === 'description' ? String(value) : `${key}: ${JSON.stringify(value)}`)).join('; ')
}

function textIn(one: unknown, key: string): string {
  const value: unknown = typeof one === 'object' && one !== null && Object.hasOwn(one, key) ? Reflect.get(one, key) : undefined
  return value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
}

function propertiesOf(schema: unknown): Record<string, unknown> {
  return typeof schema === 'object' && schema !== null && 'properties' in schema ? { ...Object(schema.properties) } : {}
}

/** A type in the words of the mount: a choice by its values. */
function typeOf(schema: unknown): string {
  const choices = textIn(schema, 'enum')
  return choices ? choices.slice(1, -1).replaceAll(',', ' | ') : textIn(schema, 'type') || 'object'
}

const defaultOf = (schema: unknown) => textIn(schema, 'default') || 'none'

function bytes({ chunks, later, css, catalogues }: WidgetFacts, { files }: Library, language: string): Html {
  const sum = (all: readonly string[]) => all.reduce((total, name) => total + (files[name]?.brotli ?? 0), 0)
  const inKB = (count: number) => `${(count / 1024).toFixed(1)} KB`
  const isShared = (name: string) => files[name]?.name === 'start'
  const [own, shared] = [chunks.filter((name) => !isShared(name)), chunks.filter(isShared)]
  return html`${table(
    ['What', 'Brotli'],
    [
      ['What it adds to a page with another widget: script', inKB(sum(own))],
      ['its stylesheet', css && !isShared(css) ? inKB(sum([css])) : 'in the one that every page has'],
      [
        `its texts (${language})`,
        catalogues[language] && !isShared(catalogues[language]) ? inKB(sum([catalogues[language]])) : 'with those that every page has',
      ],
      ['What every page with a widget has: script', inKB(sum(shared))],
      ['What a touch may load beside that, shared with others', inKB(sum(later))],
    ],
  )}
    <p>Widgets that usually stand together share a file.</p>`
}
