// The fixtures of drawn widgets, for ports of the renderer: options and the API's answers as input, HTML as output.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { Fixture } from '#widgets/fixture.ts'
import type { ServerModule } from '../build/server-bundle.ts'
import { plainRoutes } from './tries.ts'

type Schema = ReturnType<typeof toJsonSchema>

/** One drawing. */
export interface DrawnRow {
  widget: string
  language: string
  /** The page's settings. */
  page: object
  options: Readonly<Record<string, unknown>>
  /** The API's answers by call, as in the contract. */
  answers: Readonly<Record<string, unknown>>
  /** The other arguments of `render`: the mount's id and the page's address. */
  extra: { id: string; address: string }
  html: string
}

const views = {
  nl: { locale: 'nl_NL', country: 'NL', currency: 'EUR' },
  en: { locale: 'en_GB', country: 'GB', currency: 'GBP' },
  de: { locale: 'de_DE', country: 'DE', currency: 'EUR' },
  sv: { locale: 'sv_SE', country: 'SE', currency: 'SEK' },
} as const
/** A time span long enough that output which depends on the hour, the day or the season changes. */
const LATER = 201 * 86_400_000 + 11 * 3_600_000

/** Draws every widget that depends on answers or is a list, with the values of its own tests. */
export async function drawAll(root: string, { widgets, render }: ServerModule): Promise<DrawnRow[]> {
  const rows: DrawnRow[] = []
  for (const [widget, { kind, options: schema }] of Object.entries(widgets)) {
    const file = join(root, `widgets/${widget}/${widget}.fixture.ts`)
    if (kind !== 'view' || !existsSync(file)) continue
    const { fixture }: { fixture: Fixture } = await import(file)
    const options = optionsOf(fixture, toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }))
    for (const [language, view] of Object.entries(views)) {
      const page = {
        ...view,
        store: { id: 1, code: 'shop', name: 'Shop' },
        baseUrl: '/shop/',
        routes: plainRoutes,
        limits: { compare: 4, password: { minLength: 8, minClasses: 3 } },
      }
      const extra = { id: 'a-mount', address: typeof options['path'] === 'string' ? options['path'] : '/shop/page' }
      const draw = (answers: object) => render(widget, options, { ...answers }, page, extra).html
      const answers = readable(answersOf(fixture), (one) => draw(one))
      const html = attempt(() => draw(answers))
      const isOfData = Object.keys(answers).length > 0 || Object.values(options).some((value) => typeof value === 'object')
      if (html && isOfData && html === later(() => draw(answers))) rows.push({ widget, language, page, options, answers, extra, html })
    }
  }
  return rows
}

/** The fixed answers; answers of sequences and failures belong to interaction. */
function answersOf({ answers = {}, printed = {} }: Fixture): [string, unknown][] {
  const plain = Object.entries(answers).filter(([, one]) => Array.isArray(one) || Object.getPrototypeOf(Object(one)) === Object.prototype)
  return Object.entries({ ...Object.fromEntries(plain.filter(([, one]) => typeof one === 'object')), ...printed })
}

/** The answers that the renderer uses; the others belong to interaction. */
function readable(answers: readonly [string, unknown][], draw: (answers: object) => string): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  for (const [call, answer] of answers) {
    const isRead = attempt(() => draw({ ...kept, [call]: answer })) !== null
    if (isRead) kept[call] = answer
  }
  return kept
}

function attempt(draw: () => string): string | null {
  try {
    return draw()
  } catch {
    // An answer that the widget cannot be drawn with is no fixture.
    return null
  }
}

/** The same output at another time: output that depends on the clock is no fixture. */
function later(draw: () => string): string {
  const { now } = Date
  Date.now = () => now() + LATER
  try {
    return draw()
  } finally {
    Date.now = now
  }
}

/** The options that a widget's own tests use. */
export async function exampleOptions(root: string, widget: string, schema: Schema): Promise<Record<string, unknown>> {
  const { fixture }: { fixture: Fixture } = await import(join(root, `widgets/${widget}/${widget}.fixture.ts`))
  return optionsOf(fixture, schema)
}

const optionsOf = (fixture: Fixture, schema: Schema) => ({ ...typed(fixture, schema), ...fixture.options })

/** A fixture's attributes as options, with the types of the widget's schema. */
function typed({ attributes = {} }: Fixture, { properties = {} }: Schema): Record<string, unknown> {
  const options: Record<string, unknown> = {}
  for (const [attribute, text] of Object.entries(attributes)) {
    const name = attribute.replace(/^data-/, '').replaceAll(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase())
    const schema = properties[name]
    const type = typeof schema === 'object' ? schema.type : undefined
    if (type === 'string') options[name] = text
    else if (type) options[name] = JSON.parse(text === '' ? 'true' : text)
  }
  return options
}
