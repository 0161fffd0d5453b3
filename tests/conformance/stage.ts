// A page with one widget and nothing else, on the reference host's origin, under its strict CSP.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { extensionNames } from '#shared/domain/extension.ts'
import { compiledOf } from '#tests/catalogues.ts'
import type { Fixture } from '#widgets/fixture.ts'
import { isSoak } from '../support/scope.ts'

const root = join(import.meta.dirname, '../..')

/** The parts of touchline.manifest.json that the suite reads. */
export interface Manifest {
  version: string
  files: Record<string, { integrity: string }>
  widgets: Record<
    string,
    {
      kind: 'view' | 'enhance'
      file: string
      css: string | null
      options: { properties?: Record<string, { type?: string; enum?: unknown[] }>; required?: string[] } | null
      tags: string[]
    }
  >
  tags: { head: string[] }
  languages: Record<string, { tags: { head: string[]; widgets: Record<string, string[]> } }>
}

/** The flavour under test. */
export const flavour = process.env['FLAVOUR'] === 'react' ? 'react' : 'preact'

/**
 * Whether another run covers the tests that do not depend on the flavour: schemas, stylesheets, the host's HTML, texts. React repeats the
 * tests of rendering, hydration, errors while rendering and leftovers; in a soak run all tests.
 */
export const isRepeat = flavour === 'react' && !isSoak

/** The folder of builds; `DIST` selects another, so that a suite can run during a build. */
export const distFolder = join(root, process.env['DIST'] ?? 'dist')

const dist = join(distFolder, flavour)

let reading: Promise<Manifest> | null = null

/** The build's manifest, read once per worker. */
export function readManifest(): Promise<Manifest> {
  reading ??= readFile(join(dist, 'touchline.manifest.json'), 'utf8').then((text): Manifest => JSON.parse(text))
  return reading
}

/** A widget's shipped texts in a language, by message id, without placeholders. */
export async function readCatalogue(name: string, language: Language): Promise<Map<string, string>> {
  return new Map(Object.entries(await compiledOf(name, language)).map(([id, message]) => [id, wordsOf(message)]))
}

/** A compiled message is a text or a list of texts and placeholders; a placeholder is `[name, type, forms]`. */
function wordsOf(message: unknown): string {
  if (!Array.isArray(message)) return String(message)
  return message
    .map((part: unknown) =>
      Array.isArray(part)
        ? Object.values(part[2] ?? {})
            // The offset of a plural without one is undefined.
            .filter((form) => form !== undefined)
            .map(wordsOf)
            .join('|')
        : String(part),
    )
    .join('')
}

/** A widget's fixture. */
export async function readFixture(name: string): Promise<Fixture> {
  const module: { fixture: Fixture } = await import(pathToFileURL(join(root, `widgets/${name}/${name}.fixture.ts`)).href)
  return module.fixture
}

/** The renderer of the flavour under test. */
export async function readRenderer(): Promise<{ render: (...args: unknown[]) => { html: string; state: string; ssr: string } }> {
  return import(pathToFileURL(join(dist, 'server/touchline-server.js')).href)
}

const views = {
  nl: { id: 1, locale: 'nl_NL', country: 'NL', currency: 'EUR', path: 'nl' },
  en: { id: 3, locale: 'en_GB', country: 'GB', currency: 'GBP', path: 'en' },
  de: { id: 4, locale: 'de_DE', country: 'DE', currency: 'EUR', path: 'de' },
  sv: { id: 5, locale: 'sv_SE', country: 'SE', currency: 'SEK', path: 'se' },
} as const

/** A language of the suite. */
export type Language = keyof typeof views

