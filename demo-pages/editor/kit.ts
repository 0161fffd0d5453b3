// The blocks that this shop offers its editors. The widget's schema defines their options; other fields fill the HTML inside the mount.
import * as v from 'valibot'
import data from './kit.json' with { type: 'json' }

/** A field: an option with the type in the widget's schema, one with a picker, or content of the HTML inside the mount. */
const Field = v.strictObject({
  kind: v.picklist(['option', 'text', 'long', 'link', 'moment', 'product', 'products', 'category', 'scene', 'scenes']),
  /** Its name in `texts/`, under `labels`. */
  label: v.string(),
  /** Whether its text differs by language. */
  isLocal: v.optional(v.boolean()),
  /** An option of the widget with a special kind of field, such as a picker. */
  isOption: v.optional(v.boolean()),
  /** Its help in `texts/`, under `help`. */
  help: v.optional(v.string()),
})

const Block = v.strictObject({
  widget: v.nullable(v.string()),
  /** Options that a new block has if its purpose differs from the widget's defaults. */
  starts: v.optional(v.record(v.string(), v.string())),
  /** Fields of which one is required for visible content. */
  needs: v.optional(v.array(v.string())),
  fields: v.record(v.string(), Field),
})

/** A field of a block's form. */
export type KitField = v.InferOutput<typeof Field>

/** The blocks by type, in the order of the palette. */
export const kit: Readonly<Record<string, v.InferOutput<typeof Block>>> = v.parse(v.record(v.string(), Block), data)
