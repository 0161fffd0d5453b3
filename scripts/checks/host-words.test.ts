// The demo shop and the widgets use the same words for the same sentences, and the glossary's terms.
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newLabel, priceLabel, searchLabel, sortLabels, tensionLabels } from '#demo-pages/catalogue/labels.ts'
import { banners, blocks } from '#demo-pages/database/seed/host-blocks.ts'
import { personalisationGroups } from '#demo-pages/database/seed/personalisation.ts'
import { sizeCharts } from '#demo-pages/database/seed/size-charts.ts'
import { closings } from '#demo-pages/database/seed/texts/closings.ts'
import { features } from '#demo-pages/database/seed/texts/features.ts'
import { families } from '#demo-pages/database/seed/texts/index.ts'
import { specificationNames as specifications } from '#demo-pages/database/seed/texts/specifications.ts'
import { words as editorWords } from '#demo-pages/editor/client/words.ts'
import { kitTexts } from '#demo-pages/editor/texts.ts'
import { staffTexts } from '#demo-pages/operator/texts.ts'
import { accessTexts } from '#demo-pages/pages/texts/access.ts'
import { accountTexts } from '#demo-pages/pages/texts/account.ts'
import { clubTexts } from '#demo-pages/pages/texts/club.ts'
import { compareTexts } from '#demo-pages/pages/texts/compare.ts'
import { deliveryTexts } from '#demo-pages/pages/texts/delivery.ts'
import { texts } from '#demo-pages/pages/texts/index.ts'
import { kindTexts } from '#demo-pages/pages/texts/kinds.ts'
import { newsletterTexts } from '#demo-pages/pages/texts/newsletter.ts'
import { sectionTexts } from '#demo-pages/pages/texts/product-sections.ts'
import { serviceTexts } from '#demo-pages/pages/texts/service.ts'
import { teamTexts } from '#demo-pages/pages/texts/teams.ts'
import { sentences as shopTexts } from '#demo-pages/shop/texts/index.ts'
import { ruleTexts } from '#demo-pages/shop/texts/rules.ts'
import { readGlossary, strayWords } from './glossary.ts'
import { type Message, readMessages } from './messages.ts'

const root = join(import.meta.dirname, '../..')
const translations = ['nl', 'de', 'sv'] as const
type Language = 'en' | (typeof translations)[number]
type Table = Readonly<Record<Language, unknown>>

const tables: Record<string, Table> = {
  'editor/client/words': editorWords,
  'editor/texts': kitTexts,
  'operator/texts': staffTexts,
  'pages/texts': texts,
  'pages/texts/access': accessTexts,
  'pages/texts/account': accountTexts,
  'pages/texts/club': clubTexts,
  'pages/texts/compare': compareTexts,
  'pages/texts/delivery': deliveryTexts,
  'pages/texts/kinds': kindTexts,
  'pages/texts/newsletter': newsletterTexts,
  'pages/texts/product-sections': sectionTexts,
  'pages/texts/service': serviceTexts,
  'pages/texts/teams': teamTexts,
  'shop/texts': shopTexts,
  'shop/texts/rules': ruleTexts,
  'catalogue/labels.new': newLabel,
  'catalogue/labels.price': priceLabel,
  'catalogue/labels.search': searchLabel,
  ...Object.fromEntries(Object.entries({ ...sortLabels, ...tensionLabels }).map(([name, label]) => [`catalogue/labels.${name}`, label])),
}

/** A sentence as it is, or as a function returns it for its arguments. */
function spoken(value: unknown): string | null {
  if (typeof value === 'string') return value
  return typeof value === 'function' ? String(Reflect.apply(value, null, ['%1', '%2', '%3', '%4'])) : null
}

/** Every sentence of a table with its English original, in the format of the catalogues. */
function sentences(path: string, values: Table): Message[] {
  const english = spoken(values.en)
  if (english !== null)
    return (['en', ...translations] as const).map((language) => ({
      catalogue: path,
      language,
      id: path,
      english,
      translation: spoken(values[language]) ?? '',
    }))
  return Object.keys(Object(values.en)).flatMap((key) => {
    const part = (language: Language): unknown => Reflect.get(Object(values[language]), key)
    return sentences(`${path}.${key}`, { en: part('en'), nl: part('nl'), de: part('de'), sv: part('sv') })
  })
}

/** The same for the catalogue's own texts, whose four languages are side by side at any depth. */
function catalogueTexts(catalogue: string, value: unknown): Message[] {
  if (typeof value !== 'object' || value === null) return []
  if (typeof Reflect.get(value, 'sv') === 'string') return sentences(catalogue, { en: '', nl: '', de: '', sv: '', ...value })
  return Object.entries(value).flatMap(([key, part]) => catalogueTexts(`${catalogue}.${key}`, part))
}

const placeholder = /%\d|\{\w+\}/g

