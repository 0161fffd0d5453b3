// The entry, and the only script a page names: finds the mounts, loads their files, and provides the public API.
import type { Messages } from '#shared/i18n/i18n.ts'
import { announce, lastOf, watchAnnouncements } from '#shared/mount/announce.ts'
import type { EnhanceWidget, ViewWidget } from '#shared/mount/define.ts'
import type { Runtime, WidgetEntry } from '#shared/mount/loader-host.ts'
import { Loader } from '#shared/mount/loader.ts'
import { languageOfPage, readPageJson } from '#shared/mount/page-settings.ts'
import { onError, report } from '#shared/mount/report.ts'
import { loadChunk, loadStylesheet, sharedLoading } from '#shared/mount/resources.ts'
import type { PublicApi, Touchline } from './public-api.ts'
import type * as slots from './slots.ts'

/** Set by the build: the flavour, the hash that is part of every file name, and the release. */
declare const __FLAVOUR__: string
declare const __BUILD__: string
declare const __VERSION__: string
/**
 * The table of widgets/index.ts in a compact form: `file:parts:name=when,name=when` for each file with widgets.
 * The parts besides the script are `t` for texts and `c` for a stylesheet, `c>header` for that of another file. A widget's name is omitted
 * if it is the file's.
 */
declare const __FILES__: string

const build = __BUILD__
const version = __VERSION__
const file = (name: string, end: string) => new URL(`${name}-${build}${end}`, import.meta.url).href
/** Resolves when the document is parsed: before that, the parser may have paused in the middle of the settings script. */
const whole = new Promise<unknown>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve)
  else resolve(null)
})
let json: string | undefined
const pageJson = () => (json ??= readPageJson())
const language = () => languageOfPage(pageJson())

/** Loads one of our files by its name. */
function load<Module>(name: string, end = '.js'): Promise<Module> {
  const url = file(name, end)
  return loadChunk(url, () => import(url))
}

/** Loads the code that every widget needs, in the file that every page has. */
const loadStart = sharedLoading(() => load<typeof import('./start.ts') & Runtime>('start'))

/** Returns the same, once the page is started. */
async function start() {
  const [chunk] = await Promise.all([loadStart(), whole])
  await chunk.startPage(pageJson(), announce)
  return chunk
}

const loadTexts = (name: string) => whole.then(() => load<{ default: Messages }>(name, `.${language()}.js`)).then((texts) => texts.default)

const widgets: Record<string, WidgetEntry> = {}
for (const line of __FILES__.split(' ')) {
  const [pack = '', about = '', members = ''] = line.split(':')
  const [parts = '', sheet = pack] = about.split('>')
  // Once for all widgets of a file, which start in document order: the first one has the product that the others refer to.
  const arrive = sharedLoading(async () => {
    const [found, { addMessages }, shared, texts] = await Promise.all([
      load<Record<string, ViewWidget | EnhanceWidget>>(pack),
      start(),
      loadTexts('start'),
      parts.includes('t') ? loadTexts(pack) : null,
      loadStylesheet(file('start', '.css')),
      parts.includes('c') && loadStylesheet(file(sheet, '.css')),
    ])
    addMessages({ ...shared, ...texts })
    return found
  })
  for (const member of members.split(',')) {
    const [short, when = ''] = member.split('=')
    const name = short || pack
    const fetch = async () => {
      const definition = (await arrive())[name]
      if (!definition) throw new Error(`${pack} holds no widget named ${name}`)
      return definition
    }
    Object.defineProperty(widgets, name, { value: { when, file: pack, fetch }, enumerable: true })
  }
}

/** One promise for all calls: two imports of a file may settle in any order, but slots keep the order in which they were added. */
const loadSlots = sharedLoading(() => load<typeof slots>('slots'))

/** Adds a host's extension where its place is drawn, in the order of the calls. A host without extensions loads nothing. */
function extend(place: string, slot: unknown): () => void {
  let stop: (() => void) | null = null
  let hasEnded = false
  loadSlots().then(
    ({ addSlot }) => {
      if (!hasEnded) stop = addSlot(place, slot, report)
    },
    (error: unknown) => report({ error, widget: '', element: document.documentElement, phase: 'load', slot: place }),
  )
  return () => {
    hasEnded = true
    stop?.()
  }
}

const loader = new Loader({
  widgets,
  language,
  pageJson,
  build: `${__FLAVOUR__}.${build}`,
  runtime: loadStart,
  explain: () => load('explain'),
  mendTexts: () => load('mend-texts'),
  extend,
})

/** Loads edit mode, a separate file that only an editor's page needs. */
const editing = () => Promise.all([load<typeof import('./edit-mode.ts')>('edit-mode'), start()]).then(([mode]) => mode)

/** Loads the stores on first use, so that a page without widgets does not load them. */
const loadApi = sharedLoading(async (): Promise<PublicApi> => {
  const [{ publicApi }] = await Promise.all([load<typeof import('./public-api.ts')>('public-api'), start()])
  return publicApi
})

const own: Touchline = {
  version,
  get ready() {
    return loadApi()
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
  extend,
  editor: {
    load: () => editing().then(({ loadEditor }) => loadEditor(own)),
    unload: () => editing().then(({ unloadEditor }) => unloadEditor()),
    select: (element) => editing().then(({ selectEditor }) => selectEditor(own, element)),
    deselect: () => editing().then(({ deselectEditor }) => deselectEditor()),
  },
  mounts: () => loader.mounts(),
  scan: (root = document.documentElement) => loader.scan(root),
}

/**
 * A page may load the script twice, or in two versions: the first one owns all mounts. `hasOwn` ignores elements with the id "touchline".
 */
const owner = Object.hasOwn(window, 'touchline') ? window.touchline : undefined

if (owner?.version) {
  console.warn(`Touchline ${version}: ${owner.version} already runs on this page, so this second script does nothing. Keep one script tag.`)
} else {
  Object.defineProperty(window, 'touchline', { value: own, configurable: true })
  void whole.then(() => loader.start())
  if (/[?&]touchline=doctor(&|$)/.test(location.search)) {
    void load<typeof import('./doctor/doctor.ts')>('doctor').then(({ openDoctor }) => openDoctor(own, Object.keys(widgets)))
  }
}

/** The page's Touchline, for `import { touchline }`. */
export const touchline: Touchline = owner?.version ? owner : own
