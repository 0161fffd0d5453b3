// Mounts a widget with React, from options to hydration or render and cleanup. Loaded with the first widget; long because it is one mount.
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { Texts } from '#shared/i18n/Texts.tsx'
import { isOffered } from '#shared/state/extensions.ts'
import { readPrintedBy } from '#shared/state/printed.ts'
import { DRAWN, MOUNT, OPTIONS, SSR, STATE } from './attributes.ts'
import { Boundary } from './boundary.tsx'
import { carryOver } from './carry-over.ts'
import { clearFailure } from './clear-failure.ts'
import { counterpart, trace } from './counterpart.ts'
import { follow } from './early-clicks.ts'
import { MountContext, type MountScope } from './context.ts'
import type { EnhanceWidget, ViewWidget } from './define.ts'
import type { Explain, Explained } from './explain.ts'
import { fingerprintOf, trimMount } from './fingerprint.ts'
import { drawOnceRead, isPrinted, isWorded } from './once-read.ts'
import { focusPlace } from './focus-place.ts'
import { readOptions } from './options.ts'
import { scriptOf } from './script-of.ts'
import { isStale, parsePrintedState, printedValues, seedStores } from './printed-state.ts'
import { readPresets } from './presets.ts'
import type { ErrorReport } from './report.ts'
import { doubtPrintedProduct, findPrintedProduct } from './printed-product.ts'
import { SlotScope } from './slot.tsx'

readPrintedBy({ find: findPrintedProduct, doubt: doubtPrintedProduct })

export { watchErrors } from './error-owner.ts'

/** The loader's input for a mount, once everything it needs is loaded. */
export interface MountRequest {
  mount: HTMLElement
  widget: ViewWidget | EnhanceWidget
  /** The text of `#touchline-page`, for the page's presets. */
  pageJson: string
  /** The names of all widgets, to detect presets of unknown ones. */
  known: readonly string[]
  /** Prefix of every id inside the mount, unless server-rendered markup brings its own. */
  id: string
  /** `<flavour>.<build>`; markup of another build is not hydrated, but its state is used. */
  build: string
  /**
   * The element that was clicked before the widget was ready, to be clicked again. Read when the widget is drawn and, since effects run
   * frames later, when it is mounted.
   */
  clicked: () => Element | null
  /** Loads the explanations for doubtful options. */
  explain: () => Promise<Explain>
  /** Reports errors through the loader. */
  report: (report: ErrorReport) => void
  /** Resolves when it is this mount's turn to be drawn, and it is not being pressed. */
  untilFree: () => Promise<void>
  /** Called when loading the data takes a while: until the answer the host's HTML is used as it is. */
  onReading: () => void
  onReady: () => void
  /** Called when the widget cannot continue; the host's HTML is back. `isFinal` where a retry is useless, as with a missing option. */
  onFailed: (isFinal: boolean) => void
}

/** A mounted widget. */
export interface Mounted {
  /** The options in use; null where a required one is missing or wrong. */
  options: Record<string, unknown> | null
  /** Ends everything the widget started and restores the mount's HTML. */
  unmount: () => void
}

function readJsonOptions(request: MountRequest): unknown {
  const script = scriptOf(request.mount, OPTIONS)
  if (!script) {
    const stray = scriptOf(request.mount, 'type')
    if (stray && !stray.hasAttribute(STATE)) explainTo(request, ({ explainStray }) => explainStray(request.widget, request.mount, stray))
    return undefined
  }
  let read: unknown
  try {
    read = JSON.parse(script.textContent)
    if (!Array.isArray(read)) return read
  } catch (cause) {
    read = cause
  }
  explainTo(request, ({ explainJson }) => explainJson(request.widget.name, request.mount, read))
  return undefined
}

let presets: Record<string, unknown> | null = null

/** Copies of the children, owned by a document that loads nothing: a copied picture would choose among its files and fetch one again. */
function copyOf(mount: HTMLElement): Node[] {
  const { ownerDocument: inert } = document.createElement('template').content
  return [...mount.childNodes].map((node) => inert.importNode(node, true))
}

