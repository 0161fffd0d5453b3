// Tests what counts as a gap of a page, with a palette of its own and a shop that has one page and one product.
import { expect, test } from 'vitest'
import { emptyDocument, type Block, type Document } from './document.ts'
import { gapsOf } from './gaps-of.ts'
import { readPalette } from './palette.ts'

const palette = readPalette({ manifest: null, base: '', draw: () => null })
const titled: Document['title'] = { en: 'Week', nl: 'Week', de: 'Woche', sv: 'Vecka' }
const all = (text: Record<string, string>) => ({ en: text, nl: text, de: text, sv: text })
const block = (part: Partial<Block>): Block => ({ id: 'b1', type: 'text', width: 'full', values: {}, texts: all({}), ...part })
const found = async (...blocks: Block[]) =>
  (
    await gapsOf(
      palette,
      { title: titled, blocks },
      { isDeadLink: async (link) => link !== 'contact', findProducts: async (ids) => new Set(ids.filter((id) => id === 1)) },
    )
  ).map(({ kind, field, what, languages }) => [kind, field, what, languages.join()])

test('a page with everything has none', async () => {
  expect(await found(block({ texts: all({ heading: 'Hello', body: 'Text' }) }))).toEqual([])
})

test('a title that languages lack is a gap of the page', async () => {
  const gaps = await gapsOf(palette, emptyDocument('Week'), { isDeadLink: async () => false, findProducts: async () => new Set() })
  expect(gaps).toMatchObject([{ kind: 'language', block: null, languages: ['nl', 'de', 'sv'] }])
})

test('a text that one language has is missing in the others, and one that none has is not', async () => {
  expect(await found(block({ texts: { ...all({ heading: 'Hi', body: ' ' }), sv: {} } }))).toEqual([
    ['language', 'heading', 'Heading', 'sv'],
  ])
})

test('an empty block names what would fill it', async () => {
  expect(await found(block({}))).toEqual([['empty', 'heading', 'Heading / Text', '']])
})

test('a picture without words and a link to nowhere are told, and a link that works is not', async () => {
  const banner = (link: string) => block({ type: 'banner', values: { scene: 'shoes', link } })
  expect(await found(banner('gone'))).toEqual([
    ['alt', 'heading', 'Heading', 'en,nl,de,sv'],
    ['link', 'link', 'gone', 'en,nl,de,sv'],
  ])
  expect(await found({ ...banner('contact'), texts: all({ heading: 'Shoes' }) })).toEqual([])
})

test('the same gap has the same id, and a language more is another gap', async () => {
  const ids = async (sv: Record<string, string>) => {
    const texts = { ...all({ heading: 'Hi' }), de: {}, sv }
    const gaps = await gapsOf(
      palette,
      { title: titled, blocks: [block({ texts })] },
      { isDeadLink: async () => false, findProducts: async () => new Set() },
    )
    return gaps.map(({ id }) => id)
  }
  expect(await ids({})).toEqual(await ids({}))
  expect(await ids({})).not.toEqual(await ids({ heading: 'Hej' }))
})
