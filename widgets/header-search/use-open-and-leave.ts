// Opens and closes the search field from outside: by the shortcut, the public API, or a press elsewhere.
import { useEffect, useRef, type RefObject } from 'react'
import { useMount } from '#shared/mount/context.ts'
import { $isSearchWanted, answerSearchWish } from '#stores/catalogue/open-search.ts'

interface Ways {
  box: RefObject<HTMLDivElement | null>
  input: RefObject<HTMLInputElement | null>
  shortcut: string
  isActive: boolean
  onOpen: () => void
  /** Called when a search is about to start. */
  onTouched: () => void
  onLeft: () => void
}

/** Whether the element is a text field, where the shortcut is an ordinary letter. */
function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input,textarea,select,[contenteditable=""],[contenteditable="true"],[role="textbox"]') !== null
  )
}

/** Listens while the widget is mounted. */
export function useOpenAndLeave(ways: Ways): void {
  const { element } = useMount()
  const latest = useRef(ways)
  latest.current = ways
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const now = () => latest.current
    const box = now().box.current
    const isShown = () => element === null || element.checkVisibility()
    document.addEventListener(
      'keydown',
      (event) => {
        if (!event.key || event.key !== now().shortcut || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
        if (event.isComposing || isTypedInto(event.target) || !isShown() || document.querySelector(':modal')) return
        event.preventDefault()
        now().onOpen()
      },
      { signal },
    )
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (now().isActive && target instanceof Node && !box?.contains(target)) now().onLeft()
      },
      { signal },
    )
    // When a phone closes its keyboard, nothing has the focus: only a focus elsewhere ends the search.
    box?.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (now().isActive && relatedTarget instanceof Node && !box.contains(relatedTarget)) now().onLeft()
      },
      { signal },
    )
    for (const sign of ['focusin', 'pointerenter']) box?.addEventListener(sign, () => now().onTouched(), { signal })
    if (document.activeElement === now().input.current) now().onTouched()
    const stopListening = $isSearchWanted.subscribe((isWanted) => {
      if (!isWanted || !isShown()) return
      answerSearchWish()
      now().onOpen()
    })
    return () => {
      stop.abort()
      stopListening()
    }
  }, [element])
}