/** Mounts one widget. Never throws. */
export function mountWidget(request: MountRequest): Mounted {
  const { mount, widget } = request
  presets ??= readPresets(request.pageJson, request.known, {
    onBroken: (cause) => explainTo(request, ({ explainPage }) => explainPage(cause)),
    onDoubts: (written) => explainTo(request, ({ explainSettings }) => explainSettings(written, request.known)),
  })
  const sources = {
    mount,
    schema: widget.options,
    page: Object.hasOwn(presets, widget.name) ? presets[widget.name] : undefined,
    json: readJsonOptions(request),
  }
  const read = readOptions(sources)
  if (read.doubts.every(({ expected }) => expected === null)) return mountWith(request, read)
  // A platform may have printed an id as text, or a list as a map.
  let hasEnded = false
  const later: Mounted = { options: read.options, unmount: () => (hasEnded = true) }
  void import('./loosen.ts')
    .then(
      ({ loosen }) => readOptions({ ...sources, loosen }),
      () => read,
    )
    .then((again) => hasEnded || Object.assign(later, mountWith(request, again)))
  return later
}

/** Mounts one widget with its options, or reports why it cannot. */
function mountWith(request: MountRequest, { options, doubts }: ReturnType<typeof readOptions>): Mounted {
  const { mount, widget } = request
  if (doubts.length > 0) explainTo(request, ({ explainOptions }) => explainOptions(widget.name, mount, widget.options, doubts))
  // A form that cannot be sent must not replace the host's own; markup rendered by our own server stays.
  const isUnoffered = widget.kind === 'view' && widget.extension !== undefined && !isOffered(widget.extension) && !isPrinted(mount)
  if (!options || isUnoffered) {
    request.onFailed(true)
    return { options, unmount: () => {} }
  }
  if (widget.kind === 'enhance') return enhance(request, widget, options)
  const draw = () => mountView(request, widget, options)
  if (!widget.load || !isWorded(mount)) return draw()
  return { options, unmount: drawOnceRead(request, widget, options, draw) }
}

/** Loads the explanations for faults in the mount, and reports them. */
function explainTo({ mount, widget, explain, report }: MountRequest, explanationsOf: (explain: Explain) => readonly Explained[]): void {
  const about = { widget: widget.name, element: mount, phase: 'options' } as const
  explain().then(
    (all) => {
      for (const one of explanationsOf(all)) report({ ...about, ...one })
    },
    (error: unknown) => report({ error, ...about }),
  )
}

function enhance(
  { mount, clicked, report, onReady, onFailed }: MountRequest,
  widget: EnhanceWidget,
  options: Record<string, unknown>,
): Mounted {
  const controller = new AbortController()
  clearFailure(mount)
  try {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the widget's own schema has parsed its options, whose type only it knows
    widget.enhance(mount, options as never, controller.signal)
    onReady()
    const early = clicked()
    if (early instanceof HTMLElement) early.click()
  } catch (error) {
    controller.abort()
    report({ error, widget: widget.name, element: mount, phase: 'render' })
    onFailed(false)
  }
  return { options, unmount: () => controller.abort() }
}

