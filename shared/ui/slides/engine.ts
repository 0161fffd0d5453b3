// What moves the slides: the browser's own scrolling, or keen-slider once somebody drags by mouse or goes round.

/** Moves the slides and says where they stand. */
export interface Engine {
  /** The first slide in sight. */
  index: () => number
  /** Goes there; the promise ends with the transition. `direction` where a loop goes round instead of back. */
  go: (index: number, direction?: 1 | -1) => Promise<void>
  /** Where the window has another width now. */
  refresh: (inSight: number, gap: number) => void
  end: () => void
}

/** An engine that can also be dragged; keen-slider's. */
export interface DragEngine extends Engine {
  /** Follows a pointer by so many pixels. */
  drag: (pixels: number) => void
  /** Lets go: settles on the slide that is nearest in the direction of the drag. */
  release: (pixels: number) => Promise<void>
}

/** What an engine starts with. */
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
