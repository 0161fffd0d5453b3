// Reads the contract's calls, schemas and settings from the code; markdown.ts and openapi.ts format them.
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { CallInfo, Sent } from '#shared/api/define-call.ts'
import { type Example, namedCalls, type Refusal } from '#shared/api/example.ts'
import { loadTree, type Tree, type TreeWithExamples } from './load.ts'
import { parseModules } from './parsed.ts'
import { usersIn } from './users.ts'
import { isSchema, named, wireOfTree } from './wire-of-tree.ts'
import type { WireOf } from './wire-of.ts'

type Schema = v.GenericSchema

/** A call of the contract. */
export interface ContractCall {
  /** `cart.addLines`. */
  name: string
  about: string
  method: CallInfo['method']
  /** The path with names for values, e.g. `checkout/cart/items/{id}`. */
  path: string
  /** `catalogue` calls send no cookies and can be cached publicly. */
  client: CallInfo['client']
  group: CallInfo['group']
  isRead: boolean
  /** The query parameters by name, with an example. */
  query: Readonly<Record<string, string>>
  /** The call's own headers, with an example. */
  headers: Readonly<Record<string, string>>
  /** Example bodies; empty if nothing is sent. */
  payloads: readonly unknown[]
  answer: { kind: 'json' | 'html' | 'file'; isOpen: boolean; example: unknown; schema: JsonSchema; wire: Schema }
  widgets: readonly string[]
  refusals: readonly Refusal[]
}

/** The whole contract. */
export interface Contract {
  calls: readonly ContractCall[]
  /** The schemas that several answers share, by name. */
  shapes: Readonly<Record<string, JsonSchema>>
  settings: JsonSchema
  /** The settings' names for pages. */
  routes: Readonly<Record<string, string | null>>
}

/** Definitions for the parts of answers: every exported object schema, and the three that hosts may write in several ways. */
function definitionsOf(tree: Tree, wireOf: WireOf): Record<string, Schema> {
  const found: Record<string, Schema> = {}
  const add = (name: string, schema: Schema) => {
    if (!Object.hasOwn(found, name) && !Object.values(found).includes(schema)) found[name] = schema
  }
  for (const name of ['Id', 'Label']) add(name, wireOf(named(tree, 'parts', name)))
  add('Flag', wireOf(named(tree, 'answer-parts', 'Flag')))
  for (const [file, names] of Object.entries(tree.schemas)) {
    if (file === 'shared/wire/page.ts') continue
    for (const [name, schema] of Object.entries(names))
      if (isSchema(schema) && wireOf(schema).type === 'object') add(name.replace(/^Wire/, ''), wireOf(schema))
  }
  return found
}

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Removes our own limits, which do not concern a host. */
function tidy(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(tidy)
  if (!isPlain(schema)) return schema
  const entries = Object.entries(schema).filter(
    ([key, value]) => key !== '$schema' && !(key.endsWith('imum') && Math.abs(Number(value)) > 1e9),
  )
  return Object.fromEntries(entries.map(([key, value]) => [key, key === 'const' || key === 'enum' ? value : tidy(value)]))
}

/** The JSON Schema of a wire schema, with references to the definitions instead of copies. */
function jsonOf(wire: Schema, definitions: Record<string, Schema>): JsonSchema {
  const { $defs: _, ...schema } = toJsonSchema(wire, { errorMode: 'ignore', target: 'draft-2020-12', typeMode: 'input', definitions })
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the rest of a schema is a schema
  return tidy(schema) as JsonSchema
}

/** The names that a schema refers to, directly and indirectly. */
function namesIn(schema: unknown, all: Readonly<Record<string, JsonSchema>>, seen = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g)) {
    if (seen.has(name)) continue
    seen.add(name)
    namesIn(all[name], all, seen)
  }
  return seen
}

