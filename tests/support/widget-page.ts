// A page with one widget, for the widgets' own tests: the real mount, real stores, a shop on a port, and a document without a browser.
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, vi } from 'vitest'
import { configureApi } from '#shared/api/settings.ts'
import { extensionNames } from '#shared/domain/extension.ts'
import { environment, setEnvironment } from '#shared/environment.ts'
import { onAny } from '#shared/events/bus.ts'
import { activate } from '#shared/i18n/i18n.ts'
import { Texts } from '#shared/i18n/Texts.tsx'
import type { EnhanceWidget, ViewWidget } from '#shared/mount/define.ts'
import { mountWidget } from '#shared/mount/runtime.tsx'
import { retrying } from '#shared/ui/pictures/presets.ts'
import { type FakeBrowser, type FakeTab, openBrowser } from '#stores/testing/browser.ts'
import { openShop, type TestShop } from '#stores/testing/shop.ts'
import { configurePage } from '#stores/page/page.ts'
import { resetStores } from '#stores/kit/reset.ts'
import { startStores } from '#stores/session/start.ts'

/** How long the end of a test waits for pending calls, in milliseconds. */
const PATIENCE = 50

const routes = {
  home: '/nl/',
  search: '/nl/search',
  cart: '/nl/checkout/cart',
  checkout: '/nl/checkout',
  success: '/nl/checkout/success',
  wishlist: '/nl/wishlist',
  login: '/nl/account/login',
}

/** The page of the current test. */
export interface WidgetPage {
  shop: TestShop
  browser: FakeBrowser
  tab: FakeTab
  /** Every event as name and detail, oldest first. */
  events: { name: string; detail: unknown }[]
  /** Mounts a widget with options, the host's own HTML inside and a place on the page; returns its mount. */
  show: (widget: ViewWidget | EnhanceWidget, options?: object, host?: { html?: string; within?: Element | undefined }) => HTMLElement
}

