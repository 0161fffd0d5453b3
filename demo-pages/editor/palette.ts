// The blocks that an editor may use: the host's own list, with the options that touchline.manifest.json describes.
import * as v from 'valibot'
import type { Suite } from '../pages/suite.ts'
import type { Language } from '../host/store-view.ts'
import { kit, type KitField } from './kit.ts'
import { kitTexts } from './texts.ts'

/** The parts of JSON Schema that a form needs. */
const Schema = v.object({
  type: v.optional(v.string()),
  enum: v.optional(v.array(v.string())),
  minimum: v.optional(v.number()),
  maximum: v.optional(v.number()),
  format: v.optional(v.string()),
  default: v.optional(v.union([v.string(), v.number(), v.boolean(), v.array(v.unknown())])),
  description: v.optional(v.string()),
  items: v.optional(v.object({ type: v.optional(v.string()) })),
})
const Properties = v.object({ properties: v.record(v.string(), v.unknown()) })
const Required = v.object({ required: v.array(v.string()) })

/** One field of a block's form. */
export interface Field {
  name: string
  label: string
  /** The help text below the field. */
  help: string
  kind: KitField['kind'] | 'switch' | 'number' | 'choice' | 'text'
  /** Whether its text differs by language. */
  isLocal: boolean
  /** Whether it is an option of the widget, which the mount validates; otherwise it fills the HTML inside the mount. */
  isOption: boolean
  choices: readonly string[]
  /** The choices in words, where they have any. */
  names: Readonly<Record<string, string>>
  minimum: number | null
  maximum: number | null
  isWhole: boolean
  /** The default value as text. */
  standard: string
}

/** A type of block. */
export interface PaletteBlock {
  type: string
  title: string
  /** The widget of its mount; null for plain HTML. */
  widget: string | null
  fields: readonly Field[]
  /** Options that the widget requires. */
  required: readonly string[]
  starts: Readonly<Record<string, string>>
  /** Fields of which at least one is required for visible content. */
  needs: readonly string[]
}

/** All types of blocks, by name. */
export type Palette = Readonly<Record<string, PaletteBlock>>

/** The palette of a build in a language; it offers no block whose widget the build lacks. */
export function readPalette({ manifest }: Suite, language: Language = 'en'): Palette {
  const { blocks: titles, labels, help, choices } = kitTexts[language]
  const find = (names: Readonly<Record<string, string>>, name: string) => names[name] ?? name
  const blocks = Object.entries(kit).flatMap(([type, { widget, starts = {}, needs = [], fields }]) => {
    const title = find(titles, type)
    const schema = widget === null ? null : manifest?.widgets[widget]?.options
    const options = optionsOf(schema)
    if (widget !== null && !manifest?.widgets[widget]) return []
    const all = Object.entries(fields).flatMap(([name, field]) => {
      const read = field.kind === 'option' || field.isOption ? v.safeParse(Schema, options[name]) : null
      if (read && !read.success) return []
      const { description: _, ...checked } = read?.output ?? {}
      const named = { label: find(labels, field.label), help: field.help === undefined ? '' : find(help, field.help) }
      return [{ ...fieldOf(name, { ...field, ...named }, checked), names: choices }]
    })
    const required = v.is(Required, schema) ? schema.required : []
    return [[type, { type, title, widget, fields: all, required, starts, needs }] as const]
  })
  return Object.fromEntries(blocks)
}

/** The fields of a block; empty for an unknown type. */
export function fieldsOf(palette: Palette, type: string): readonly Field[] {
  return (Object.hasOwn(palette, type) ? palette[type]?.fields : undefined) ?? []
}

/** The required options of a block's widget that are empty. */
export function missingOf(palette: Palette, type: string, values: Readonly<Record<string, unknown>>): string[] {
  const required = Object.hasOwn(palette, type) ? palette[type]?.required : []
  return (required ?? []).filter((name) => values[name] === undefined || values[name] === '')
}

/** The labels of fields of which one is required for visible content; empty if one is filled in. */
export function needsOf(
  palette: Palette,
  {
    type,
    values,
    texts,
  }: { type: string; values: Readonly<Record<string, unknown>>; texts: Readonly<Record<string, Record<string, string>>> },
): string[] {
  const needs = (Object.hasOwn(palette, type) ? palette[type]?.needs : undefined) ?? []
  const isFilled = needs.some((name) => values[name] !== undefined || Object.values(texts).some((translation) => translation[name]?.trim()))
  return isFilled ? [] : needs.flatMap((name) => fieldsOf(palette, type).find((field) => field.name === name)?.label ?? [])
}

/** Every option of a widget as a field; an option that needs JSON gets a field for long text. */
export function optionFields(schema: unknown): Field[] {
  return Object.entries(optionsOf(schema)).map(([name, one]) => {
    const read = v.safeParse(Schema, one)
    const isPlain = read.success && (read.output.enum || ['string', 'number', 'integer', 'boolean'].includes(read.output.type ?? ''))
    return fieldOf(name, { kind: isPlain ? 'option' : 'long', label: name, isOption: true }, read.success ? read.output : {})
  })
}

function optionsOf(schema: unknown): Record<string, unknown> {
  const read = v.safeParse(Properties, schema)
  return read.success ? read.output.properties : {}
}

function fieldOf(
  name: string,
  { kind, label, isLocal = false, isOption = kind === 'option', help }: KitField,
  schema: v.InferOutput<typeof Schema>,
): Field {
  const type = schema.enum
    ? 'choice'
    : schema.type === 'boolean'
      ? 'switch'
      : schema.type === 'number' || schema.type === 'integer'
        ? 'number'
        : 'text'
  return {
    name,
    label,
    help: help ?? schema.description ?? '',
    kind: kind === 'option' ? (schema.format === 'date-time' ? 'moment' : type) : kind,
    isLocal,
    isOption,
    choices: schema.enum ?? [],
    names: {},
    minimum: schema.minimum ?? null,
    maximum: schema.maximum ?? null,
    isWhole: schema.type === 'integer',
    standard: typeof schema.default === 'object' || schema.default === undefined ? '' : `${schema.default}`,
  }
}
