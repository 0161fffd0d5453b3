// Tests that any block becomes a snippet and a block again, that manual changes count, and that other HTML is refused.
// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { seededRandom } from '#tests/support/random.ts'
import { kit } from '../kit.ts'
import { readSnippet, writeSnippet } from './snippet.ts'
import type { Block, Field, PaletteBlock, Value } from './wire.ts'
import { languages } from './blocks.ts'

/** The palette in the form of the host's answer; each option has another kind. */
const kinds = ['number', 'switch', 'choice', 'text'] as const
const palette: PaletteBlock[] = Object.entries(kit).map(([type, { widget, starts = {}, fields }]) => ({
  type,
  title: type,
  widget,
  required: [],
  starts,
  fields: Object.entries(fields).map(([name, { kind, label, isLocal = false, isOption = kind === 'option' }], at): Field => ({
    name,
    label,
    help: '',
    kind: kind === 'option' ? (kinds[at % kinds.length] ?? 'text') : kind,
    isLocal,
    isOption,
    choices: ['a', 'b'],
    names: {},
    minimum: null,
    maximum: null,
    isWhole: false,
    standard: '',
  })),
}))

/** The host's HTML in a block: cards with buttons, lists, and mounts that are not blocks. */
const host = {
  before: '<h2>Before</h2>',
  inside: '<section><h2>One</h2><form><button>Add</button></form></section>',
  attributes: ' data-consent="Yes"',
  options: { pictures: { widths: [160] } },
}

const awkward = ['plain', 'a "b" & <c>', '</script><b>', 'é ü 李', 'line\nbreak', "'", '{"a":1}', ' spaced ']

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}

describe.each(palette)('$type', (about) => {
  test('is the same after 200 seeded round trips', () => {
    const random = seededRandom(17)
    const pick = <Thing>(things: readonly Thing[], fallback: Thing): Thing => things[Math.floor(random() * things.length)] ?? fallback
    const valueOf = ({ kind }: Field): Value => {
      if (kind === 'switch') return random() < 0.5
      if (kind === 'number') return pick([0, 1, -3, 2.5, 1e9], 0)
      if (kind === 'product' || kind === 'category') return 1 + Math.floor(random() * 9999)
      if (kind === 'products') return [1 + Math.floor(random() * 99), 100 + Math.floor(random() * 99)]
      if (kind === 'scenes') return ['home', pick(awkward, '')]
      return kind === 'choice' ? pick(['a', 'b'], 'a') : pick(awkward, '')
    }
    for (let round = 0; round < 200; round++) {
      const language = pick(languages, 'en')
      const block: Block = {
        id: 'b1',
        type: about.type,
        width: random() < 0.5 ? 'full' : 'half',
        values: {},
        texts: { en: {}, nl: {}, de: {}, sv: {} },
      }
      for (const field of about.fields) {
        if (random() < 0.3) continue
        if (field.isLocal) for (const one of languages) block.texts[one][field.name] = pick(awkward, '')
        else block.values[field.name] = valueOf(field)
      }
      const { id: _, ...expected } = block
      expect(readSnippet(parse(writeSnippet(block, about, language, host)), palette)).toEqual(expected)
    }
  })
})

test('an attribute that was changed by hand counts, and a plain mount of a page becomes a block too', () => {
  const read = (html: string) => readSnippet(parse(html), palette)
  expect(read('<div data-touchline="product-slider" data-gap="20"></div>')).toMatchObject({
    type: 'slider',
    values: { gap: expect.anything() },
  })
  expect(read('<div data-touchline="checkout"></div>')).toBeNull()
  expect(read('<p>Nothing</p>')).toBeNull()
  // HTML that was truncated when copied, or is longer than a page allows: half a block would look complete.
  const tabs = (data: string) => `<div data-touchline="tabs"><script type="application/json" data-editor-block>${data}</script></div>`
  expect(read(tabs('{"type":"tabs","texts":{"en":{"sections":"# One"}}}'))?.texts.en).toEqual({ sections: '# One' })
  expect(read(tabs('{"type":"tabs","texts":{"en":{"sections":"# O'))).toBeNull()
  expect(read(tabs(`{"type":"tabs","texts":{"en":{"sections":"${'x'.repeat(5001)}"}}}`))).toBeNull()
  expect(
    read('<div data-touchline="product-picks"><script type="application/json" data-touchline-options>{"ids":[1,</script></div>'),
  ).toBeNull()
  expect(read('<div data-touchline="video"><script type="application/json" data-editor-block>{"type":"text"}</script></div>')).toBeNull()
})
