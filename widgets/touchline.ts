// The entry, and the only script a page names: finds the mounts, loads what they need, and gives host code its API.
import type { Messages } from '#shared/i18n/i18n.ts'
import { announce, lastOf, watchAnnouncements } from '#shared/mount/announce.ts'
import { Loader, type WidgetEntry } from '#shared/mount/loader.ts'
import { languageOfPage, readPageJson } from '#shared/mount/page-settings.ts'
import { onError } from '#shared/mount/report.ts'
import { loadChunk, loadStylesheet } from '#shared/mount/resources.ts'
import { widgets } from './index.ts'
import type { PublicApi, Touchline } from './public-api.ts'

/** Set by the build: `<flavour>.<build>`, the release, and what each widget's file names hold as hash. */
declare const __BUILD__: string
declare const __VERSION__: string
declare const __BASE_CSS__: string
declare const __FILES__: Readonly<Record<string, { hash: string; css: boolean; texts: boolean }>>

const files = __FILES__
const file = (name: string) => new URL(name, import.meta.url).href
const pageJson = readPageJson()
const language = languageOfPage(pageJson)

const start = () => loadChunk(file('start'), () => import('./start.ts'))
async function loadCatalogue(name: string): Promise<Messages> {
  const url = file(`${name}-${files[name]?.hash ?? ''}.${language}.js`)
  const module: { default: Messages } = await loadChunk(url, () => import(url))
  return module.default
}

async function fetchWidget(name: string, entry: WidgetEntry) {
  const { hash, css, texts } = files[name] ?? { hash: '', css: false, texts: false }
  const [module, { startPage, addMessages }, messages, sharedMessages] = await Promise.all([
    loadChunk(file(`${name}-${hash}.js`), entry.load),
    start(),
    texts ? loadCatalogue(name) : null,
    loadCatalogue('shared'),
    loadStylesheet(file(__BASE_CSS__)),
    css ? loadStylesheet(file(`${name}-${hash}.css`)) : null,
  ])
  startPage(pageJson, announce)
  addMessages({ ...sharedMessages, ...messages })
  return module.default
}

const loader = new Loader({
  widgets,
  language,
  pageJson,
  build: __BUILD__,
  runtime: () => loadChunk(file('runtime'), () => import('#shared/mount/runtime.tsx')),
  fetch: fetchWidget,
})

let api: Promise<PublicApi> | null = null

const own: Touchline = {
  version: __VERSION__,
  /** Loads the stores on first use, so that a page without widgets pays nothing. */
  get ready() {
    if (api) return api
    const calls = loadChunk(file('public-api'), () => import('./public-api.ts'))
    const loading = Promise.all([start(), calls]).then(([{ startPage }, { publicApi }]) => {
      startPage(pageJson, announce)
      return publicApi
    })
    api = loading
    // Whoever asks again after a failure has it tried again.
    loading.catch(() => (api = null))
    return loading
  },
  on(name: string, listener: (detail: never) => void, { hasLast = false } = {}) {
    const type = `touchline:${name}`
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the vocabulary types names and details for callers, at run time they are any
    const listen = (event: Event) => event instanceof CustomEvent && listener(event.detail as never)
    document.addEventListener(type, listen)
    const last = hasLast ? lastOf(name) : null
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the vocabulary types names and details for callers, at run time they are any
    if (last) listener(last.detail as never)
    return () => document.removeEventListener(type, listen)
  },
  onError,
  watch: watchAnnouncements,
  mounts: () => loader.mounts(),
  scan: (root = document.documentElement) => loader.scan(root),
}

/** A page may name the script twice, or in two versions: the first owns every mount. Named elements of a page are not own properties. */
const owner = Object.hasOwn(window, 'touchline') ? window.touchline : undefined

if (owner?.version) {
  console.warn(
    `Touchline ${__VERSION__}: ${owner.version} already runs on this page, so this second script does nothing. Keep one script tag.`,
  )
} else {
  Object.defineProperty(window, 'touchline', { value: own, configurable: true })
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => loader.start(), { once: true })
  else loader.start()
  if (/[?&]touchline=doctor(&|$)/.test(location.search)) {
    void import('./doctor.ts').then(({ openDoctor }) => openDoctor(own))
  }
}

/** The page's one Touchline, for `import { touchline }`. */
export const touchline: Touchline = owner?.version ? owner : own
