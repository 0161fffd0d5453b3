// Prints a mount: options as attributes or JSON, and inside it the server-rendered widget or HTML that works without it.
import { attributes, html, raw, scriptJson, type Html } from './markup.ts'
import type { Page } from './page.ts'
import type { Answers } from './suite.ts'

/** The content of a mount. */
export interface MountContent {
  /** Scalar options; printed as `data-*` in kebab case. */
  attributes?: Readonly<Record<string, string | number | boolean | null>>
  /** Lists and large data; printed as a JSON child. */
  options?: Readonly<Record<string, unknown>>
  /** HTML that works without the widget and has its height; a function if it is expensive, called only if it is shown. */
  fallback: Html | string | (() => Html)
  /** Answers of our own API that the page already has, by path; the widget is server-rendered from them. Nothing personal on public pages. */
  answers?: Answers
  /** The page's own address, which the answer of a list needs. */
  address?: string
  /** Whether the state is the same for everybody, such as a list of products: no action of a visitor makes it outdated. */
  isForAll?: boolean
  /** The start strategy, if the widget's own does not fit. */
  when?: string
  /** The element of the mount, such as a list for an enhancer; `div` by default. */
  tag?: 'div' | 'section' | 'ul' | 'form'
  class?: string
  /** False keeps the fallback, for a widget that cannot work before its script runs; the state is printed all the same. */
  isDrawn?: boolean
  /** Whether nothing is said where the widget cannot be loaded. */
  isOptional?: boolean
}

/** Shared state never becomes outdated by a visitor's actions, and must be equal in every copy of the page; hence the latest possible time. */
const neverStale = 8_640_000_000_000_000

/** Prints the mount of one widget. */
export function mount(page: Page, name: string, content: MountContent): Html {
  const { tag = 'div', fallback, when, answers = {}, address = '', isDrawn = true, isForAll = false, isOptional = false } = content
  page.widgets.add(name)
  page.mounts += 1
  const id = `${name}-${page.mounts}`
  const scalars = content.attributes ?? {}
  const given = { ...content.options, ...withoutNull(scalars) }
  const hasState = Object.keys(answers).length > 0
  const drawn =
    isDrawn || hasState
      ? page.suite.draw(name, given, answers, page.config, { id, at: hasState && !isForAll ? page.now : neverStale, address })
      : null
  const own = {
    class: content.class,
    id,
    'data-touchline': name,
    'data-when': when,
    'data-touchline-optional': isOptional,
    ...dataOf(scalars),
    'data-touchline-ssr': drawn && (isDrawn ? drawn.ssr : ofOtherMarkup(drawn.ssr)),
  }
  const options = content.options
    ? html`<script type="application/json" data-touchline-options>${scriptJson(content.options)}</script>`
    : ''
  const printed = drawn ? html`<script type="application/json" data-touchline-state>${raw(drawn.state)}</script>` : ''
  const inside = drawn && isDrawn ? raw(drawn.html) : typeof fallback === 'function' ? fallback() : fallback
  return html`<${raw(tag)}${attributes(own)}>${inside}${options}${printed}</${raw(tag)}>`
}

/** Converts scalar options to the attributes that are printed. */
export function attributesOf(scalars: NonNullable<MountContent['attributes']>): Html {
  return attributes(dataOf(scalars))
}

function dataOf(scalars: NonNullable<MountContent['attributes']>): Record<string, string | null> {
  return Object.fromEntries(Object.entries(scalars).map(([key, value]) => [`data-${kebab(key)}`, value === null ? null : String(value)]))
}

/** Replaces the fingerprint in `<flavour>.<build>.<fingerprint>.<id>`: the widget uses the state, but renders its markup afresh. */
function ofOtherMarkup(ssr: string): string {
  const [flavour, build, , ...id] = ssr.split('.')
  return [flavour, build, 'fallback', ...id].join('.')
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function withoutNull(values: NonNullable<MountContent['attributes']>): Record<string, string | number | boolean> {
  const kept: Record<string, string | number | boolean> = {}
  for (const [key, value] of Object.entries(values)) if (value !== null) kept[key] = value
  return kept
}
