// The current slide, and the ways to change it: touch, arrows, thumbnails and keys.
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { startSlides, type SlideShow } from './slide-show.ts'

/** The slides of one gallery. */
export interface Slides {
  track: RefObject<HTMLDivElement | null>
  /** The index of the visible slide. */
  index: number
  /** Whether the user has moved the slides, so that the position is announced. */
  isLive: boolean
  go: (index: number) => void
  /** Handles arrows, Home and End on a picture that has the focus. */
  listenToKeys: (event: KeyboardEvent) => void
}

/** Starts the slides once the view is mounted, and again for other pictures. */
export function useSlides(pictures: readonly string[]): Slides {
  const track = useRef<HTMLDivElement>(null)
  const show = useRef<SlideShow | null>(null)
  const [index, setIndex] = useState(0)
  const [isLive, setLive] = useState(false)
  const key = pictures.join()
  useEffect(() => {
    const element = track.current
    if (!element || pictures.length < 2) return undefined
    const started = startSlides(element, (at) => {
      setIndex(at)
      setLive(true)
    })
    show.current = started
    // Another colour is shown from the same side, if it has that picture.
    setIndex((at) => Math.min(at, pictures.length - 1))
    return () => {
      started.end()
      show.current = null
    }
    // oxlint-disable-next-line react/exhaustive-deps -- equal lists are the same pictures
  }, [key])
  const count = pictures.length
  const go = (wanted: number) => {
    if (count < 2) return
    const at = (wanted + count) % count
    setIndex(at)
    setLive(true)
    show.current?.go(at)
  }
  const listenToKeys = (event: KeyboardEvent) => {
    const at = placeOf(event.key, index, count)
    if (at === null) return
    event.preventDefault()
    go(at)
    track.current?.querySelectorAll('a')[(at + count) % count]?.focus({ preventScroll: true })
  }
  return { track, index, isLive, go, listenToKeys }
}

function placeOf(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return index + 1
  if (key === 'ArrowLeft') return index - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
