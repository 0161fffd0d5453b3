// What a template is tried with before it is believed.
import { routeFor } from './markers.ts'
import { rowsToTry } from './rows.ts'
import type { TemplateOption } from './options.ts'
import type { Values } from './parts.ts'

const routes = 'home cart checkout success search wishlist compare login account contact terms privacy withdrawal delivery'.split(' ')
const each = (valueOf: (name: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(routes.map((name) => [name, valueOf(name)]))

/** The addresses of a page's settings, each by its marker. */
export const markedRoutes = each(routeFor)
/** The same as a shop has them. */
export const plainRoutes = each((name) => `/shop/${name}`)
/** And as a shop has them that is one script. */
export const routesWithQuery = each((name) => `/index.php?route=${name}&a=b`)

/** What has to be escaped, what is short, and an address with a query. */
const texts = ['/a "b" & <c>\'s', 'q', '/index.php?route=a&b=1']

/** The values an option is tried with. */
export function valuesToTry(option: TemplateOption): readonly unknown[] {
  const { kind, choices } = option
  if (kind === 'list') return rowsToTry(option, texts)
  return kind === 'choice' ? choices : kind === 'number' ? [0, 1, 12_345.5] : texts
}

/** No more than a widget needs. */
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