/** Reads the contract from the tree at `root`. */
export async function readContract(root: string): Promise<Contract> {
  const [tree, modules] = await Promise.all([loadTree(root), parseModules(root, ['widgets', 'stores', 'shared'])])
  const usersOf = usersIn(modules)
  const wireOf = wireOfTree(tree)
  const definitions = definitionsOf(tree, wireOf)
  const examples = examplesIn(tree)
  const calls = namedCalls(tree.calls).map(({ name, home, own, info }): ContractCall => {
    const { method, path, client, group, answer, format } = info
    const example = examples.get(info)
    if (!example) throw new Error(`${home}: ${own} has no example. Add one to the examples.ts beside it.`)
    const parsed = v.safeParse(answer, example.answer)
    if (!parsed.success) throw new Error(`${home}: the answer in the example of ${own} is refused: ${v.summarize(parsed.issues)}`)
    const wire = wireOf(answer)
    return {
      ...{ name, method, path, client, group, about: modules.get(home)?.exports.get(own)?.about ?? '' },
      isRead: method === 'GET',
      query: Object.assign({}, ...example.sent.map(queryOf)),
      headers: Object.assign({}, ...example.sent.map(({ headers = {} }) => headers)),
      payloads: example.sent.flatMap(({ json }) => (json === undefined ? [] : [json])),
      answer: {
        kind: format === 'text' ? 'html' : format === 'file' ? 'file' : 'json',
        isOpen: example.isOpen,
        example: format === 'file' && example.answer instanceof ArrayBuffer ? new TextDecoder().decode(example.answer) : example.answer,
        schema: format === 'file' ? {} : jsonOf(wire, definitions),
        wire,
      },
      widgets: usersOf(home, own),
      refusals: example.refusals,
    }
  })
  const all = Object.fromEntries(Object.entries(definitions).map(([name, schema]) => [name, jsonOfDefinition(schema, definitions)]))
  const used = namesIn(
    calls.map(({ answer }) => answer.schema),
    all,
  )
  const { settings, routes } = settingsOf(tree, wireOf)
  return {
    calls: calls.toSorted(
      (one, other) =>
        one.path.localeCompare(other.path, 'en') ||
        one.method.localeCompare(other.method, 'en') ||
        one.name.localeCompare(other.name, 'en'),
    ),
    shapes: Object.fromEntries(
      Object.entries(all)
        .filter(([name]) => used.has(name))
        .toSorted(([one], [other]) => one.localeCompare(other, 'en')),
    ),
    settings,
    routes,
  }
}

/** The example of each call. */
function examplesIn({ examples }: TreeWithExamples): ReadonlyMap<CallInfo, Example> {
  const found = new Map<CallInfo, Example>()
  for (const [file, module] of Object.entries(examples))
    for (const example of module.examples) {
      if (found.has(example.info)) throw new Error(`${file} has a second example of ${example.info.method} ${example.info.path}`)
      found.set(example.info, example)
    }
  return found
}

/** The schema of a definition, which would otherwise be a reference to itself. */
function jsonOfDefinition(schema: Schema, definitions: Record<string, Schema>): JsonSchema {
  const others = Object.fromEntries(Object.entries(definitions).filter(([, one]) => one !== schema))
  return jsonOf(schema, others)
}

function queryOf({ searchParams = {} }: Sent): Record<string, string> {
  const pairs = searchParams instanceof URLSearchParams ? [...searchParams] : Object.entries(searchParams)
  return Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]))
}

function settingsOf(tree: Tree, wireOf: WireOf): Pick<Contract, 'settings' | 'routes'> {
  const schema = named(tree, 'page', 'PageConfig')
  const read: unknown = v.parse(schema, { baseUrl: '/nl/' })
  const routes = isPlain(read) && isPlain(read['routes']) ? read['routes'] : {}
  return {
    settings: jsonOf(wireOf(schema), {}),
    routes: Object.fromEntries(Object.entries(routes).map(([name, url]) => [name, typeof url === 'string' ? url : null])),
  }
}
