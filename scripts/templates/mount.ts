// The template of a whole mount: its attributes, the mark that it was rendered, its state, and the widget's markup.
import type { Inferred } from './infer.ts'
import type { TemplateOption } from './options.ts'
import type { Part } from './parts.ts'

/** A time that no change by the shopper makes outdated. */
const NEVER_OLD = 8_640_000_000_000_000

const text = (content: string): Part => ({ kind: 'text', text: content })
const hole = (name: string): Part => ({ kind: 'hole', name })
const when = (option: string, parts: readonly Part[]): Part => ({
  kind: 'if',
  when: [{ option, equals: 'anything' }],
  parts,
  otherwise: [],
})
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The template of a mount, from the result for its widget; `build` is `<flavour>.<build>`. */
export function mountParts(widget: string, build: string, { parts, options, fingerprint }: Inferred): Part[] {
  const state = JSON.stringify({ major: 1, at: NEVER_OLD, stores: {} })
  return [
    text(`<div data-touchline="${widget}" id="`),
    hole('id'),
    text('"'),
    when('when', [text(' data-when="'), hole('when'), text('"')]),
    ...options.flatMap(attributeOf),
    text(` data-touchline-ssr="${build}.${fingerprint}.`),
    hole('id'),
    text('">'),
    ...parts,
    text(`<script type="application/json" data-touchline-state>${state}</script></div>`),
  ]
}

/** The mount of a widget that draws itself or enhances the host's HTML: its options, and `content`, which stays until then. */
export function emptyMountParts(widget: string, options: readonly TemplateOption[]): Part[] {
  return [
    text(`<div data-touchline="${widget}"`),
    ...['id', 'class'].map((name) => when(name, [text(` ${name}="`), hole(name), text('"')])),
    when('when', [text(' data-when="'), hole('when'), text('"')]),
    ...options.flatMap(attributeOf),
    text('>'),
    { kind: 'raw', name: 'content' },
    text('</div>'),
  ]
}

/** An option as an attribute of the mount; booleans are words there. */
function attributeOf({ name, kind, choices, isSetting }: TemplateOption): Part[] {
  if (isSetting) return []
  const attribute = `data-${kebab(name)}`
  if (kind === 'list' || kind === 'bulk') return [when(name, [text(` ${attribute}="`), { kind: 'json', name }, text('"')])]
  if (kind !== 'choice') return [when(name, [text(` ${attribute}="`), hole(name), text('"')])]
  return choices.map((value) => ({
    kind: 'if',
    when: [{ option: name, equals: 'value', value }],
    parts: [text(` ${attribute}="${value}"`)],
    otherwise: [],
  }))
}