/** Both texts with placeholders numbered in the English order; for a plural, the form for many. */
function comparable(english: string, translation: string): [english: string, translation: string] {
  const ofMany = (text: string): string => {
    const [, name = '', many] = /^\{(\w+), plural, .*other \{((?:[^{}]|\{\w+\})*)\}\}$/.exec(text) ?? []
    return many === undefined ? text : many.replace('#', `{${name}}`)
  }
  const names = Array.from(ofMany(english).matchAll(placeholder), ([name]) => name)
  const number = (text: string): string => ofMany(text).replaceAll(placeholder, (name) => `{${names.indexOf(name)}}`)
  return [number(english), number(translation)]
}

/** Sentences that the host translates in another way than the widgets do, or than it does elsewhere. */
function differences(host: readonly Message[], widgets: readonly Message[]): string[] {
  const known = new Map<string, Set<string>>()
  const remember = (messages: readonly Message[]): void => {
    for (const { language, english, translation } of messages) {
      const [key, said] = comparable(english, translation)
      known.set(`${language} ${key}`, (known.get(`${language} ${key}`) ?? new Set()).add(said))
    }
  }
  const translated = (messages: readonly Message[]): Message[] => messages.filter(({ language }) => language !== 'en')
  remember(translated(widgets))
  return translated(host).flatMap((one) => {
    const [key, said] = comparable(one.english, one.translation)
    const others = known.get(`${one.language} ${key}`)
    if (!others) remember([one])
    if (!others || others.has(said)) return []
    return [
      `demo-pages/${one.catalogue} says "${one.english}" in ${one.language} as "${one.translation}", elsewhere it is "${[...others].join('" or "')}"`,
    ]
  })
}

const host = Object.entries(tables).flatMap(([path, table]) => sentences(path, table))
const catalogue = catalogueTexts('database/seed', {
  banners,
  blocks,
  closings,
  families,
  features,
  personalisationGroups,
  sizeCharts,
  specifications,
})
const articlePaths: string[] = []
for await (const path of glob('demo-pages/pages/articles/{en,nl,de,sv}/*.md', { cwd: root })) articlePaths.push(path)
const articles = articlePaths.map(async (path) => {
  const lines = (await readFile(join(root, path), 'utf8')).split('\n')
  const language = path.split(/[\\/]/).at(-2) ?? ''
  // A link's address is no text, and a quotation from the law stays unchanged.
  const said = lines.filter((line) => !line.startsWith('>')).map((line) => line.replaceAll(/\]\([^)]*\)/g, ']'))
  return said.map((text): Message => ({ catalogue: path, language, id: path, english: text, translation: text }))
})
const widgets = await readMessages(root)
const glossary = readGlossary(await readFile(join(root, 'locales/GLOSSARY.md'), 'utf8'))

test('a sentence of both widgets and host is the same message in every language', () => {
  expect(host.length).toBeGreaterThan(2000)
  expect(host.filter(({ translation }) => translation === '')).toEqual([])
  expect(differences(host, widgets)).toEqual([])
})

test('the host uses the terms of the glossary', async () => {
  expect(articlePaths.length).toBeGreaterThan(20)
  expect(catalogue.length).toBeGreaterThan(600)
  expect(strayWords(glossary, [...host, ...catalogue, ...(await Promise.all(articles)).flat()])).toEqual([])
})

test('no translation has straight quotes', () => {
  const straight = [...widgets, ...host, ...catalogue].filter(({ language, translation }) => language !== 'en' && /['"]/.test(translation))
  expect(straight.map(({ catalogue: place, language, translation }) => `${place} ${language}: ${translation}`)).toEqual([])
})

test('a sentence with two translations is found, in plain text, in a function and in a plural; different contexts may differ', () => {
  const widget = (english: string, translation: string): Message => ({
    catalogue: 'cart',
    language: 'nl',
    id: english,
    english,
    translation,
  })
  const said = [
    widget('View cart', 'Bekijk winkelwagen'),
    widget('Remove {name}', '{name} verwijderen'),
    widget('{count, plural, one {# review} other {# reviews}}', '{count, plural, one {# review} other {# reviews}}'),
    widget('free', 'gratis'),
    widget('free', 'gratis verzending'),
  ]
  const say = (view: string, remove: (name: string) => string, count: string, free: string) =>
    sentences('x', {
      en: { view: 'View cart', remove: (name: string) => `Remove ${name}`, count: '%1 reviews', free: 'free' },
      nl: { view, remove, count, free },
      de: {},
      sv: {},
    }).filter(({ language }) => language === 'nl')
  const wrong = say('Winkelwagen bekijken', (name) => `Verwijder ${name}`, '%1 beoordelingen', 'kosteloos')
  expect(differences(wrong, said)).toHaveLength(4)
  expect(
    differences(
      say('Bekijk winkelwagen', (name) => `${name} verwijderen`, '%1 reviews', 'gratis'),
      said,
    ),
  ).toEqual([])
})

test('a word that the glossary refuses is found in the host too', () => {
  const seeded: Message = { catalogue: 'x', language: 'de', id: 'x', english: 'Cart', translation: 'Einkaufswagen' }
  expect(strayWords(glossary, [seeded])).toHaveLength(1)
})
