// Loads the page's adapter before the first call or parse. A page without an adapter loads nothing of this folder.
import { adaptWith } from '#shared/api/adaptation.ts'
import { environment } from '#shared/environment.ts'
import { loadChunk } from '#shared/mount/resources.ts'
import { shapeWith } from '#shared/state/shaping.ts'
import { AdapterError, reportFault, wordsOf } from './adapter-error.ts'
import { type Adapter, type AdapterPage, type AdapterRule, type AdapterShape, shapeNames } from './adapter.ts'
import { adaptationOf } from './adapt.ts'
import { headings } from './headings.ts'
import { shapingOf } from './shape.ts'

const parts = ['request', 'call', 'answer']

/**
 * Loads and activates an adapter. The returned function lists the entries that will never be used. Where the adapter cannot be loaded, no
 * call may be made and nothing shown: a platform that counts in cents would show wrong prices. Then an `AdapterError` is thrown, no widget
 * starts, and the host's HTML stays.
 */
export async function loadAdapter(address: string, { baseUrl, store, currency }: AdapterPage): Promise<() => void> {
  const url = new URL(address, new URL(baseUrl, environment.location)).href
  const module = await loadChunk(url, () => import(url)).catch((error: Error) => {
    throw new AdapterError(`The adapter ${url} could not be loaded: ${wordsOf(error.cause)}`, { cause: error })
  })
  return takeAdapter(module, url, { baseUrl, currency, store: { id: store.id, code: store.code } })
}

/** Activates the exports of a module, as `loadAdapter` does. */
export function takeAdapter(module: unknown, name: string, page: AdapterPage): () => void {
  const adapter = fieldsOf(module)?.['default']
  if (!isAdapter(adapter)) throw new AdapterError(`The adapter ${name} has no default export with "calls" or "shapes"`)
  const { calls = {}, shapes = {} } = adapter
  shapeWith(shapingOf(functionsOf(shapes)))
  adaptWith(adaptationOf(rulesOf(calls), page))
  const doubts = doubtsOf(adapter)
  return () => doubts.forEach((doubt) => void reportFault(`${doubt} (${name})`))
}

const fieldsOf = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null

/** Checks the outer shape only; the entries are checked one by one later. */
function isAdapter(value: unknown): value is Adapter {
  const { calls, shapes } = fieldsOf(value) ?? {}
  return [calls, shapes].some((one) => one !== undefined) && [calls, shapes].every((one) => one === undefined || fieldsOf(one) !== null)
}

const rulesOf = (calls: NonNullable<Adapter['calls']>): Record<string, AdapterRule> =>
  Object.fromEntries(Object.entries(calls).flatMap(([heading, rule]) => (rule ? [[heading, rule]] : [])))

const functionsOf = (shapes: NonNullable<Adapter['shapes']>): Record<string, AdapterShape> =>
  Object.fromEntries(Object.entries(shapes).flatMap(([name, shape]) => (typeof shape === 'function' ? [[name, shape]] : [])))

/** Entries that no call and no schema will ever use. */
function doubtsOf({ calls = {}, shapes = {} }: Adapter): string[] {
  const isKnown = (names: readonly string[], name: string) => names.includes(name)
  return [
    ...Object.entries(calls).flatMap(([heading, rule]) => {
      if (!isKnown(headings, heading)) return [`no call of the contract has the heading "${heading}"${meantBy(heading)}`]
      const own = fieldsOf(rule) ?? {}
      const isRule = Object.entries(own).some(([name, part]) => isKnown(parts, name) && typeof part === 'function')
      return isRule ? [] : [`the rule of ${heading} has no function "request", "call" or "answer"`]
    }),
    ...Object.entries(shapes).flatMap(([name, shape]) => {
      if (!isKnown(shapeNames, name)) return [`no shape is called "${name}"; there are ${shapeNames.join(', ')}`]
      return typeof shape === 'function' ? [] : [`the shape "${name}" is no function`]
    }),
  ]
}

/** The known heading that differs only by a leading slash, letter case or the name of a placeholder. */
function meantBy(heading: string): string {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/ \/+/, ' ')
      .replaceAll(/\{\w*\}|:\w+/g, '{}')
  const meant = headings.find((one) => plain(one) === plain(heading))
  return meant ? `; it is written "${meant}"` : ''
}
