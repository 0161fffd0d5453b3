// Tests that server-rendered markup stays correct, whatever stores and templates did to it before; long because each way is one test.
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { Product } from '#shared/product/wire/product.ts'
import { cartAnswers } from '#widgets/cart/cart.fixture.ts'
import { wireProduct } from '#widgets/product-options/product-options.fixture.ts'
import { expectQuiet, type Visit } from '../support/visit.ts'
import { compareMarkup, markupOf } from './markup.ts'
import { attributesAsOptions, flavour, mountHtml, pageConfig, readFixture, readRenderer } from './stage.ts'
import { plainMount, statusOf, until, useStage, when } from './use-stage.ts'

const { visiting, origin, manifest } = await useStage()
const { render } = await readRenderer()
const button = await readFixture('add-to-cart')
const choice = await readFixture('product-options')
const cart = await readFixture('cart')
const badge = await readFixture('wishlist-badge')
const list = await readFixture('product-list')
const specification = await readFixture('specification')

const product = { product: { state: 'ready', value: v.parse(Product, wireProduct) }, quantity: 1 }
const chosen = (...options: readonly (readonly [string, number])[]) => ({
  product: { products: { 90001: { ...product, choices: options.map(([attributeCode, optionId]) => ({ attributeCode, optionId })) } } },
})
const printed = (name: string, options: object, state: object, id: string, answers: object = {}) =>
  render(name, options, answers, pageConfig(origin, 'en'), { id, state })

test('needed: what a server has printed waits for a touch; what it left to be drawn starts when it is seen', () =>
  visiting(async (visit, open) => {
    const { options = {} } = specification
    const mountOf = (id: string, own: object) =>
      mountHtml(
        'specification',
        { ...specification, options: { ...own } },
        { id, rendered: printed('specification', own, {}, id), ...when('needed') },
      )
    const plain = mountHtml('specification', { ...specification, options }, { id: 'plain', ...when('needed') })
    await open(mountOf('subject', options) + mountOf('empty', { productId: 90001 }) + plain)
    await until(visit, 'ready', 'empty')
    await until(visit, 'ready', 'plain')
    expect(await statusOf(visit)).toBe('waiting')
    await visit.page.locator('#subject').hover()
    await until(visit, 'ready')
    // The host knows no such product.
    expectQuiet(visit, [/Failed to load resource/])
  }))

describe('an island that starts late', () => {
  test.each([
    ['sold out', ['size', 11], ['size', 12], 'Add to cart', 'Sold out'],
    ['to be had', ['size', 12], ['size', 11], 'Sold out', 'Add to cart'],
  ] as const)('its button is right if the choice is %s meanwhile', (_now, before, after, was, is) =>
    visiting(async (visit, open) => {
      const state = chosen(['colour', 1], before)
      const sleeping = { ...button, options: { productId: 90001 } }
      await open(
        mountHtml(
          'product-options',
          { ...choice, options: { productId: 90001 } },
          { id: 'choice', rendered: printed('product-options', { productId: 90001 }, state, 'choice'), ...when('load') },
        ) +
          mountHtml('add-to-cart', sleeping, {
            rendered: printed('add-to-cart', { productId: 90001 }, state, 'subject'),
            ...when('interaction'),
          }),
      )
      await until(visit, 'ready', 'choice')
      const press = visit.page.locator('#subject button[type="submit"]')
      expect(await press.textContent()).toContain(was)
      const node = await press.elementHandle()
      await visit.page.locator(`#choice-size-${after[1]}`).check({ force: true })
      await visit.page.locator('#subject').hover()
      await until(visit, 'ready')
      await expect.poll(() => press.textContent()).toContain(is)
      expect(await press.isDisabled()).toBe(is === 'Sold out')
      expect(await node?.evaluate((element) => element.isConnected), 'the same node').toBe(true)
      expectQuiet(visit)
    }),
  )

  test('a product given as an option with a later choice: the same nodes, as a fresh render would have them', () =>
    visiting(async (visit, open) => {
      const asleep = (name: string, id: string, options: Record<string, unknown>) =>
        mountHtml(name, { ...choice, options }, { id, rendered: printed(name, options, {}, id), ...when('interaction') })
      const options = { ...choice.options, followsAddress: false }
      await open(
        // In a form of its own, since otherwise its radios and those of the other widget would be one group.
        `<form>${mountHtml('product-options', { ...choice, options }, { id: 'awake', ...when('load') })}</form>` +
          asleep('product-options', 'choice', options) +
          asleep('add-to-cart', 'button', { productId: 90001 }),
      )
      await until(visit, 'ready', 'awake')
      const large = visit.page.locator('#choice-size-12')
      const number = visit.page.locator('#button input[role="spinbutton"]')
      const nodes = await Promise.all([large.elementHandle(), number.elementHandle()])
      await visit.page.locator('#awake input[value="2"]').check({ force: true })
      await visit.page.locator('#awake input[value="11"]').check({ force: true })
      for (const id of ['choice', 'button']) {
        await visit.page.locator(`#${id}`).hover()
        await until(visit, 'ready', id)
      }
      await expect.poll(() => visit.page.locator('#choice-colour-2').isChecked()).toBe(true)
      await expect.poll(() => large.isDisabled()).toBe(true)
      await expect.poll(() => number.getAttribute('aria-valuemax')).toBe('20')
      const linesOf = async (id: string) => (await visit.page.evaluate(markupOf, `#${id}`)).map((line) => line.replaceAll(`"${id}-`, '"'))
      expect(compareMarkup(await linesOf('choice'), await linesOf('awake'))).toEqual([])
      for (const node of nodes) expect(await node?.evaluate((element) => element.isConnected), 'the same node').toBe(true)
      expectQuiet(visit)
    }))

  test("a printed state older than the session's last change is not used", () =>
    visiting(async (visit, open) => {
      const old = printed('cart', {}, {}, 'subject', cartAnswers)
      await visit.context.addCookies([{ name: 'touchline-session', value: String(Date.now() + 1000), url: `${origin}/en/` }])
      await open(mountHtml('cart', cart, { rendered: old, ...when('load') }))
      await until(visit, 'ready')
      // The host knows that this session's cart is empty.
      await visit.page.getByText('Your cart is empty').waitFor()
      expect(await visit.page.getByText('Match ball').count()).toBe(0)
      expectQuiet(visit)
    }))
})