/** The page settings of a store, as a host prints them. */
export function pageConfig(origin: string, language: Language, extra: Record<string, unknown> = {}): Record<string, unknown> {
  const view = views[language]
  const base = `${origin}/${view.path}/`
  const route = (path: string) => `/${view.path}/${path}`
  return {
    locale: view.locale,
    store: { id: view.id, code: view.path, name: `Touchline ${view.path}` },
    baseUrl: base,
    apiUrl: base,
    extensions: extensionNames,
    currency: view.currency,
    country: view.country,
    delivery: { timeZone: 'Europe/Amsterdam', cutOff: '22:00', fee: 4.5, freeFrom: 50 },
    routes: {
      home: route(''),
      search: route('search'),
      cart: route('checkout/cart'),
      checkout: route('checkout'),
      success: route('checkout/success'),
      wishlist: route('wishlist'),
      compare: route('compare'),
      login: route('account/login'),
      account: route('account'),
      contact: route('contact'),
    },
    limits: { compare: 4, password: { minLength: 8, minClasses: 3 }, birthDate: 'optional' },
    ...extra,
  }
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The HTML of one mount. With `rendered` it contains the server's markup instead of the host's. */
export function mountHtml(name: string, fixture: Fixture, { id = 'subject', rendered, attributes = {} }: MountExtras = {}): string {
  const all = {
    'data-touchline': name,
    id,
    ...fixture.attributes,
    ...attributes,
    ...(rendered ? { 'data-touchline-ssr': rendered.ssr } : {}),
  }
  const written = Object.entries(all).map(([key, value]) => `${key}="${escape(value)}"`)
  const json = fixture.options
    ? `<script type="application/json" data-touchline-options>${JSON.stringify(fixture.options).replaceAll('<', '\\u003c')}</script>`
    : ''
  const state = rendered ? `<script type="application/json" data-touchline-state>${rendered.state}</script>` : ''
  return `<div ${written.join(' ')}>${rendered ? rendered.html : fixture.fallback}${json}${state}</div>`
}

/** Differences from the plain mount. */
export interface MountExtras {
  id?: string
  rendered?: { html: string; state: string; ssr: string }
  attributes?: Record<string, string>
}

/** The path of a call below `apiUrl`, in any store; null for any other address. */
export function pathOfCall(origin: string, address: string): string | null {
  const { origin: own, pathname } = new URL(address)
  const view = Object.values(views).find(({ path }) => pathname.startsWith(`/${path}/`))
  return own === origin && view ? pathname.slice(view.path.length + 2) : null
}

/** Patterns of the addresses below the host's stores; scripts, stylesheets and pictures are elsewhere. */
export const storePatterns = (origin: string): string[] => Object.values(views).map(({ path }) => `${origin}/${path}/*`)

/** Differences from a plain stage. */
export interface StageExtras {
  /** Further page settings. */
  settings?: Record<string, unknown>
  /** Replaces the script with the page's settings. */
  settingsScript?: string
  /** The widget whose tags are in the head beside the suite's own, as the manifest lists them for hosts. */
  widget?: string
  hasTags?: boolean
  /** The query string, `?...`. */
  search?: string
  /** Whether the page has no policy, to test hosts without one. */
  isUnguarded?: boolean
  /** HTML between the suite's tags and the page's settings. */
  beforeSettings?: string
}

/** A fixture's attributes as the renderer expects them: typed by the widget's schema. */
export function attributesAsOptions(name: string, { attributes = {} }: Fixture, { widgets }: Manifest): Record<string, unknown> {
  const properties = widgets[name]?.options?.properties ?? {}
  const options: Record<string, unknown> = {}
  for (const [attribute, text] of Object.entries(attributes)) {
    const key = attribute.replace(/^data-/, '').replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase())
    const type = properties[key]?.type
    if (type === 'number') options[key] = Number(text)
    else if (type === 'boolean') options[key] = text !== 'false'
    else if (type) options[key] = text
  }
  return options
}

/** A page as the host would send it. */
export interface StageDocument {
  /** `/<store>/stage-...`, different for each document. */
  url: string
  headers: Record<string, string>
  html: string
}

/** A page of a store with the given body, under the strict policy. */
export async function stageDocument(
  origin: string,
  language: Language,
  body: string,
  {
    settings: extra = {},
    settingsScript,
    widget,
    hasTags = false,
    search = '',
    isUnguarded = false,
    beforeSettings = '',
  }: StageExtras = {},
): Promise<StageDocument> {
  const manifest = await readManifest()
  const json = JSON.stringify(pageConfig(origin, language, extra)).replaceAll('<', '\\u003c')
  const settings = settingsScript ?? `<script type="application/json" id="touchline-page">${json}</script>`
  const base = `/touchline/${manifest.version}/`
  const own = manifest.languages[language]
  const texts = own ? [...own.tags.head, ...(own.tags.widgets[widget ?? ''] ?? [])] : []
  const tags = hasTags && widget ? [...(manifest.widgets[widget]?.tags ?? []), ...texts] : []
  const head = [...manifest.tags.head, ...tags].join('\n').replaceAll('{base}', base)
  // Layout shifts must be ours: without this, a parser that pauses inside a button has half of it painted.
  const whole = hasTags ? '<link rel="expect" href="#stage" blocking="render">' : ''
  const policy = `default-src 'none'; script-src ${origin}/touchline/; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'self'; require-trusted-types-for 'script'; trusted-types touchline`
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Stage</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${whole}${head}${beforeSettings}
${settings}</head><body><main id="stage"><h1>Stage</h1>${body}</main></body></html>`
  return {
    url: `${origin}/${views[language].path}/stage-${createHash('sha1').update(html).digest('hex').slice(0, 10)}${search}`,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...(isUnguarded ? {} : { 'Content-Security-Policy': policy }) },
    html,
  }
}

/** Serves the document on this page; all other requests go to the real host. */
export async function stage(page: Page, origin: string, language: Language, body: string, extras: StageExtras = {}): Promise<string> {
  const { url, headers, html } = await stageDocument(origin, language, body, extras)
  await page.route(url, (route) => route.fulfill({ headers, body: html }))
  return url
}
