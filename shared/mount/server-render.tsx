// Renders a widget on a server: each call is one shopper, starts and ends with empty stores, and never pauses, so that two cannot mix.
import { renderToString } from 'react-dom/server'
import type { GenericSchema } from 'valibot'
import { parse } from 'valibot'
import { addMessages, type Messages } from '#shared/i18n/i18n.ts'
import { Texts } from '#shared/i18n/Texts.tsx'
import type { Seed } from '#shared/state/seed.ts'
import { MountContext, type MountScope } from './context.ts'
import type { EnhanceWidget, ViewWidget } from './define.ts'
import { fingerprintOfMarkup } from './fingerprint.ts'
import { STATE_MAJOR, type PrintedState } from './printed-state.ts'

/** What a host gets for one mount. */
export interface Rendered {
  /** The markup inside the mount. */
  html: string
  /** The text of `<script type="application/json" data-touchline-state>`, safe to print there. */
  state: string
  /** The value of the mount's `data-touchline-ssr`. */
  ssr: string
}

/** What the build compiles into the server's bundle. */
export interface RendererParts {
  widgets: Readonly<Record<string, ViewWidget | EnhanceWidget>>
  /** Compiled messages by widget and language; `shared` is read with each of them. */
  catalogues: Readonly<Record<string, Readonly<Record<string, Messages>>>>
  /** `<flavour>.<build>` */
  build: string
  /** Puts the page's settings into the stores and activates its language, which it answers. */
  startPage: (page: unknown) => { language: string; locale: string }
  /** What answers make of the stores, over what else is known of them. */
  stateFrom: (
    answers: Readonly<Record<string, unknown>>,
    known: PrintedState['stores'],
    page: { address: string; options: Readonly<Record<string, unknown>> },
  ) => PrintedState['stores']
  /** Forgets whatever a store caches besides its seeded atoms. */
  resetStores: () => void
}

/** What else a host may say of a mount. */
export interface RenderExtra {
  /** What the ids inside start with; else a hash of options and answers. */
  id?: string
  /** When the answers were made, in milliseconds. */
  at?: number
  /** The page's address from the root, where the answer is a list's. */
  address?: string
  /** What no answer says, by store and name: what was chosen already. */
  state?: Record<string, Record<string, unknown>>
}

/**
 * Draws one mount. `answers` are those of the API's calls that the host knows already, by path; the stores make their state of them.
 * Throws what the widget throws, and where an answer cannot be read; the host then prints its own HTML.
 * @example render('cart', {}, { 'checkout/cart/quote': quote, 'checkout/cart/totals-information': totals }, pageConfig)
 */
export type Render = (
  name: string,
  options: unknown,
  answers: Readonly<Record<string, unknown>>,
  page: unknown,
  extra?: RenderExtra,
) => Rendered

function writeSeeds(seeds: readonly Seed[], state: Record<string, Record<string, unknown>>): PrintedState['stores'] {
  const printed: PrintedState['stores'] = {}
  for (const { name, atoms, initial } of seeds) {
    const values = Object.hasOwn(state, name) ? (state[name] ?? {}) : {}
    for (const key of Object.keys(atoms)) {
      const value = Object.hasOwn(values, key) ? values[key] : initial[key]
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the widget's own schema and seeds know these types, a table of all widgets cannot
      atoms[key]?.set(value as never)
      if (Object.hasOwn(values, key)) printed[name] = { ...printed[name], [key]: value }
    }
  }
  return printed
}

/** JSON that cannot end the script element it is printed in. */
const scriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

function shortId(text: string): string {
  let hash = 5381
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash, 33) ^ text.charCodeAt(index)
  return (hash >>> 0).toString(36)
}

/** Makes the `render` of a build. */
export function createRender({ widgets, catalogues, build, startPage, stateFrom, resetStores }: RendererParts): Render {
  return (name, options, answers, page, { id, at = Date.now(), address = '', state: known = {} } = {}) => {
    const widget = Object.hasOwn(widgets, name) ? widgets[name] : undefined
    if (widget?.kind !== 'view') throw new Error(`There is no view widget named ${name} to render`)
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the widget's own schema and seeds know these types, a table of all widgets cannot
    const parsed = parse(widget.options as GenericSchema<unknown, Record<string, unknown>>, options)
    const prefix = id ?? `touchline-${name}-${shortId(scriptText([options, answers, known]))}`
    try {
      const { language } = startPage(page)
      addMessages({ ...catalogues['shared']?.[language], ...catalogues[name]?.[language] })
      const printed = writeSeeds(widget.seed, stateFrom(answers, known, { address, options: parsed }))
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the widget's own schema and seeds know these types, a table of all widgets cannot
      widget.prepare?.(parsed as never)(null)
      const scope: MountScope = {
        name,
        id: (suffix) => `${prefix}-${suffix}`,
        element: null,
        replaced: [],
        signal: new AbortController().signal,
        printed: null,
      }
      const View = widget.view
      const html = renderToString(
        <MountContext.Provider value={scope}>
          <Texts>
            {/* oxlint-disable-next-line typescript/consistent-type-assertions -- the widget's own schema and seeds know these types, a table of all widgets cannot */}
            <View options={parsed as never} />
          </Texts>
        </MountContext.Provider>,
      )
      const stored: PrintedState = { major: STATE_MAJOR, at, stores: printed }
      return { html, state: scriptText(stored), ssr: `${build}.${fingerprintOfMarkup(html)}.${prefix}` }
    } finally {
      writeSeeds(widget.seed, {})
      resetStores()
    }
  }
}
