// The values that a template is tried with before it is accepted.
import { routeFor } from './markers.ts'
import { rowsToTry } from './rows.ts'
import type { TemplateOption } from './options.ts'
import type { Values } from './parts.ts'

const routes = 'home cart checkout success search wishlist compare login account contact terms privacy withdrawal delivery'.split(' ')
const each = (valueOf: (name: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(routes.map((name) => [name, valueOf(name)]))

/** The addresses of a page's settings, each by its marker. */
export const markedRoutes = each(routeFor)
/** The addresses of a usual shop. */
export const plainRoutes = each((name) => `/shop/${name}`)
/** The addresses of a shop that is one script. */
export const routesWithQuery = each((name) => `/index.php?route=${name}&a=b`)

/** A text to escape, a short one, and an address with a query. */
const texts = ['/a "b" & <c>\'s', 'q', '/index.php?route=a&b=1']

/** The values to try for an option. */
export function valuesToTry(option: TemplateOption): readonly unknown[] {
  const { kind, choices } = option
  if (kind === 'list') return rowsToTry(option, texts)
  return kind === 'choice' || choices.length > 0 ? choices : kind === 'number' ? [0, 1, 12_345.5] : texts
}

/** The values of a widget's required options only. */
export const plainValues = (required: readonly TemplateOption[]): Values => ({
  id: 'a-mount',
  routes: plainRoutes,
  ...Object.fromEntries(required.map((option) => [option.name, plainValue(option)])),
})

function plainValue(option: TemplateOption): unknown {
  const { kind, choices } = option
  if (kind === 'list') return rowsToTry(option, texts)[1]
  return kind === 'number' ? 7 : (choices[0] ?? 'required')
}

/** The options of mounts to try: none, those of the widget's own tests, and the first and last value of each option. */
export function mountsToTry(options: readonly TemplateOption[], example: Readonly<Record<string, unknown>>): Values[] {
  // PHP cannot distinguish an empty object from an empty list.
  const lists = Object.entries(example).filter(([, value]) => typeof value === 'object' && !JSON.stringify(value).includes('{}'))
  const plain = options.filter(({ kind }) => kind !== 'list' && kind !== 'bulk')
  const triedAt = (at: number) => Object.fromEntries(plain.map((option) => [option.name, valuesToTry(option).at(at)]))
  const attributes = { id: 'a-mount', class: 'first "a" & b', when: 'media(width < 600px)', content: '<p>&lt;Yours&gt; & "ours"</p>' }
  return [{}, { ...attributes, ...Object.fromEntries(lists), ...triedAt(0) }, { ...Object.fromEntries(lists), ...triedAt(-1), id: 'other' }]
}