/** Provides a new page, shop and browser for each test of a file. */
export function useWidgetPage(href = 'https://shop.test/nl/'): WidgetPage {
  const stops: (() => unknown)[] = []
  const underway: Promise<unknown>[] = []
  const note = <Value>(call: Promise<Value>): Promise<Value> => {
    underway.push(call)
    return call
  }
  // Filled before each test.
  const page = {} as WidgetPage

  beforeEach(async () => {
    const browser = openBrowser()
    const tab = browser.openTab(href)
    const shop = await openShop(browser)
    // The same origin as the document, like a host.
    happyDom().setURL(shop.url)
    stops.push(setEnvironment(tab.environment))
    const { fetch } = environment
    let isOver = false
    stops.push(() => (isOver = true))
    // An answer that comes after the test's end is never read, as on a page that was left: a 404 took an extension from the next test.
    const unlessOver = (answer: Response) => (isOver ? new Promise<Response>(() => {}) : answer)
    stops.push(setEnvironment({ fetch: (request) => note(fetch(request).then(unlessOver)) }))
    const { locale } = configurePage({
      locale: 'en_GB',
      store: { id: 1, code: 'nl', name: 'Touchline' },
      currency: 'EUR',
      country: 'NL',
      baseUrl: '/nl/',
      apiUrl: shop.url,
      extensions: extensionNames,
      delivery: { timeZone: 'Europe/London', cutOff: '22:00', fee: 4.5, freeFrom: 60 },
      limits: { birthDate: 'optional' },
      routes,
    })
    activate(locale)
    configureApi({ apiUrl: shop.url, storeId: 1, limits: { retryDelay: 1 } })
    const events: WidgetPage['events'] = []
    stops.push(onAny((name, detail) => void events.push({ name, detail })))
    stops.push(startStores())
    Object.assign(page, { shop, browser, tab, events, show })
  })
  afterEach(async () => {
    // Pending calls end first: happy-dom reports an aborted one as an error.
    await Promise.race([Promise.allSettled(underway.splice(0)), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
    for (const stop of stops.splice(0).toReversed()) stop()
    document.body.replaceChildren()
    resetStores()
    await page.shop.close()
  })

  function show(
    widget: ViewWidget | EnhanceWidget,
    options: object = {},
    { html = '', within = document.body }: { html?: string; within?: Element | undefined } = {},
  ): HTMLElement {
    const mount = document.createElement('div')
    mount.dataset['touchline'] = widget.name
    mount.innerHTML = `${html}<script type="application/json" data-touchline-options></script>`
    mount.querySelector('script')?.append(JSON.stringify(options))
    within.append(mount)
    const faults: unknown[] = []
    const mounted = mountWidget({
      mount,
      widget,
      pageJson: '{}',
      known: [],
      id: `${widget.name}-1`,
      build: 'test',
      clicked: () => null,
      // Invalid options in tests are intended; an explanation of them would be loaded after the test's end.
      explain: () => {
        throw new Error(`The options of ${widget.name} are not as its schema has them: ${JSON.stringify(options)}`)
      },
      report: ({ error }) => void faults.push(error),
      untilFree: () => Promise.resolve(),
      onReading: () => {},
      onReady: () => {},
      onFailed: () => {},
    })
    if (faults.length > 0) throw faults[0]
    stops.push(() => mounted.unmount())
    return mount
  }
  return page
}

/** The properties that happy-dom adds to its window. */
const happyDom = (): { setURL: (url: string) => void } => Reflect.get(window, 'happyDOM')

/** The text of an element, with white space collapsed. */
export function words(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** Waits until a condition is true; until then it may throw or be false. */
export async function soon<Value>(find: () => Value): Promise<Value> {
  return vi.waitFor(
    () => {
      const found = find()
      if (found === false || found === null || found === undefined) throw new Error(`Not there yet: ${words(document.body)}`)
      return found
    },
    { timeout: 30_000, interval: 5 },
  )
}

/** Lets a picture of the mount fail at every try, until the placeholder is shown. */
export async function failPictures(mount: Element, { browser }: WidgetPage): Promise<void> {
  const image = mount.querySelector('img')
  await soon(() => {
    image?.dispatchEvent(new Event('error'))
    browser.pass(retrying.throttle)
    return image?.dataset['missing'] === ''
  })
}

/** Waits until the live region that all widgets share announces this and nothing else. */
export function said(text: string): Promise<boolean> {
  return soon(() => words(document.querySelector('[data-touchline-said]')) === text)
}

/** Waits until the text is on the page. */
export function shown(text: string, within: Element = document.body): Promise<boolean> {
  return soon(() => words(within).includes(text))
}

/** Renders once, to markup, for a thousand lines, which a document without a browser would be too slow for. */
export function drawn(view: ReactNode): string {
  return renderToStaticMarkup(createElement(Texts, null, view))
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? words(element)

/** The button or link of that name, if there is one. */
export function control(name: string, within: Element = document.body): HTMLElement | undefined {
  return [...within.querySelectorAll<HTMLElement>('button, a, summary')].find((element) => nameOf(element) === name)
}

/** Presses a button or link by its name, as soon as it exists. */
export async function press(name: string, within: Element = document.body): Promise<void> {
  const found = await soon(() => control(name, within) ?? null)
  found?.click()
}

/** The field with that label or accessible name. */
export function field(name: string, within: Element = document.body): HTMLInputElement | HTMLSelectElement {
  const label = [...within.querySelectorAll('label')].find((one) => words(one).startsWith(name))
  const found = label ? document.getElementById(label.htmlFor) : within.querySelector(`[aria-label^="${name}"]`)
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found
  throw new Error(`There is no field named ${name}: ${words(within)}`)
}

/** Types into the field with that name, or selects in it, and leaves it. */
export function type(name: string, text: string, within: Element = document.body): void {
  typeInto(field(name, within), text)
}

/** The same for a given field. */
export function typeInto(input: HTMLInputElement | HTMLSelectElement | null, text: string): void {
  if (!input) throw new Error(`There is no field to type into: ${words(document.body)}`)
  // React overrides the setter on the element; a person's typing bypasses it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
  input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
