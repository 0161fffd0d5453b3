// The type of a slide engine: the browser's own scrolling, or keen-slider once somebody drags by mouse or the loop wraps around.

/** Moves the slides and reports their position. */
export interface Engine {
  /** The first visible slide. */
  index: () => number
  /** Moves to a slide; the promise settles with the transition. `direction` where a loop wraps around instead of going back. */
  go: (index: number, direction?: 1 | -1) => Promise<void>
  /** Called when the window's width has changed. */
  refresh: (inSight: number, gap: number) => void
  end: () => void
}

/** An engine with dragging: keen-slider's. */
export interface DragEngine extends Engine {
  /** Follows a pointer by a distance in pixels. */
  drag: (pixels: number) => void
  /** Ends the drag: settles on the nearest slide in its direction. */
  release: (pixels: number) => Promise<void>
}

/** The options of an engine. */
export interface EngineStart {
  track: HTMLElement
  slides: readonly HTMLElement[]
  inSight: number
  gap: number
  isLoop: boolean
  index: number
  transition: () => number
  onMoved: () => void
}