function mountView(request: MountRequest, widget: ViewWidget, options: Record<string, unknown>): Mounted {
  const { mount, id, build, clicked, report, onReady, onFailed } = request
  const controller = new AbortController()
  const hadFocus = clearFailure(mount)
  const stateJson = scriptOf(mount, STATE)?.textContent
  const [flavour, number, fingerprint, printedId] = (mount.getAttribute(SSR) ?? '').split('.')
  // The state is data, so it counts whichever build of this major version printed it.
  const state = stateJson === undefined ? null : parsePrintedState(stateJson)
  const printed = state && !isStale(state) ? printedValues(widget.seed, state) : null
  const wasPrinted = flavour !== '' || stateJson !== undefined
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the widget's own schema has parsed its options, whose type only it knows
  if (wasPrinted && !printed && widget.canStartFrom?.(options as never) === false) {
    explainTo(request, ({ explainLost }) => explainLost(widget.name, mount))
    onFailed(true)
    return { options, unmount: () => {} }
  }
  // Detached: hydration must see only markup, and a retry needs the options again.
  const scripts = [OPTIONS, STATE].flatMap((attribute) => scriptOf(mount, attribute) ?? [])
  for (const script of scripts) script.remove()
  trimMount(mount)

  if (printed) seedStores(widget.seed, printed)
  // The build's own templates, whose tags and attributes depend on their data, use `any`.
  const isIntact = fingerprint === 'any' || fingerprint === fingerprintOf(mount)
  const canHydrate = printed !== null && `${flavour}.${number}` === build && isIntact

  const prefix = canHydrate && printedId ? printedId : id
  const scope: MountScope = {
    name: widget.name,
    id: (suffix) => `${prefix}-${suffix}`,
    element: mount,
    replaced: canHydrate ? [] : [...mount.childNodes],
    signal: controller.signal,
    printed: canHydrate ? printed : null,
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the widget's own schema has parsed its options, whose type only it knows
  widget.prepare?.(options as never)(printed)
  const restore = carryOver(mount, controller.signal)
  const early = clicked()
  const click = early && trace(early)
  const before = canHydrate ? copyOf(mount) : [...mount.childNodes]
  let root: Root | null = null
  let hasEnded = false

  const end = () => {
    if (hasEnded) return
    hasEnded = true
    controller.abort()
    root?.unmount()
    mount.removeAttribute(DRAWN)
    mount.replaceChildren(...before, ...scripts)
  }
  const crash = (error: unknown) => {
    if (hasEnded) return
    report({ error, widget: widget.name, element: mount, phase: 'render' })
    // React forbids unmounting inside its own commit; no frame passes in between, so nothing is painted.
    queueMicrotask(() => {
      end()
      // The state may have broken the widget, so the retry runs without it.
      scriptOf(mount, STATE)?.remove()
      onFailed(false)
    })
  }
  const stand = () => {
    // Only the first render may see printed values; components that appear later read the stores directly.
    scope.printed = null
    // React resets typed text in an input during the commit, so it is restored right after that.
    queueMicrotask(() => {
      if (hasEnded) return
      restore(true)
      // The person who retried continues from the mount.
      if (hadFocus) focusPlace(mount)
      onReady()
      const late = clicked()
      const last = late === early ? click : late && trace(late)
      if (!last) return
      const target = counterpart(mount, last)
      if (target) target.click()
      else follow(last.element)
    })
  }
  const View = widget.view
  const tree: ReactNode = (
    <Boundary onCrash={crash} onStand={stand}>
      <MountContext.Provider value={scope}>
        <Texts>
          <SlotScope>
            {/* oxlint-disable-next-line typescript/consistent-type-assertions -- the widget's own schema has parsed its options, whose type only it knows */}
            <View options={options as never} />
          </SlotScope>
        </Texts>
      </MountContext.Provider>
    </Boundary>
  )
  try {
    if (canHydrate) {
      root = hydrateRoot(mount, tree, {
        onRecoverableError: (error) => report({ error, widget: widget.name, element: mount, phase: 'render' }),
      })
    } else {
      const inner = [...mount.querySelectorAll(`[${MOUNT}]`)]
      if (inner[0]) explainTo(request, ({ explainNested }) => explainNested(widget.name, mount, inner))
      mount.replaceChildren()
      root = createRoot(mount)
      const fresh = root
      flushSync(() => fresh.render(tree))
    }
    // Hydrated markup has the attribute of its server, and a second one would have the browser style all of it again.
    if (!canHydrate) mount.setAttribute(DRAWN, '')
    restore(false)
  } catch (error) {
    crash(error)
  }
  return { options, unmount: end }
}
