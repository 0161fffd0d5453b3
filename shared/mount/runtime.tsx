// The part of mounting that needs React: options, hydration or a fresh render, and a clean end. Loaded with the first widget; long because it is a mount from its options to its end.
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { Texts } from '#shared/i18n/Texts.tsx'
import { findPrintedBy } from '#shared/state/printed.ts'
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
import { drawOnceRead, isWorded } from './once-read.ts'
import { focusPlace } from './focus-place.ts'
import { readOptions } from './options.ts'
import { scriptOf } from './script-of.ts'
import { isStale, parsePrintedState, printedValues, seedStores } from './printed-state.ts'
import { readPresets } from './presets.ts'
import type { ErrorReport } from './report.ts'
import { findPrintedProduct } from './printed-product.ts'
import { SlotScope } from './slot.tsx'

findPrintedBy(findPrintedProduct)

export { watchErrors } from './error-owner.ts'

/** What the loader hands over once everything a mount needs has arrived. */
export interface MountRequest {
  mount: HTMLElement
  widget: ViewWidget | EnhanceWidget
  /** The text of `#touchline-page`, for the page's presets. */
  pageJson: string
  /** The names of all widgets, for presets that miss one. */
  known: readonly string[]
  /** Prefix of every id inside the mount, unless server-rendered markup brings its own. */
  id: string
  /** `<flavour>.<build>`; markup of another build is not hydrated, its state counts. */
  build: string
  /** What a person clicked before the widget stood; clicked again then. Asked when it draws and, since effects come frames later, when it stands. */
  clicked: () => Element | null
  /** The words for options in doubt. */
  explain: () => Promise<Explain>
  /** The loader's one way out for errors. */
  report: (report: ErrorReport) => void
  /** Resolves when it is this mount's turn to be drawn, and nobody is pressing on it. */
  untilFree: () => Promise<void>
  /** It reads what it draws first, and that takes a while: until the answer is there the host's HTML is used as it is. */
  onReading: () => void
  onReady: () => void
  /** The widget cannot go on; the host's HTML is back. `isFinal` where trying again is useless, as with a missing option. */
  onFailed: (isFinal: boolean) => void
}

/** A mounted widget. */
export interface Mounted {
  /** Its options as it goes by them; null where one that it needs is missing or wrong. */
  options: Record<string, unknown> | null
  /** Ends everything the widget started and gives the mount its own HTML back. */
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

/** Mounts one widget. Never throws. */
export function mountWidget(request: MountRequest): Mounted {
  const { mount, widget } = request
  presets ??= readPresets(request.pageJson, request.known, {
    onBroken: (cause) => explainTo(request, ({ explainPage }) => explainPage(cause)),
    onDoubts: (written) => explainTo(request, ({ explainSettings }) => explainSettings(written, request.known)),
  })
  const { options, doubts } = readOptions({
    mount,
    schema: widget.options,
    page: Object.hasOwn(presets, widget.name) ? presets[widget.name] : undefined,
    json: readJsonOptions(request),
  })
  if (doubts.length > 0) explainTo(request, ({ explainOptions }) => explainOptions(widget.name, mount, widget.options, doubts))
  if (!options) {
    request.onFailed(true)
    return { options, unmount: () => {} }
  }
  if (widget.kind === 'enhance') return enhance(request, widget, options)
  const draw = () => mountView(request, widget, options)
  if (!widget.load || !isWorded(mount)) return draw()
  return { options, unmount: drawOnceRead(request, widget, options, draw) }
}

/** Has the words fetched for what is wrong as it is written, and reports them. */
function explainTo({ mount, widget, explain, report }: MountRequest, words: (explain: Explain) => readonly Explained[]): void {
  const about = { widget: widget.name, element: mount, phase: 'options' } as const
  explain().then(
    (all) => {
      for (const one of words(all)) report({ ...about, ...one })
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
  // State is data: whichever build of this major printed it, it says what the page is about.
  const state = stateJson === undefined ? null : parsePrintedState(stateJson)
  const printed = state && !isStale(state) ? printedValues(widget.seed, state) : null
  const wasPrinted = flavour !== '' || stateJson !== undefined
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the widget's own schema has parsed its options, whose type only it knows
  if (wasPrinted && !printed && widget.canStartFrom?.(options as never) === false) {
    explainTo(request, ({ explainLost }) => explainLost(widget.name, mount))
    onFailed(true)
    return { options, unmount: () => {} }
  }
  // Kept aside: hydration must see markup only, and a retry needs the options again.
  const scripts = [OPTIONS, STATE].flatMap((attribute) => scriptOf(mount, attribute) ?? [])
  for (const script of scripts) script.remove()
  trimMount(mount)

  if (printed) seedStores(widget.seed, printed)
  // A template of the build's own, whose tags and attributes depend on what it was given, says `any`.
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
  const before = [...mount.childNodes].map((node) => (canHydrate ? node.cloneNode(true) : node))
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
    // Unmounting inside React's own commit is not allowed; the page shows nothing in between, since no frame passes.
    queueMicrotask(() => {
      end()
      // It may be what broke the widget, which is tried again without.
      scriptOf(mount, STATE)?.remove()
      onFailed(false)
    })
  }
  const stand = () => {
    // Only the first render may see printed values; parts that appear later read the stores as they are.
    scope.printed = null
    // React takes typed text back out of an input while it is committing, so it gets it right after that.
    queueMicrotask(() => {
      if (hasEnded) return
      restore(true)
      // Whoever asked for it goes on from where it stands.
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
    mount.setAttribute(DRAWN, '')
    restore(false)
  } catch (error) {
    crash(error)
  }
  return { options, unmount: end }
}
