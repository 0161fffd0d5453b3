// The templates for servers that are not Node, each through its own engine: PHP, Twig, Blade and LiquidJS print what the widgets draw.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Liquid } from 'liquidjs'
import { beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { findOrInstallPhp, runPhp } from '../support/php.ts'
import { distFolder, flavour, readRenderer } from './stage.ts'

const build = join(distFolder, flavour)

const Values = v.looseObject({ id: v.string(), routes: v.record(v.string(), v.string()) })
const Fixtures = v.object({
  fixtures: v.array(v.object({ widget: v.string(), language: v.string(), values: Values, html: v.string() })),
  drawn: v.array(
    v.object({
      widget: v.string(),
      language: v.string(),
      page: v.looseObject({}),
      options: v.looseObject({}),
      answers: v.record(v.string(), v.unknown()),
      extra: v.object({ id: v.string(), address: v.string() }),
      html: v.string(),
    }),
  ),
})
const { fixtures, drawn } = v.parse(Fixtures, JSON.parse(await readFile(join(build, 'fixtures.json'), 'utf8')))

const letters: Readonly<Record<string, string>> = { '&gt;': '>', '&quot;': '"' }
/** One spelling for what engines escape or space differently, and no comment above the mount. */
const plainly = (html: string) =>
  html
    .replaceAll(/&#(?:x27|0?39|34);/g, (code) => (code === '&#34;' ? '"' : "'"))
    .replaceAll(/&gt;|&quot;/g, (code) => letters[code] ?? code)
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/\s+(?=[\s>])/g, '')
    .trim()

const throughPhp = (engine: string) =>
  v.parse(v.array(v.string()), JSON.parse(runPhp('tests/support/engines.php', [engine, build], JSON.stringify(fixtures))))
async function throughLiquid(): Promise<string[]> {
  const liquid = new Liquid({ root: join(build, 'templates/liquid'), extname: '.liquid' })
  return Promise.all(fixtures.map(async ({ widget, language, values }) => String(await liquid.renderFile(`${language}/${widget}`, values))))
}

beforeAll(() => void findOrInstallPhp(), 180_000)

test('there are fixtures in every language, of forms, badges and addresses that have to be escaped', () => {
  expect(new Set(fixtures.map(({ language }) => language))).toEqual(new Set(['nl', 'en', 'de', 'sv']))
  expect(new Set(fixtures.map(({ widget }) => widget)).size).toBeGreaterThan(20)
  expect(fixtures.some(({ html }) => html.includes('&lt;c&gt;'))).toBe(true)
  // Rows that repeat, some of them with a switch.
  const rows = fixtures.flatMap(({ values }) => (Array.isArray(values['stores']) ? [values['stores'].length] : []))
  expect(new Set(rows)).toEqual(new Set([1, 3, 4]))
  expect(fixtures.some(({ widget, values }) => widget === 'header-search' && Array.isArray(values['categories']))).toBe(true)
})

describe.each(['php', 'twig', 'blade', 'liquid'])('%s', (engine) => {
  test('prints every fixture', async () => {
    const printed = engine === 'liquid' ? await throughLiquid() : throughPhp(engine)
    const wrong = fixtures.flatMap(({ widget, language, values, html }, index) => {
      const own = plainly(printed[index] ?? '')
      return own === plainly(html) ? [] : [{ widget, language, values, own, html: plainly(html) }]
    })
    expect(wrong).toEqual([])
    expect(printed).toHaveLength(fixtures.length)
  })
})

test('what the fixtures say is what the renderer draws', async () => {
  const { render } = await readRenderer()
  const locales: Readonly<Record<string, string>> = { nl: 'nl_NL', en: 'en_GB', de: 'de_DE', sv: 'sv_SE' }
  for (const { widget, language, values, html } of fixtures.filter((one) => one.language !== 'en')) {
    const { id, routes, ...options } = values
    const own = render(widget, options, {}, { locale: locales[language], routes }, { id }).html
    expect(plainly(html)).toContain(plainly(own))
  }
})

test('what it says is drawn of options and answers is drawn of them, by every widget that the API has something for', async () => {
  const { render } = await readRenderer()
  for (const { widget, options, answers, page, extra, html } of drawn)
    expect(plainly(render(widget, options, answers, page, extra).html), widget).toBe(plainly(html))
  const names = [...new Set(drawn.filter(({ answers }) => Object.keys(answers).length > 0).map(({ widget }) => widget))]
  expect(names).toEqual(expect.arrayContaining(['cart', 'product-list', 'product-options', 'order-confirmation', 'wishlist', 'compare']))
  expect(new Set(drawn.map(({ language }) => language))).toEqual(new Set(['nl', 'en', 'de', 'sv']))
})
