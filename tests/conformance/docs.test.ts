// Tests the docs at /docs: a page for every widget, whose form changes the mount and its HTML; readable without a script.
import { expect, test } from 'vitest'
import { expectAccessible, expectQuiet } from '../support/visit.ts'
import { useStage } from './use-stage.ts'

const { visiting, manifest, origin } = await useStage()

// Long because a server that other tests use too renders some eighty pages.
test('every widget has a page with its mount, its options and its size, and every recipe and the contract have one', async () => {
  const read = async (path: string) => {
    const answer = await fetch(`${origin}/en/docs${path}`)
    expect(`${answer.status} ${answer.headers.get('Cache-Control')}`, path).toMatch(/^200 public/)
    return answer.text()
  }
  const start = await read('')
  const paths = Array.from(start.matchAll(/href="\/en\/docs(\/[^"]+)"/g), ([, path = '']) => path)
  const names = Object.keys(manifest.widgets)
  expect(paths).toEqual(
    expect.arrayContaining([
      ...names.map((name) => `/widgets/${name}`),
      ...['look', 'slots', 'events', 'analytics', 'node', 'php', 'suspects', 'mounts', 'servers', 'languages', 'security', 'editors'].map(
        (name) => `/recipes/${name}`,
      ),
      ...['/contract', '/types'],
    ]),
  )
  // Each page has a twin in Markdown, and `llms.txt` lists all of them.
  const listed = Array.from((await read('/llms.txt')).matchAll(/\]\(\/en\/docs(\/[^)]+)\)/g), ([, path = '']) => path)
  expect(listed.length).toBeGreaterThan(names.length + 10)
  for (const path of listed) expect(await read(path), path).toMatch(/^# /m)
  for (const path of new Set(paths.filter((one) => !/\.(md|txt)$/.test(one)))) {
    const html = await read(path)
    const twin = /<link rel="alternate" type="text\/markdown" href="\/en\/docs(\/[^"]+)"/.exec(html)?.[1]
    expect([...listed, '/widgets.md'], path).toContain(twin)
    const name = /^\/widgets\/(.+)/.exec(path)?.[1]
    if (!name) continue
    expect(html, path).toContain(`<div data-touchline="${name}"`.replace('<', '&lt;').replaceAll('"', '&quot;'))
    for (const option of Object.keys(manifest.widgets[name]?.options?.properties ?? {}))
      expect(html, path).toContain(`id="option-${option}"`)
    expect(html, path).toMatch(/\d\.\d KB/)
  }
  // The docs show an event's detail, a token's purpose, and a link about each slot.
  expect(await read('/widgets/add-to-cart')).toContain('change: (lines: NewLine | readonly NewLine[]) =&gt; void')
  const minicart = await read('/widgets/minicart')
  expect(minicart).toMatch(/--touchline-muted<\/code><\/td><td[^>]*><code>#565d6d<\/code><\/td><td[^>]*>Secondary text\./)
  expect(minicart.match(/<h2[^>]*>Slots</g)).toHaveLength(1)
  expect(minicart).toMatch(/recipes\/slots"[^]*minicart\.foot/)
  expect((await fetch(`${origin}/en/docs/widgets/no-such`)).status).toBe(404)
  expect((await fetch(`${origin}/docs/widgets/cart`, { redirect: 'manual' })).headers.get('Location')).toBe('/en/docs/widgets/cart')
}, 240_000)

test.each([390, 1280])('a valid option changes the mount and its HTML, an invalid one is reported beside its field, at %i px', (width) =>
  visiting(
    async (visit) => {
      const { page } = visit
      await page.goto(`${origin}/en/docs/widgets/minicart`)
      const mount = page.locator('[data-docs-stage] > [data-touchline-status="ready"]')
      await mount.waitFor()
      await page.getByLabel('cartUrl').fill('/en/basket')
      await page.getByLabel('freeShippingFrom').fill('much')
      await page.getByLabel('When it starts').selectOption('load')
      const source = page.locator('#docs-source')
      await expect
        .poll(() => source.textContent())
        .toContain('<div data-touchline="minicart" data-cart-url="/en/basket" data-free-shipping-from="much" data-when="load">')
      await mount.waitFor()
      expect(await mount.getAttribute('data-cart-url')).toBe('/en/basket')
      const said = page.locator('#option-freeShippingFrom-fault')
      await expect.poll(() => said.textContent()).toContain('is "much", expected number, written as in 49.95')
      await mount.getByRole('button', { name: /^Cart/ }).click()
      // Finds the log by its selector, since content behind an open popup has no role.
      await page.locator('[data-docs-log]').getByText('touchline:cart:opened').waitFor()
      await page.keyboard.press('Escape')
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      // Each call after the invalid option reports it once more.
      expectQuiet(visit, [/option data-free-shipping-from/])
    },
    { viewport: { width, height: 844 } },
  ),
)

