// Tests both sanitisers in Chromium, with and without the shop's policy: hostile HTML does not run, harmless HTML is unchanged.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildStage } from '#tests/stage-script.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { watchPage } from '#tests/support/visit.ts'
import { xssPayloads } from '#tests/support/xss-payloads.ts'
import type { Stage } from './html.stage.tsx'

type StageWindow = Window & { stages: Stage[]; hits: number }
const csp =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data: https:; require-trusted-types-for 'script'; trusted-types touchline"
const ways = ['setHTML', 'DOMPurify'] as const
/** Violations that any parser of hostile HTML causes on a strict page. */
const noise = /inline (event handler|style)|(script-src-attr|style-src-(attr|elem)) by inline|404/
let browser: Browser
let script: string

beforeAll(async () => {
  browser = await launchBrowser()
  script = await buildStage('shared/html/html.stage.tsx')
})
afterAll(() => browser?.close())

/** Opens the stage; with `copies` the suite is loaded twice. Returns the page's errors and violations. */
async function openStage(way: (typeof ways)[number], { policy = '', copies = 1 } = {}): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage()
  const problems: string[] = []
  await watchPage(page, problems)
  await page.addInitScript(() =>
    Object.assign(window, { hits: 0, hit: () => Reflect.set(window, 'hits', Reflect.get(window, 'hits') + 1) }),
  )
  if (way === 'DOMPurify') await page.addInitScript(() => delete Element.prototype.setHTML)
  await page.route('**/*', (route) => {
    const { hostname, pathname } = new URL(route.request().url())
    if (hostname === 'html.test' && pathname === '/stage.js') return route.fulfill({ contentType: 'text/javascript', body: script })
    if (hostname !== 'html.test' || pathname !== '/page') return route.fulfill({ status: 404 })
    const scripts = Array.from({ length: copies }, (_, copy) => `<script type="module" src="/stage.js?${copy}"></script>`)
    const head = '<!doctype html><base href="https://elsewhere.example/"><link rel="icon" href="data:,"><title>t</title>'
    const body = `${head}<body>${scripts.join('').replaceAll('src="/', 'src="http://html.test/')}`
    return route.fulfill({ contentType: 'text/html', headers: policy ? { 'content-security-policy': policy } : {}, body })
  })
  await page.goto('http://html.test/page')
  await page.waitForFunction((wanted) => (window as unknown as StageWindow).stages?.length === wanted, copies)
  return { page, problems }
}

const shared = new Map<string, Awaited<ReturnType<typeof openStage>>>()

/** One page for each sanitiser, shared by all tests that leave nothing behind. */
async function sharedStage(way: (typeof ways)[number]): Promise<Awaited<ReturnType<typeof openStage>>> {
  const stage = shared.get(way) ?? (await openStage(way, { policy: csp }))
  shared.set(way, stage)
  stage.problems.length = 0
  return stage
}

/** The HTML on the page after a text was sanitised and inserted. */
async function clean(page: Page, html: string, copy = 0): Promise<string> {
  await page.evaluate(([text, index]) => (window as unknown as StageWindow).stages[index]?.clean(text), [html, copy] as const)
  return page.locator('.box').last().innerHTML()
}

/** Simulates the events that a person may cause on every element, and waits for late ones. */
const touchEverything = (page: Page) =>
  page.evaluate(async () => {
    document.addEventListener('click', (event) => event.preventDefault())
    for (const element of document.querySelectorAll<HTMLElement>('.box *')) {
      for (const type of ['mouseover', 'mouseenter', 'mousedown', 'pointerdown', 'pointerenter', 'click', 'focus', 'toggle'])
        element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => null)))
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return (window as unknown as StageWindow).hits
  })

test('the payloads are 150, and without a sanitiser they run', async () => {
  expect([xssPayloads.length, new Set(xssPayloads).size]).toEqual([150, 150])
  const page = await browser.newPage()
  await page.route('**/*', (route) =>
    route.request().url() === 'http://html.test/page'
      ? route.fulfill({ contentType: 'text/html', body: '<body>' })
      : route.fulfill({ status: 404 }),
  )
  await page.goto('http://html.test/page')
  const ran = await page.evaluate(async (payloads) => {
    // A plain navigation proves nothing and ends the page.
    const isLed = (address: string) => !/^\s*(javascript|java\s)/i.test(address)
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a,area') : null
      if (link && !/script/i.test(link.getAttribute('href') ?? link.getAttribute('xlink:href') ?? '')) event.preventDefault()
    })
    addEventListener('submit', (event) => event.target instanceof HTMLFormElement && isLed(event.target.action) && event.preventDefault())
    const seen = new Set<number>()
    Reflect.set(window, 'hit', (number: number) => seen.add(number))
    const boxes = payloads.map((payload, number) => {
      const box = document.createElement('div')
      // A payload that leaves the page for good would end the test.
      const isEnd = /http-equiv|<base/.test(payload)
      if (!isEnd) box.append(document.createRange().createContextualFragment(payload.replaceAll('hit()', `hit(${number})`)))
      document.body.append(box)
      return box
    })
    for (const element of boxes.flatMap((box) => [...box.querySelectorAll('*')])) {
      for (const type of ['mouseover', 'mouseenter', 'pointerdown', 'pointerenter', 'mousedown'])
        element.dispatchEvent(new Event(type, { bubbles: true }))
      if (element instanceof HTMLElement) element.click()
    }
    const end = performance.now() + 5_000
    while (seen.size <= 80 && performance.now() < end) await new Promise(requestAnimationFrame)
    return seen.size
  }, xssPayloads)
  expect(ran).toBeGreaterThan(80)
  await page.close()
}, 60_000)

