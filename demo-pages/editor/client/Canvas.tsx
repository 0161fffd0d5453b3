// The real page in a frame, with working widgets. A saved version is loaded behind the visible one, and replaces it when it is ready.
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fitted, usePlace, type CanvasView } from './canvas-size.ts'
import { say } from './words.ts'

interface Props {
  address: string
  /** The saved version; each one loads a new canvas. */
  version: number
  selected: string | null
  view: CanvasView
  onSelect: (id: string) => void
}

const marks =
  '[data-touchline-note]{margin:8px 0;padding:8px 12px;border:1px dashed #b3131f;color:#b3131f;font-size:18px;overflow-wrap:anywhere}' +
  '[data-block]{cursor:pointer;min-height:24px}[data-block]:hover{outline:2px dashed #6a7385;outline-offset:6px}[data-block][data-selected]{outline:3px solid #1f3fd6;outline-offset:6px}'

export function Canvas({ address, version, selected, view, onSelect }: Props) {
  const { size, zoom } = view
  const [shown, setShown] = useState<number | null>(null)
  const frame = useRef<HTMLIFrameElement | null>(null)
  const placeRef = useRef<HTMLDivElement>(null)
  const place = usePlace(placeRef)
  const frames = [...new Set([shown ?? version, version])]

  // Set by script, since the content policy refuses style attributes; before the page loads, which else chooses its font for a phone.
  useLayoutEffect(() => {
    const { width, height, scale } = fitted({ size, zoom }, place)
    const style = placeRef.current?.style
    style?.setProperty('--width', `${width}px`)
    style?.setProperty('--height', `${height}px`)
    style?.setProperty('--scale', String(scale))
  }, [size, zoom, place])
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
    speakPlainly(page)
  }
  return (
    <div className="canvas-place" data-zoom={zoom} ref={placeRef}>
      {frames.map((number) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, whose scripts have to run and whose document is read: no sandbox is left then
        <iframe
          key={number}
          className="canvas"
          data-coming={number === shown ? undefined : ''}
          src={address}
          title={say('thePage')}
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

/** Replaces what mounts note about themselves, which is meant for developers, with a sentence for people. The host's own notes stay. */
function speakPlainly(page: Document): void {
  const mend = () => {
    for (const note of page.querySelectorAll('[data-touchline-note]:not([data-editor-note])')) {
      note.setAttribute('data-editor-note', '')
      note.textContent = say('canvasFailed')
    }
  }
  new MutationObserver(mend).observe(page.body, { childList: true, subtree: true })
  mend()
}

function mark(page: Document, selected: string | null, isScrolled: boolean): void {
  for (const block of page.querySelectorAll('[data-block]')) {
    const isSelected = block.getAttribute('data-block') === selected
    block.toggleAttribute('data-selected', isSelected)
    if (isSelected && isScrolled) block.scrollIntoView({ block: 'center' })
  }
}