test('a page is found by its words, during typing with JavaScript and by the form without it', () =>
  visiting(async (visit) => {
    const { page } = visit
    await page.goto(`${origin}/en/docs`)
    const field = page.getByRole('searchbox', { name: 'Search the docs' })
    // With a slip of the finger, and a word that stands in the text only.
    await field.pressSequentially('wishlst cookie')
    const found = page.locator('[data-docs-found] a')
    await expect.poll(() => found.first().textContent()).toMatch(/ishlist/)
    await expect.poll(() => page.getByRole('status').first().textContent()).toMatch(/^\d+ found$/)
    expect(await page.getByRole('navigation', { name: 'Docs' }).isVisible()).toBe(false)
    await expectAccessible(page)
    const first = await found.first().getAttribute('href')
    await field.press('Enter')
    await page.waitForURL('**/docs/search?q=wishlst+cookie')
    expect(await page.getByRole('main').getByRole('link').first().getAttribute('href')).toBe(first)
    await field.fill('zzzz')
    await expect.poll(() => page.getByRole('status').first().textContent()).toBe('Nothing found')
    await field.fill('')
    await page.getByRole('navigation', { name: 'Docs' }).waitFor()
    expectQuiet(visit)
  }))

test('what a widget does without one of its calls stands beside the call', async () => {
  const minicart = await (await fetch(`${origin}/en/docs/widgets/minicart`)).text()
  expect(minicart).toMatch(/GET \/checkout\/cart\/quote<\/code>.*?Cart and checkout do not show added products\./s)
})

test('a token and a slot change the live widget and the code to copy', () =>
  visiting(async (visit) => {
    const { page } = visit
    await page.goto(`${origin}/en/docs/widgets/product-options`)
    const mount = page.locator('[data-docs-stage] > [data-touchline-status="ready"]')
    await mount.waitFor()
    await page.locator('summary', { hasText: 'Look' }).click()
    await page.getByLabel('--touchline-ink', { exact: true }).fill('rgb(90, 0, 120)')
    const colour = () =>
      mount
        .locator('legend')
        .first()
        .evaluate((title) => getComputedStyle(title).color)
    await expect.poll(colour).toBe('rgb(90, 0, 120)')
    await expect
      .poll(() => page.locator('#docs-look').textContent())
      .toBe('[data-touchline="product-options"] {\n  --touchline-ink: rgb(90, 0, 120);\n}')
    await page.locator('summary', { hasText: 'Slots' }).click()
    const slot = page.getByLabel('product.below-price')
    await slot.fill('<b>Printed in our own workshop</b>')
    await slot.blur()
    await mount.getByText('Printed in our own workshop').waitFor()
    expect(await page.locator('#docs-source').textContent()).toContain(
      '<template data-touchline-slot="product.below-price">\n  <b>Printed in our own workshop</b>\n</template>',
    )
    await expectAccessible(page)
    expectQuiet(visit)
  }))

test('without JavaScript a widget page has the same content, and its mount keeps working HTML', () =>
  visiting(
    async ({ page }) => {
      await page.goto(`${origin}/en/docs/widgets/header-search`)
      expect(await page.locator('[data-docs-stage] a').count()).toBeGreaterThan(0)
      expect(await page.locator('[data-docs-form]').isVisible()).toBe(false)
      for (const heading of ['Mount HTML', 'Options', 'Events', 'Calls', 'Bytes', 'When something fails'])
        expect(await page.getByRole('heading', { name: heading }).isVisible(), heading).toBe(true)
    },
    { javaScriptEnabled: false },
  ))
