// The entry, and the only script a page names: finds the mounts, loads what they need, and gives host code its API.
import type { Messages } from '#shared/i18n/i18n.ts'
import { announce, lastOf, watchAnnouncements } from '#shared/mount/announce.ts'
import type { EnhanceWidget, ViewWidget } from '#shared/mount/define.ts'
import { Loader, type WidgetEntry } from '#shared/mount/loader.ts'
import { languageOfPage, readPageJson } from '#shared/mount/page-settings.ts'
import { onError } from '#shared/mount/report.ts'
import { loadChunk, loadStylesheet } from '#shared/mount/resources.ts'
import type { PublicApi, Touchline } from './public-api.ts'

/** Set by the build: its flavour, its hash, which is in the name of every file, and the release. */
declare const __FLAVOUR__: string
declare const __BUILD__: string
declare const __VERSION__: string
/**
 * The table of widgets/index.ts in as few bytes as it takes: `file:parts:name=when,name=when` of each file with widgets.
 * The parts beside its script are `c` for a stylesheet and `t` for texts of its own; the name is left out where it is the file's.
 */
declare const __FILES__: string

const build = __BUILD__
const version = __VERSION__
const file = (name: string, end = '') => new URL(`${name}-${build}${end}`, import.meta.url).href
/** The page's settings are whole once the page is: a parser may rest in the middle of their script, and we run beside it. */
const whole = new Promise<unknown>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve)
  else resolve(null)
})
let json: string | undefined
const pageJson = () => (json ??= readPageJson())
const language = () => languageOfPage(pageJson())

/** What every widget stands on, once the page is started. */
async function start() {
  const [chunk] = await Promise.all([loadChunk(file('start'), () => import('./start.ts')), whole])
  await chunk.startPage(pageJson(), announce, loadTexts)
  return chunk
}

/** What a script of ours exports: its widgets by their names, its texts as `default`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the build wrote the part; of a plain string the types would doubt it
async function load<Value, Part extends string = string>(pack: string, end: string, part: Part): Promise<Value> {
  const url = file(pack, end)
  const module: Record<Part, Value> = await loadChunk(url, () => import(url))
  return module[part]
}

const loadTexts = (pack: string) => whole.then(() => load<Messages>(pack, `.${language()}.js`, 'default'))

const widgets: Record<string, WidgetEntry> = {}
for (const line of __FILES__.split(' ')) {
  const [pack = '', parts = '', members = ''] = line.split(':')
  for (const member of members.split(',')) {
    const [short, when = ''] = member.split('=')
    const name = short || pack
    const fetch = async () => {
      const [widget, { addMessages }, shared, texts] = await Promise.all([
        load<ViewWidget | EnhanceWidget>(pack, '.js', name),
        start(),
        loadTexts('shared'),
        parts.includes('t') ? loadTexts(pack) : null,
        loadStylesheet(file('base', '.css')),
        parts.includes('c') && loadStylesheet(file(pack, '.css')),
      ])
      addMessages({ ...shared, ...texts })
      return widget
    }
    Object.defineProperty(widgets, name, { value: { when, file: pack, fetch }, enumerable: true })
  }
}

const loader = new Loader({
  widgets,
  language,
  pageJson,
  build: `${__FLAVOUR__}.${build}`,
  runtime: () => loadChunk(file('runtime'), () => import('#shared/mount/runtime.tsx')),
  explain: () => import('#shared/mount/explain.ts'),
})

let api: Promise<PublicApi> | null = null

const own: Touchline = {
  version,
  /** Loads the stores on first use, so that a page without widgets pays nothing. */
  get ready() {
    if (api) return api
    const calls = loadChunk(file('public-api'), () => import('./public-api.ts'))
    const loading = Promise.all([calls, start()]).then(([{ publicApi }]) => publicApi)
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
  console.warn(`Touchline ${version}: ${owner.version} already runs on this page, so this second script does nothing. Keep one script tag.`)
} else {
  Object.defineProperty(window, 'touchline', { value: own, configurable: true })
  void whole.then(() => loader.start())
  if (/[?&]touchline=doctor(&|$)/.test(location.search)) {
    void import('./doctor.ts').then(({ openDoctor }) => openDoctor(own))
  }
}

/** The page's one Touchline, for `import { touchline }`. */
export const touchline: Touchline = owner?.version ? owner : own
