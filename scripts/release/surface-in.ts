// What a theme developer or a host can rely on in one version, read from the folder of a package: the manifest and the calls.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Schema } from './schema.ts'

/** Schemas are JSON that our own build wrote. */
const AnySchema = v.custom<Schema>((value) => typeof value === 'object' && value !== null)
const Names = v.array(v.string())

const Widget = v.object({
  options: v.nullable(AnySchema),
  events: v.record(v.string(), v.string()),
  slots: Names,
  classes: Names,
  customProperties: Names,
})
const Call = v.object({
  /** `base`, or the extension that a host may do without. */
  part: v.string(),
  sent: v.nullable(AnySchema),
  answered: v.nullable(AnySchema),
})

/** The schema of what is kept of a release. */
export const Surface = v.object({
  version: v.string(),
  widgets: v.record(v.string(), Widget),
  tokens: Names,
  /** Classes of what widgets share. */
  classes: Names,
  /** Messages that a host may replace under an id of their own; those named by their English change with it. */
  messages: Names,
  calls: v.record(v.string(), Call),
  schemas: v.record(v.string(), AnySchema),
})

/** What a version promises. */
export type Surface = v.InferOutput<typeof Surface>

const Manifest = v.object({
  version: v.string(),
  kit: v.object({ customProperties: v.array(v.object({ name: v.string() })), classes: Names }),
  widgets: v.record(
    v.string(),
    v.object({
      ...v.omit(Widget, ['options', 'events']).entries,
      options: v.optional(AnySchema),
      events: v.array(v.object({ name: v.string(), detail: v.string() })),
    }),
  ),
})
const Body = v.optional(v.object({ content: v.optional(v.record(v.string(), v.object({ schema: v.optional(AnySchema) }))) }))
const OpenApi = v.object({
  paths: v.record(
    v.string(),
    v.record(v.string(), v.object({ 'x-touchline-part': v.string(), requestBody: Body, responses: v.record(v.string(), Body) })),
  ),
  components: v.object({ schemas: v.record(v.string(), AnySchema) }),
})

/** Reads a file of JSON. */
export const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'))

/** Reads the surface of a package's folder, which does not say which messages have an id of their own. */
export async function surfaceIn(folder: string): Promise<Surface> {
  const { version, kit, widgets } = v.parse(Manifest, await readJson(join(folder, 'touchline.manifest.json')))
  const { paths, components } = v.parse(OpenApi, await readJson(join(folder, 'openapi.json')))
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, responses, 'x-touchline-part': part }]) => {
      const good = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
      return [`${method.toUpperCase()} ${path.slice(1)}`, { part, sent: schemaOf(requestBody), answered: schemaOf(good) }] as const
    }),
  )
  return {
    version,
    widgets: Object.fromEntries(
      Object.entries(widgets).map(([name, { options, events, slots, classes, customProperties }]) => [
        name,
        {
          options: options ? plain(options) : null,
          events: Object.fromEntries(events.map((event) => [event.name, event.detail])),
          slots,
          classes,
          customProperties,
        },
      ]),
    ),
    tokens: kit.customProperties.map(({ name }) => name),
    classes: kit.classes,
    messages: [],
    calls: Object.fromEntries(calls),
    schemas: Object.fromEntries(Object.entries(components.schemas).map(([name, schema]) => [name, plain(schema)])),
  }
}

/** The schema of a body; null if it has none. */
function schemaOf(body: v.InferOutput<typeof Body>): Schema | null {
  const schema = Object.values(body?.content ?? {})[0]?.schema
  return schema ? plain(schema) : null
}

/** A schema without texts for people, which may change with any version. */
function plain(schema: Schema): Schema {
  const texts = new Set(['description', 'example', 'examples', 'title', '$schema', 'default'])
  const strip = (value: unknown, isNames: boolean): unknown => {
    if (Array.isArray(value)) return value.map((one) => strip(one, false))
    if (typeof value !== 'object' || value === null) return value
    const kept = Object.entries(value).filter(([name]) => isNames || !texts.has(name))
    // Below `properties` stand names of fields, which may be called as we call texts.
    return Object.fromEntries(kept.map(([name, one]) => [name, strip(one, !isNames && name === 'properties')]))
  }
  return v.parse(AnySchema, strip(schema, false))
}
