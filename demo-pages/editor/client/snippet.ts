// Converts a block to HTML that can be pasted into any page with the suite, and back. Both use the widget's schema.
import { longestText, longestValue, mostValues } from './limits.ts'
import type { Block, Contents, Field, Language, PaletteBlock, Value } from './wire.ts'
import { languages } from './blocks.ts'
import { attributeOf, escaped } from './snippet-words.ts'

const json = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/**
 * Writes the mount around the host's HTML of a block: scalar options as attributes, lists as its JSON child, and the block's own
 * content in all languages as data for the editor.
 */
export function writeSnippet(block: Block, { widget, fields }: PaletteBlock, language: Language, host: Contents): string {
  const scalars: string[] = []
  const lists: Record<string, unknown> = { ...host.options }
  const contents: Record<string, Value> = {}
  for (const field of fields) {
    const value = field.isLocal ? block.texts[language][field.name] : block.values[field.name]
    if (value === undefined || value === '') continue
    if (field.isOption && Array.isArray(value)) lists[field.name] = value
    else if (field.isOption) scalars.push(` ${attributeOf(field.name)}="${escaped(String(value))}"`)
    else if (!field.isLocal) contents[field.name] = value
  }
  const options = Object.keys(lists).length > 0 ? `\n  <script type="application/json" data-touchline-options>${json(lists)}</script>` : ''
  const kept = json({ type: block.type, width: block.width, language, contents, texts: block.texts })
  const mount = widget === null ? '' : ` data-touchline="${widget}"`
  return `${host.before}<div${mount}${scalars.join('')}${host.attributes}>${host.inside}${options}\n  <script type="application/json" data-editor-block>${kept}</script>\n</div>`
}

/** The block of a pasted snippet; null for other HTML, and for a truncated or too long one. Attributes that were changed by hand count. */
export function readSnippet(root: ParentNode, palette: readonly PaletteBlock[]): Omit<Block, 'id'> | null {
  const element = root.querySelector(':has(> script[data-editor-block])') ?? root.querySelector('[data-touchline]')
  if (!element) return null
  const kept = readJson(element.querySelector('script[data-editor-block]'))
  const lists = readJson(element.querySelector('script[data-touchline-options]'))
  if (!kept || !lists) return null
  const widget = element.getAttribute('data-touchline')
  const known = palette.find(({ type }) => type === kept['type']) ?? palette.find((one) => one.widget !== null && one.widget === widget)
  if (!known || known.widget !== widget) return null
  const language = languages.find((one) => one === kept['language']) ?? 'en'
  const texts = textsOf(kept['texts'], known.fields)
  const values: Block['values'] = {}
  const contents = recordOf(kept['contents'])
  for (const field of known.fields) {
    const written = element.getAttribute(attributeOf(field.name))
    const given = field.isOption ? (written === null ? lists[field.name] : typed(field, written)) : contents[field.name]
    if (!isValue(given)) continue
    if (!field.isLocal) values[field.name] = given
    else if (typeof given === 'string') texts[language][field.name] = given
  }
  if (languages.some((one) => Object.values(texts[one]).some((text) => text.length > longestText))) return null
  return { type: known.type, width: kept['width'] === 'half' ? 'half' : 'full', values, texts }
}

/** Converts an attribute's text to the type in the schema; a mismatch stays text, so that the mount reports it. */
function typed(field: Field, text: string): Value {
  if (field.kind === 'switch') return text === '' || text === 'true' ? true : text === 'false' ? false : text
  if (['number', 'product', 'category'].includes(field.kind))
    return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
  return text
}

function textsOf(given: unknown, fields: readonly Field[]): Block['texts'] {
  const texts: Block['texts'] = { en: {}, nl: {}, de: {}, sv: {} }
  for (const language of languages)
    for (const [name, text] of Object.entries(recordOf(recordOf(given)[language])))
      if (typeof text === 'string' && fields.some((field) => field.name === name && field.isLocal)) texts[language][name] = text
  return texts
}

/** Null if it is invalid. */
function readJson(script: Element | null): Record<string, unknown> | null {
  if (!script) return {}
  try {
    return recordOf(JSON.parse(script.textContent))
  } catch {
    return null
  }
}

function recordOf(given: unknown): Record<string, unknown> {
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? Object.fromEntries(Object.entries(given)) : {}
}

function isValue(given: unknown): given is Value {
  const isPlain = (one: unknown) => typeof one === 'number' || (typeof one === 'string' && one.length <= longestValue)
  return isPlain(given) || typeof given === 'boolean' || (Array.isArray(given) && given.length <= mostValues && given.every(isPlain))
}
