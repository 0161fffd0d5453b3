// Schemas of the answers to the editor's calls.
import * as v from 'valibot'

const Words = v.object({ en: v.string(), nl: v.string(), de: v.string(), sv: v.string() })
const Texts = v.record(v.string(), v.string())
const Block = v.object({
  id: v.string(),
  type: v.string(),
  width: v.picklist(['full', 'half']),
  values: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.array(v.union([v.number(), v.string()]))])),
  texts: v.object({ en: Texts, nl: Texts, de: Texts, sv: Texts }),
})
export const Document = v.object({ title: Words, blocks: v.array(Block) })
const Field = v.object({
  name: v.string(),
  label: v.string(),
  help: v.string(),
  kind: v.string(),
  isLocal: v.boolean(),
  isOption: v.boolean(),
  choices: v.array(v.string()),
  minimum: v.nullable(v.number()),
  maximum: v.nullable(v.number()),
  standard: v.string(),
})
const PaletteBlock = v.object({
  type: v.string(),
  title: v.string(),
  widget: v.nullable(v.string()),
  fields: v.array(Field),
  starts: v.record(v.string(), v.string()),
})
const Edited = v.object({ version: v.number(), editedBy: v.string(), document: Document })
const History = {
  versions: v.array(v.object({ version: v.number(), edited_by: v.string(), edited_at: v.string() })),
  /** The latest first; a planned version precedes all others. */
  publications: v.array(v.object({ version: v.number(), publish_at: v.string(), published_by: v.string(), isPlanned: v.boolean() })),
}
export const Opened = v.object({
  ...Edited.entries,
  ...History,
  slug: v.string(),
  palette: v.array(PaletteBlock),
  scenes: v.array(v.string()),
  stores: v.array(v.object({ code: v.string(), language: v.picklist(['en', 'nl', 'de', 'sv']) })),
})
export const Versions = v.object(History)
export const TakenDown = v.object({ ...History, notice: v.nullable(v.string()) })
export const Saved = v.object({ version: v.number() })
export const Newer = v.object({ newer: Edited })
export const Older = v.object({ document: Document })
export const Published = v.object({ publishAt: v.string(), isPlanned: v.boolean(), notice: v.nullable(v.string()) })
export const Faults = v.object({ faults: v.array(v.object({ block: v.string(), field: v.string(), expected: v.string() })) })
export const Products = v.object({ items: v.array(v.object({ id: v.number(), name: v.string(), sku: v.string() })) })
export const Categories = v.object({ categories: v.array(v.object({ id: v.number(), name: v.string() })) })

export const Contents = v.object({
  before: v.string(),
  inside: v.string(),
  attributes: v.string(),
  options: v.record(v.string(), v.unknown()),
})

export type Contents = v.InferOutput<typeof Contents>
export type Document = v.InferOutput<typeof Document>
export type Block = v.InferOutput<typeof Block>
export type Value = Block['values'][string]
export type Field = v.InferOutput<typeof Field>
export type PaletteBlock = v.InferOutput<typeof PaletteBlock>
export type Edited = v.InferOutput<typeof Edited>
export type Opened = v.InferOutput<typeof Opened>
export type Language = keyof Document['title']

/** The ids that connect a control with its label, help and error. */
export interface Own {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
}

/** The answer of a call: its status and its unparsed body. */
export interface Answer {
  status: number
  body: unknown
}

/** Calls the host; the status is 0 if the host could not be reached. */
export async function call(path: string, method = 'GET', body?: unknown): Promise<Answer> {
  try {
    const answer = await fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
    return { status: answer.status, body: await answer.json() }
  } catch {
    return { status: 0, body: null }
  }
}
