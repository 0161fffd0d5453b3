// Renders a widget on a server: each call serves one shopper, starts and ends with empty stores, and is synchronous, so that two never mix.
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

/** The result for one mount. */
export interface Rendered {
  /** The markup inside the mount. */
  html: string
  /** The text of `<script type="application/json" data-touchline-state>`, safe to print there. */
  state: string
  /** The value of the mount's `data-touchline-ssr`. */
  ssr: string
}

/** The parts that the build compiles into the server's bundle. */
export interface RendererParts {
  widgets: Readonly<Record<string, ViewWidget | EnhanceWidget>>
  /** Compiled messages by widget and language; `shared` is added to each of them. */
  catalogues: Readonly<Record<string, Readonly<Record<string, Messages>>>>
  /** `<flavour>.<build>` */
  build: string
  /** Puts the page's settings into the stores, activates its language, and returns both. */
  startPage: (page: unknown) => { language: string; locale: string }
  /** Derives the stores' state from answers and the other known values. */
  stateFrom: (
    answers: Readonly<Record<string, unknown>>,
    known: PrintedState['stores'],
    page: { address: string; options: Readonly<Record<string, unknown>> },
  ) => PrintedState['stores']
  /** Clears the stores' caches besides their seeded atoms. */
  resetStores: () => void
}

/** Further data of a host about a mount. */
export interface RenderExtra {
  /** The prefix of ids inside the mount; defaults to a hash of options and answers. */
  id?: string
  /** The time of the answers, in milliseconds. */
  at?: number
  /** The page's address from the root, where the answer is a list's. */
  address?: string
  /** State that no answer contains, by store and name: choices made earlier. */
  state?: Record<string, Record<string, unknown>>
}

/**
 * Renders one mount. `answers` are the API answers that the host already has, by path; the stores derive their state from them.
 * Throws the widget's errors, and where an answer cannot be parsed; the host then prints its own HTML.
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

/** Creates the `render` function of a build. */
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
