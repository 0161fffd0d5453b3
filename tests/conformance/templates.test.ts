// Tests the templates for servers that are not Node, each with its own engine: PHP, Twig, Blade and LiquidJS print what the widgets render.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Liquid } from 'liquidjs'
import { beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { findOrInstallPhp, runPhp } from '../support/php.ts'
import { expectQuiet } from '../support/visit.ts'
import { interactive, markInteractive, markupOf } from './markup.ts'
import { distFolder, flavour, readManifest, readRenderer } from './stage.ts'
import { until, useStage } from './use-stage.ts'

const build = join(distFolder, flavour)
const { visiting } = await useStage()

const Values = v.looseObject({ id: v.string(), routes: v.record(v.string(), v.string()) })
const Fixtures = v.object({
  fixtures: v.array(v.object({ widget: v.string(), language: v.string(), values: Values, html: v.string() })),
  mounts: v.array(v.object({ widget: v.string(), values: v.looseObject({ content: v.optional(v.string(), '') }), html: v.string() })),
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
const { fixtures, mounts, drawn } = v.parse(Fixtures, JSON.parse(await readFile(join(build, 'fixtures.json'), 'utf8')))

const letters: Readonly<Record<string, string>> = { '&gt;': '>', '&quot;': '"' }
/** Normalises what engines escape or space differently, and removes comments above the mount. */
const plainly = (html: string) =>
  html
    .replaceAll(/&#(?:x27|0?39|34);/g, (code) => (code === '&#34;' ? '"' : "'"))
    .replaceAll(/&gt;|&quot;/g, (code) => letters[code] ?? code)
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/\s+(?=[\s>]|\/>)/g, '')
    .trim()

/** Mounts have a folder beside those of the languages. */
const printable = [...fixtures, ...mounts.map((mount) => ({ ...mount, language: 'mount' }))]
const throughPhp = (engine: string) =>
  v.parse(v.array(v.string()), JSON.parse(runPhp('tests/support/engines.php', [engine, build], JSON.stringify(printable))))
const liquid = new Liquid({ root: join(build, 'templates/liquid'), extname: '.liquid' })
async function throughLiquid(): Promise<string[]> {
  return Promise.all(
    printable.map(async ({ widget, language, values }) => String(await liquid.renderFile(`${language}/${widget}`, values))),
  )
}

beforeAll(() => void findOrInstallPhp(), 180_000)

test('there are fixtures in every language, of forms, badges and addresses to escape', () => {
  expect(new Set(fixtures.map(({ language }) => language))).toEqual(new Set(['nl', 'en', 'de', 'sv']))
  expect(new Set(fixtures.map(({ widget }) => widget)).size).toBeGreaterThan(20)
  expect(fixtures.some(({ html }) => html.includes('&lt;c&gt;'))).toBe(true)
  // Repeated rows, some of them with conditions.
  const rows = fixtures.flatMap(({ values }) => (Array.isArray(values['stores']) ? [values['stores'].length] : []))
  expect(new Set(rows)).toEqual(new Set([1, 3, 4]))
  expect(fixtures.some(({ widget, values }) => widget === 'header-search' && Array.isArray(values['categories']))).toBe(true)
})

describe.each(['php', 'twig', 'blade', 'liquid'])('%s', (engine) => {
  test('prints every fixture', async () => {
    const printed = engine === 'liquid' ? await throughLiquid() : throughPhp(engine)
    const wrong = printable.flatMap(({ widget, language, values, html }, index) => {
      const own = plainly(printed[index] ?? '')
      return own === plainly(html) ? [] : [{ widget, language, values, own, html: plainly(html) }]
    })
    expect(wrong).toEqual([])
    expect(printed).toHaveLength(printable.length)
  })
})

test('the Liquid lines of the recipe for servers print what it says', async () => {
  const readme = await readFile(join(build, 'docs/recipes/servers.md'), 'utf8')
  const lines = Array.from(readme.matchAll(/`(\{% render [^`]+)`/g), ([, line = '']) => line)
  const given = { routes: { cart: '/en/cart' }, links: '<a href="/en/bottles">Bottles</a>' }
  const printed = await Promise.all(lines.map((line) => liquid.parseAndRender(line, given)))
  expect(printed).toEqual([
    expect.stringMatching(/data-touchline="minicart" id="cart"[^]*href="\/en\/cart"/),
    expect.stringMatching(/data-touchline="toolbar" data-category-id="92"><a href="\/en\/bottles">/),
  ])
})

test("a mount of every widget has each option in a readable form, and keeps the host's HTML", async () => {
  const { widgets } = await readManifest()
  expect(new Set(mounts.map(({ widget }) => widget))).toEqual(new Set(Object.keys(widgets)))
  const text = (html: string) =>
    html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#039;', "'").replaceAll('&amp;', '&')
  let said = 0
  for (const { widget, values, html } of mounts) {
    const { id, class: classes, when, content, ...options } = values
    const [, tag = ''] = /^<div( [^>]*)>/.exec(html) ?? []
    const written = Object.fromEntries(Array.from(tag.matchAll(/ ([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, text(value)]))
    const given = Object.fromEntries(
      Object.entries(options).map(([name, value]) => [
        `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    )
    const about = { id, class: classes, 'data-when': when }
    expect(written, html).toEqual({ 'data-touchline': widget, ...JSON.parse(JSON.stringify(about)), ...given })
    expect(html.endsWith(`>${content}</div>`), html).toBe(true)
    said += Object.values(options).filter((value) => typeof value === 'object').length
  }
  expect(said).toBeGreaterThan(20)
})

test("the fixtures match the renderer's output", async () => {
  const { render } = await readRenderer()
  const locales: Readonly<Record<string, string>> = { nl: 'nl_NL', en: 'en_GB', de: 'de_DE', sv: 'sv_SE' }
  for (const { widget, language, values, html } of fixtures.filter((one) => one.language !== 'en')) {
    const { id, routes, minLength, minClasses, ...options } = values
    const limits = minLength === undefined ? undefined : { password: { minLength, minClasses } }
    const own = render(widget, options, {}, { locale: locales[language], routes, limits }, { id }).html
    expect(plainly(html)).toContain(plainly(own))
  }
})

describe("a form that depends on the page's password rules", () => {
  const limits = { password: { minLength: 12, minClasses: 4 } }
  const routes = { login: '/en/account/login' }
  test.each([
    ['register-form', { action: '/en/account/register', back: '/en/wishlist' }, ['At least 12 characters', 'At least 4 of these']],
    ['password-form', { step: 'reset', token: 'a"b' }, ['At least 12 characters', 'At least 4 of these']],
    ['password-form', { step: 'reset' }, ['At least 8 characters', 'At least 3 of these']],
    ['password-form', { step: 'done' }, ['Your password has been changed']],
  ])('%s with %o is hydrated as it was printed', (widget, options, texts) =>
    visiting(async (visit, open) => {
      const isReported = texts[0]?.includes('12') ?? false
      const printed = String(
        await liquid.renderFile(`en/${widget}`, {
          id: 'subject',
          when: 'load',
          routes,
          ...options,
          ...(isReported ? limits.password : {}),
        }),
      )
      for (const one of texts) expect(printed).toContain(one)
      await visit.page.addInitScript(markInteractive)
      await open(printed, { settings: { routes, ...(isReported ? { limits } : {}) } })
      const before = await visit.page.evaluate(markupOf, '#subject')
      await until(visit, 'ready')
      expect(await visit.page.evaluate(interactive, true)).not.toEqual([])
      expect(await visit.page.evaluate(interactive, false)).toEqual([])
      // A notice hides its words from screen readers for a moment, so that they are announced.
      await expect.poll(() => visit.page.evaluate(markupOf, '#subject')).toEqual(before)
      expectQuiet(visit)
    }),
  )
})

test('every widget with data from the API has a fixture that is rendered from options and answers', async () => {
  const { render } = await readRenderer()
  for (const { widget, options, answers, page, extra, html } of drawn)
    expect(plainly(render(widget, options, answers, page, extra).html), widget).toBe(plainly(html))
  const names = [...new Set(drawn.filter(({ answers }) => Object.keys(answers).length > 0).map(({ widget }) => widget))]
  expect(names).toEqual(expect.arrayContaining(['cart', 'product-list', 'product-options', 'order-confirmation', 'wishlist', 'compare']))
  expect(new Set(drawn.map(({ language }) => language))).toEqual(new Set(['nl', 'en', 'de', 'sv']))
})
