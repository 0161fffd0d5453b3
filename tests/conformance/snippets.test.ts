// Tests every block of code in the documentation: pages run without errors, mounts use existing options, JSON and commands can be parsed.
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { snippets } from '../support/snippets.ts'
import { expectQuiet } from '../support/visit.ts'
import { plainMount, until, useStage } from './use-stage.ts'

const { visiting, manifest, origin } = await useStage()
const of = (language: string) => snippets.filter((one) => one.language === language)
const pages = of('html').filter(({ code }) => code.includes('touchline.js'))

test('there are some of each language, and no others', () => {
  expect(new Set(snippets.map(({ language }) => language))).toEqual(
    new Set(['html', 'js', 'ts', 'sh', 'json', 'nginx', 'php', 'css'].filter((one) => of(one).length > 0)),
  )
  for (const language of ['html', 'js', 'ts', 'sh', 'json', 'nginx']) expect(of(language).length, language).toBeGreaterThan(0)
  expect(pages.length).toBeGreaterThanOrEqual(5)
})

test.each(pages.map((one) => [one.where, one.code] as const))('the page of %s runs without errors', (_where, code) =>
  visiting(async (visit) => {
    const { page } = visit
    const store = /"baseUrl": "(\/\w+\/)"/.exec(code)?.[1] ?? '/'
    const address = `${origin}${store}snippet`
    const head = code.includes('<head>') ? '' : '<!doctype html><html lang="en"><title>Page</title>'
    const body = `${head}${code}`.replace('<title>', '<link rel="icon" href="data:,"><title>')
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
    if (code.includes('data-touchline="checkout"')) await fillCart(page, `${origin}${store}`)
    await page.goto(address)
    const names = Array.from(code.matchAll(/data-touchline="([\w-]+)"/g), ([, name = '']) => name)
    // A mount below the fold starts when it is visible, others when they are pressed.
    await expect
      .poll(async () => {
        // In one step: a locator of a mount that has started meanwhile would wait for another one.
        await page.locator('[data-touchline-status="waiting"]').evaluateAll((all) => all.forEach((mount) => mount.scrollIntoView()))
        return page
          .locator('[data-touchline-status="ready"]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('data-touchline')))
          .then((all) => all.map(String).toSorted())
      })
      .toEqual(names.toSorted())
    expectQuiet(visit)
  }),
)

test('every mount names a widget and options that it has, in JSON that can be read', () =>
  visiting(async ({ page }) => {
    const read = await page.evaluate(
      (all) =>
        all.flatMap(({ where, code }) => {
          const root = new DOMParser().parseFromString(code, 'text/html')
          return [...root.querySelectorAll('[data-touchline]')].map((mount) => ({
            where,
            name: mount.getAttribute('data-touchline') ?? '',
            attributes: [...mount.attributes]
              .map((one) => one.name)
              .filter((one) => one.startsWith('data-') && !/^data-(touchline|when)/.test(one)),
            json: [...mount.children].find((one) => one.matches('script[data-touchline-options]'))?.textContent ?? '{}',
          }))
        }),
      of('html').map(({ where, code }) => ({ where, code })),
    )
    expect(read.length).toBeGreaterThan(70)
    for (const { where, name, attributes, json } of read) {
      const options = Object.keys(manifest.widgets[name]?.options?.properties ?? {})
      expect(Object.keys(manifest.widgets), where).toContain(name)
      const written = attributes.map((one) =>
        one.replace(/^data-/, '').replaceAll(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase()),
      )
      expect(options, where).toEqual(expect.arrayContaining(written))
      expect(options, where).toEqual(expect.arrayContaining(Object.keys(JSON.parse(json))))
    }
  }))

test.each(of('json').map((one) => [one.where, one.code] as const))('the JSON of %s can be read', (_where, code) => {
  expect(JSON.parse(code)).toBeTypeOf('object')
})

test.each(of('sh').map((one) => [one.where, one.code] as const))('the commands of %s are commands', (_where, code) => {
  expect(execFileSync('bash', ['-n'], { input: code, encoding: 'utf8', stdio: 'pipe' })).toBe('')
})

// A snippet about the theme's own elements has nothing to show on a widget.
const looks = of('css').filter(({ code }) => code.includes('--touchline-button-radius'))

test('each style names a token or a class of ours, or a place of the theme’s own', () => {
  expect(looks.length).toBeGreaterThanOrEqual(2)
  for (const { where, code } of of('css')) expect(code, where).toMatch(/--touchline-|\.touchline-|\.your-/)
})

test.each(looks.map((one) => [one.where, one.code] as const))('the styles of %s are followed', (_where, code) =>
  visiting(async (visit, open) => {
    await open(await plainMount('contact-form'), { isUnguarded: true })
    await until(visit, 'ready')
    const button = visit.page.locator('#subject .touchline-form-end .touchline-button')
    const look = () => button.evaluate((one) => [getComputedStyle(one).textTransform, getComputedStyle(one).borderTopLeftRadius])
    expect(await look()).not.toEqual(['uppercase', '999px'])
    await visit.page.addStyleTag({ content: code })
    await expect.poll(look).toEqual(['uppercase', '999px'])
  }),
)

/** Adds a bottle, so that the checkout has something to sell. */
async function fillCart(page: import('playwright-core').Page, store: string): Promise<void> {
  const session = await page.request.get(`${store}api/session`)
  const token = /XSRF-TOKEN=([^;]+)/.exec(session.headers()['set-cookie'] ?? '')?.[1] ?? ''
  const product = await (await page.request.get(`${store}catalog/product/2`)).json()
  const answer = await page.request.post(`${store}checkout/cart/items`, {
    headers: { 'X-XSRF-TOKEN': decodeURIComponent(token), 'X-Requested-With': 'XMLHttpRequest' },
    data: { cartItems: [{ sku: (product.product ?? product).sku, qty: 1 }] },
  })
  expect(answer.status()).toBe(200)
}
