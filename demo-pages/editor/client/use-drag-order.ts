// Reorders blocks by drag and drop, with the browser's own events on the list; keys and buttons do the same.
import { useEffect, useRef, type RefObject } from 'react'

const ITEM = '[data-block-item]'

/** Calls `onMove` with a block's id and its new position among the others. Pass the returned object as the list's `ref`. */
export function useDragOrder(onMove: (id: string, to: number) => void): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null)
  const move = useRef(onMove)
  move.current = onMove
  useEffect(() => {
    const own = list.current
    if (!own) return undefined
    const stop = new AbortController()
    const items = () => [...own.querySelectorAll<HTMLElement>(ITEM)]
    let dragged: string | null = null
    let target = 0
    const itemOf = (event: Event) => (event.target instanceof Element ? event.target.closest<HTMLElement>(ITEM) : null)
    const clear = () => {
      for (const item of items()) delete item.dataset['target']
    }
    const listen = (type: 'dragstart' | 'dragover' | 'drop' | 'dragend', handle: (event: DragEvent) => void) =>
      own.addEventListener(type, handle, { signal: stop.signal })
    listen('dragstart', (event) => {
      dragged = itemOf(event)?.dataset['blockItem'] ?? null
      if (dragged) event.dataTransfer?.setData('text/plain', dragged)
    })
    listen('dragover', (event) => {
      const over = itemOf(event)
      if (dragged === null || !over) return
      event.preventDefault()
      clear()
      const box = over.getBoundingClientRect()
      const isBefore = event.clientY < box.top + box.height / 2
      over.dataset['target'] = isBefore ? 'before' : 'after'
      target = items().indexOf(over) + (isBefore ? 0 : 1)
    })
    listen('drop', (event) => {
      event.preventDefault()
      const from = items().findIndex((item) => item.dataset['blockItem'] === dragged)
      if (dragged !== null) move.current(dragged, target > from ? target - 1 : target)
    })
    listen('dragend', () => {
      dragged = null
      clear()
    })
    return () => stop.abort()
  }, [])
  return list
}
