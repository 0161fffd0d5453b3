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
})
const { fixtures } = v.parse(Fixtures, JSON.parse(await readFile(join(build, 'fixtures.json'), 'utf8')))

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
    const drawn = render(widget, options, {}, { locale: locales[language], routes }, { id }).html
    expect(plainly(html)).toContain(plainly(drawn))
  }
})
