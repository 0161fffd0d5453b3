// The real page in a frame, with working widgets. A saved version is loaded behind the visible one, and replaces it when it is ready.
import { useEffect, useRef, useState } from 'react'

/** A mount's error about one of its options. */
export interface Said {
  block: string
  option: string
  sentence: string
}

interface Props {
  address: string
  /** The saved version; each one loads a new canvas. */
  version: number
  selected: string | null
  onSelect: (id: string) => void
  onSaid: (said: readonly Said[]) => void
}

const marks =
  '[data-touchline-note]{margin:8px 0;padding:8px 12px;border:1px dashed #b3131f;color:#b3131f;overflow-wrap:anywhere}' +
  '[data-block]{cursor:pointer;min-height:24px}[data-block]:hover{outline:2px dashed #6a7385;outline-offset:6px}[data-block][data-selected]{outline:3px solid #1f3fd6;outline-offset:6px}'

export function Canvas({ address, version, selected, onSelect, onSaid }: Props) {
  const [shown, setShown] = useState<number | null>(null)
  const frame = useRef<HTMLIFrameElement | null>(null)
  const frames = [...new Set([shown ?? version, version])]

  useEffect(() => {
    const page = frame.current?.contentDocument
    if (page) mark(page, selected, true)
    bring(frame.current?.contentWindow ?? null, page?.querySelector(`[data-block="${selected}"]`) ?? null)
  }, [selected])

  const begin = (loaded: HTMLIFrameElement, number: number) => {
    const { contentDocument: page, contentWindow: window } = loaded
    if (!page || !window || number !== version) return
    dress(page, window)
    hold(page, (element, id) => {
      onSelect(id)
      bring(window, element)
    })
    void window.touchline?.editor.load()
    window.scrollTo(0, frame.current?.contentWindow?.scrollY ?? 0)
    // A new block is scrolled into view; otherwise the position stays.
    mark(page, selected, !frame.current?.contentDocument?.querySelector(`[data-block="${selected}"]`))
    frame.current = loaded
    setShown(number)
    let said: Said[] = []
    onSaid(said)
    listen(window, (one) => {
      if (frame.current !== loaded) return
      said = [...said.filter(({ block, option }) => block !== one.block || option !== one.option), one]
      onSaid(said)
    })
  }
  return (
    <div className="canvas-place">
      {frames.map((number) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, whose scripts have to run and whose document is read: no sandbox is left then
        <iframe
          key={number}
          className="canvas"
          data-coming={number === shown ? undefined : ''}
          src={address}
          title="The page"
          onLoad={(event) => begin(event.currentTarget, number)}
        />
      ))}
    </div>
  )
}

/** The id of the block around an element. The element is from another window, so `instanceof` does not work. */
function blockOf(element: unknown): string | null {
  return isElement(element) ? (element.closest('[data-block]')?.getAttribute('data-block') ?? null) : null
}

function isElement(thing: unknown): thing is Element {
  return typeof thing === 'object' && thing !== null && 'nodeType' in thing && thing.nodeType === 1
}

/** Adds the editor's outlines in a stylesheet of the canvas's window. */
function dress(page: Document, window: Window): void {
  const make: unknown = Reflect.get(window, 'CSSStyleSheet')
  if (typeof make !== 'function') return
  const sheet: unknown = Reflect.construct(make, [])
  if (typeof sheet !== 'object' || sheet === null || !('replaceSync' in sheet) || typeof sheet.replaceSync !== 'function') return
  sheet.replaceSync(marks)
  Reflect.set(page, 'adoptedStyleSheets', [sheet])
}

/** Makes a press in the canvas select a block, instead of buying or following a link. */
function hold(page: Document, onPress: (element: Element, id: string) => void): void {
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    const id = blockOf(event.target)
    if (id && isElement(event.target) && event.type === 'click') onPress(event.target, id)
  }
  for (const type of ['click', 'submit', 'auxclick']) page.addEventListener(type, stop, { capture: true })
}

/** Reveals the pressed or selected element, in whatever tab or slide it is. */
function bring(window: Window | null, element: Element | null): void {
  const editor = window?.touchline?.editor
  void (element ? editor?.select(element) : editor?.deselect())
}

/** Calls `report` with every error that a mount of the canvas reports, past and future. */
function listen(window: Window, report: (said: Said) => void): void {
  window.touchline?.watch(({ name, detail }) => {
    if (name !== 'error' || typeof detail !== 'object' || detail === null) return
    const { error, fault, element }: { error?: unknown; fault?: unknown; element?: unknown } = detail
    if (typeof fault !== 'object' || fault === null || !('option' in fault)) return
    const block = blockOf(element)
    const sentence = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)
    const option = String(fault.option)
      .replace(/^data-/, '')
      .replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    if (block) report({ block, option, sentence })
  })
}

function mark(page: Document, selected: string | null, isScrolled: boolean): void {
  for (const block of page.querySelectorAll('[data-block]')) {
    const isSelected = block.getAttribute('data-block') === selected
    block.toggleAttribute('data-selected', isSelected)
    if (isSelected && isScrolled) block.scrollIntoView({ block: 'center' })
  }
}