describe('what templates do to markup', () => {
  const rendered = () => printed('wishlist-badge', attributesAsOptions('wishlist-badge', badge, manifest), {}, 'subject')
  const mount = (change: (html: string) => string) => {
    const truth = rendered()
    return mountHtml('wishlist-badge', badge, { rendered: { ...truth, html: change(truth.html) }, ...when('load') })
  }
  const kept = `document.querySelector('#subject a').isFromServer === true`
  const mark = () =>
    document.addEventListener('DOMContentLoaded', () => Object.assign(document.querySelector('#subject a') ?? {}, { isFromServer: true }))

  test.each([
    ['white space around it', (html: string) => `\n    ${html}\n  `, true],
    ['an empty paragraph before it', (html: string) => `<p></p>${html}`, false],
    ['a paragraph around it', (html: string) => `<p>${html}</p>`, false],
    ['an attribute more', (html: string) => html.replace('<a ', '<a rel="nofollow" '), false],
    ['an attribute less', (html: string) => html.replace(/ class="[^"]*"/, ''), false],
  ])('%s', (_what, change, isKept) =>
    visiting(async (visit, open) => {
      await visit.page.addInitScript(mark)
      await open(mount(change))
      await until(visit, 'ready')
      expect(await visit.page.evaluate(kept)).toBe(isKept)
      expect(await visit.page.locator('#subject a').count()).toBe(1)
      expect(await visit.page.locator('#subject p').count()).toBe(0)
      expect(await visit.page.locator('#subject a').getAttribute('class')).toBe('touchline-badge-link')
      expectQuiet(visit)
    }),
  )

  test('markup of another build or flavour is rendered afresh', () =>
    visiting(async (visit, open) => {
      await visit.page.addInitScript(mark)
      const truth = rendered()
      const foreign = truth.ssr.replace(flavour, flavour === 'react' ? 'preact' : 'react')
      await open(mountHtml('wishlist-badge', badge, { rendered: { ...truth, ssr: foreign }, ...when('load') }))
      await until(visit, 'ready')
      expect(await visit.page.evaluate(kept)).toBe(false)
      expectQuiet(visit)
    }))

  test('typed text survives hydration', () =>
    visiting(async (visit, open) => {
      const search = await readFixture('header-search')
      const truth = printed('header-search', { ...search.options, searchUrl: '/en/search' }, {}, 'subject')
      await open(
        mountHtml('header-search', search, { rendered: truth, ...when('interaction') }) + (await plainMount('wishlist-badge', 'near')),
      )
      await until(visit, 'ready', 'near')
      const field = visit.page.locator('#subject input[name="query"]')
      // No sign of a person: the browser restores what was typed before the page was left.
      await field.evaluate((input) => input instanceof HTMLInputElement && (input.value = 'racket'))
      await field.hover()
      await until(visit, 'ready')
      expect(await field.inputValue()).toBe('racket')
      expect(await visit.page.locator('#subject button[type="submit"]').isEnabled()).toBe(true)
      expectQuiet(visit)
    }))
})

describe('a page cached longer than its build', () => {
  /** A list as the server printed it; `categoryId` is added only if the host prints it as an attribute too. */
  const kept = (options: object, change: { ssr?: string; state?: string }) => {
    const truth = printed('product-list', options, list.state ?? {}, 'subject')
    return mountHtml('product-list', { ...list, options: { ...options } }, { rendered: { ...truth, ...change }, ...when('load') })
  }
  const older = `${flavour}.OLDBUILD.1.subject`
  const names = (visit: Visit) => visit.page.locator('#subject .touchline-card-name').allTextContents()
  const listRequests = (visit: Visit) => {
    const requests: string[] = []
    visit.page.on('request', (request) => void (/product\/list/.test(request.url()) && requests.push(request.url())))
    return requests
  }

  test('the list state of an older build is used: nothing is requested, and the category stays', () =>
    visiting(async (visit, open) => {
      const requests = listRequests(visit)
      await open(kept({ listName: 'Shirts' }, { ssr: older }))
      await until(visit, 'ready')
      expect(await names(visit)).toContain('Home shirt')
      expect(requests).toEqual([])
      expectQuiet(visit)
    }))

  test('if the state was lost, the category in the options is requested', () =>
    visiting(async (visit, open) => {
      const requests = listRequests(visit)
      await open(kept({ categoryId: 3 }, { ssr: older, state: 'cut off' }))
      await until(visit, 'ready')
      await expect.poll(() => requests.some((url) => url.includes('/catalog/category/3/product/list'))).toBe(true)
      expectQuiet(visit)
    }))

  test("if the list is unknown, the host's HTML stays and the reason is reported, instead of showing the whole shop", () =>
    visiting(async (visit, open) => {
      const requests = listRequests(visit)
      await open(kept({ listName: 'Shirts' }, { state: '{}' }))
      await until(visit, 'failed')
      expect(await names(visit)).toContain('Home shirt')
      expect(requests).toEqual([])
      await expect.poll(() => visit.problems.join()).toContain('says neither which one it is: print data-category-id')
    }))
})

describe('two shoppers on one server', () => {
  const shopper = (name: string, language: 'nl' | 'de') => {
    const quote = cartAnswers['checkout/cart/quote']
    const [line] = quote.items
    const answers = { ...cartAnswers, 'checkout/cart/quote': { ...quote, items: [{ ...line, name }] } }
    return () => render('cart', {}, answers, pageConfig('http://shop.test', language), { id: 'cart' })
  }
  const anna = shopper("Anna's ball", 'nl')
  const bert = shopper('Berts Ball', 'de')

  test("take turns and never see each other's cart or language", async () => {
    const [annas, berts] = [anna(), bert()]
    expect(annas.html).toContain('Naar de kassa')
    expect(annas.html).toMatch(/Anna(&#39;|&#x27;|')s ball/)
    expect(berts.html).toContain('Berts Ball')
    const pause = (index: number) => new Promise((resolve) => setTimeout(resolve, index % 3))
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_none, index) => {
        await pause(index)
        const first = index % 2 ? anna() : bert()
        await pause(index + 1)
        return [first, index % 2 ? anna() : bert()]
      }),
    )
    for (const [index, pair] of answers.entries()) {
      for (const { html, state } of pair) {
        expect(html).toBe((index % 2 ? annas : berts).html)
        expect(state).not.toContain(index % 2 ? 'Berts' : 'Anna')
      }
    }
  })

  test('leave nothing behind, not even after a failed render', () => {
    const nobody = () => render('cart', {}, {}, pageConfig('http://shop.test', 'nl'), { id: 'cart' })
    const empty = nobody()
    anna()
    expect(nobody().html).toBe(empty.html)
    const broken = { cart: { cart: { state: 'ready', value: { lines: [null] } } } }
    expect(() => render('cart', {}, {}, pageConfig('http://shop.test', 'nl'), { state: broken })).toThrow()
    expect(() => render('cart', {}, { 'checkout/cart/quote': { items: [null] } }, pageConfig('http://shop.test', 'nl'))).toThrow()
    expect(nobody().html).toBe(empty.html)
    expect(empty.html).not.toContain('ball')
    expect(nobody().state).not.toContain('ball')
  })
})
