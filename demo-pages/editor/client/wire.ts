// Schemas of the answers to the editor's calls.
import * as v from 'valibot'

const Words = v.object({ en: v.string(), nl: v.string(), de: v.string(), sv: v.string() })
const Language = v.picklist(['en', 'nl', 'de', 'sv'])
/** A picture of the shop with its name for people. */
const Scene = v.object({ name: v.string(), label: v.string() })
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
  /** The choices in words, where they have any. */
  names: v.record(v.string(), v.string()),
  minimum: v.nullable(v.number()),
  maximum: v.nullable(v.number()),
  isWhole: v.boolean(),
  standard: v.string(),
})
const PaletteBlock = v.object({
  type: v.string(),
  title: v.string(),
  widget: v.nullable(v.string()),
  fields: v.array(Field),
  /** Options that the widget requires. */
  required: v.array(v.string()),
  starts: v.record(v.string(), v.string()),
})
const Edited = v.object({ version: v.number(), editedBy: v.string(), document: Document })
const History = {
  versions: v.array(v.object({ version: v.number(), edited_by: v.string(), edited_at: v.string() })),
  /** The latest first; a planned version precedes all others. */
  publications: v.array(v.object({ version: v.number(), publish_at: v.string(), published_by: v.string(), isPlanned: v.boolean() })),
  /** The document that shoppers see now; null while there is none. It is only compared. */
  shown: v.unknown(),
}
export const Opened = v.object({
  ...Edited.entries,
  ...History,
  slug: v.string(),
  palette: v.array(PaletteBlock),
  scenes: v.array(Scene),
  stores: v.array(v.object({ code: v.string(), name: v.string(), language: Language })),
})
export const Versions = v.object(History)
export const TakenDown = v.object({ ...History, isCleared: v.boolean() })
export const Published = v.object({ ...History, isPlanned: v.boolean(), isCleared: v.boolean() })
export const Saved = v.object({ version: v.number() })
export const Newer = v.object({ newer: Edited })
export const Older = v.object({ document: Document })
const Limit = v.nullable(v.number())
export const Faults = v.object({
  faults: v.array(v.object({ block: v.string(), field: v.string(), word: v.string(), minimum: Limit, maximum: Limit })),
})
const Gap = v.object({
  id: v.string(),
  kind: v.picklist(['language', 'empty', 'option', 'alt', 'link', 'gone']),
  block: v.nullable(v.string()),
  field: v.nullable(v.string()),
  what: v.string(),
  languages: v.array(Language),
})
export const Gaps = v.object({ gaps: v.array(Gap) })
export const Products = v.object({ items: v.array(v.object({ id: v.number(), name: v.string(), sku: v.string() })) })
export const Categories = v.object({ categories: v.array(v.object({ id: v.number(), name: v.string() })) })

export const Contents = v.object({
  before: v.string(),
  inside: v.string(),
  attributes: v.string(),
  options: v.record(v.string(), v.unknown()),
})

export type Contents = v.InferOutput<typeof Contents>
export type History = v.InferOutput<typeof Versions>
export type Document = v.InferOutput<typeof Document>
export type Block = v.InferOutput<typeof Block>
export type Value = Block['values'][string]
export type Field = v.InferOutput<typeof Field>
export type PaletteBlock = v.InferOutput<typeof PaletteBlock>
export type Edited = v.InferOutput<typeof Edited>
export type Opened = v.InferOutput<typeof Opened>
export type Gap = v.InferOutput<typeof Gap>
export type Scene = v.InferOutput<typeof Scene>
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