describe.each(ways)('by %s', (way) => {
  test.each([
    ['under the policy of the shop', csp],
    ['without any policy', ''],
  ])('no payload runs, %s', async (_where, policy) => {
    const { page, problems } = await openStage(way, { policy })
    for (const payload of xssPayloads) await clean(page, payload)
    expect(await touchEverything(page)).toBe(0)
    const left = await page.evaluate(() => {
      const faults: string[] = []
      for (const element of document.querySelectorAll('.box *')) {
        const names = element.getAttributeNames()
        if (names.some((name) => /^on|^style$|^data-touchline|^is$|^name$|action|^ping$|:/.test(name))) faults.push(element.outerHTML)
        if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') faults.push(element.outerHTML)
        if (/^(script|style|iframe|object|embed|form|input|button|template|base|meta|link)$/.test(element.localName))
          faults.push(element.outerHTML)
        for (const name of ['href', 'src', 'srcset'])
          if (!/^(https?:|mailto:|tel:)/.test(element.getAttribute(name) ?? 'https:')) faults.push(element.outerHTML)
      }
      return faults
    })
    expect(left).toEqual([])
    // Browsers report handlers and styles while parsing, before they can be removed. No other errors are allowed.
    expect(problems.filter((problem) => !noise.test(problem))).toEqual([])
    await page.close()
  })

  test('a harmless menu stays unchanged, with addresses resolved against the shop’s base', async () => {
    const { page, problems } = await sharedStage(way)
    expect(
      await clean(
        page,
        '<ul class="menu" role="list" aria-label="Tennis"><li value="2"><a href="rackets?a=1&amp;b=2" data-sku="R1">Rackets <b>new</b></a></li><li><a href="/de/" hreflang="de" target="_blank">DE</a></li><li><a href="#menu-end">End</a> <a href="tel:+31201234567">Call</a></li></ul><h3 id="menu-end">End</h3>',
      ),
    ).toBe(
      '<ul class="menu" role="list" aria-label="Tennis"><li value="2"><a href="https://shop.example/nl/rackets?a=1&amp;b=2" data-sku="R1">Rackets <b>new</b></a></li><li><a href="https://shop.example/de/" hreflang="de" target="_blank" rel="noopener">DE</a></li><li><a href="http://html.test/page#menu-end">End</a> <a href="tel:+31201234567">Call</a></li></ul><h3 id="menu-end">End</h3>',
    )
    expect(problems).toEqual([])
  })

  test('pictures keep their widths, and only safe addresses', async () => {
    const { page } = await sharedStage(way)
    expect(
      await clean(
        page,
        '<img alt="A" width="40" height="30" loading="lazy" src="a.webp" srcset="a.webp 1x, javascript:hit() 2x, /b.webp 3x">',
      ),
    ).toBe(
      '<img alt="A" width="40" height="30" loading="lazy" src="https://shop.example/nl/a.webp" srcset="https://shop.example/nl/a.webp 1x, https://shop.example/b.webp 3x">',
    )
  })

  test.each([
    ['our own attributes', '<div data-touchline="cart" data-touchline-ssr="x" data-when="load">d</div>', '<div>d</div>'],
    ['styles', '<p style="position:fixed">p</p><style>p{}</style>', '<p>p</p>'],
    ['comments and forms with what they hold', '<!-- c --><form><b>f</b></form><b>b</b>', '<b>b</b>'],
    [
      'ids that name a property',
      '<b id="cookie">1</b><b id="touchline-page">2</b><b id="forms">3</b><b id="config">4</b>',
      '<b>1</b><b>2</b><b>3</b><b>4</b>',
    ],
    ['ids the page has already', '<b id="drawn-here">1</b>', '<b>1</b>'],
    ['links with a name in them', '<a href="https://shop.example@evil.example/">a</a>', '<a>a</a>'],
    ['frames to open links in', '<a href="/a" target="checkout">a</a>', '<a href="https://shop.example/a">a</a>'],
  ])('it removes %s', async (_what, html, cleaned) => {
    const { page } = await sharedStage(way)
    expect(await clean(page, html)).toBe(cleaned)
  })

  test('two copies of the suite on one page share the policy', async () => {
    const { page, problems } = await openStage(way, { policy: csp, copies: 2 })
    expect([await clean(page, '<b lang="xx" data-x="y">1</b>', 0), await clean(page, '<b data-x="y">2</b>', 1)]).toEqual([
      '<b lang="xx">1</b>',
      '<b>2</b>',
    ])
    expect(problems).toEqual([])
    await page.close()
  })

  test('the component renders the latest HTML', async () => {
    const { page, problems } = await sharedStage(way)
    await page.evaluate(async () => {
      const [stage] = (window as unknown as StageWindow).stages
      void stage?.draw('<b>first</b>')
      await stage?.draw('<i data-x="y">second</i>')
    })
    expect(await page.locator('.drawn').innerHTML()).toBe('<i>second</i>')
    expect(problems).toEqual([])
  })
})
