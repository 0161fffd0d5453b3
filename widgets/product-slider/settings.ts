// The shop's two sliders as presets, and what a mount may change.
import * as v from 'valibot'

/** How a slider behaves, everything decided. */
export interface Settings {
  /** Pixels between two slides. */
  gap: number
  /** Slides in sight below `tablet`, from there on, and from `desktop` on. */
  slides: readonly [number, number, number]
  tablet: number
  desktop: number
  isLoop: boolean
  /** Milliseconds from one page to the next. */
  transition: number
  /** Milliseconds a page stands before the next comes by itself; 0 never moves by itself. */
  autoplay: number
  /** How far a pointer moves before it drags. */
  dragThreshold: number
  /** How many pictures after those in sight are fetched ahead. */
  preload: number
}

const presets: Record<'single' | 'products', Settings> = {
  single: {
    gap: 20,
    slides: [1, 1, 1],
    tablet: 576,
    desktop: 920,
    isLoop: true,
    transition: 300,
    autoplay: 3000,
    dragThreshold: 10,
    preload: 4,
  },
  products: {
    gap: 10,
    slides: [1, 3, 4],
    tablet: 576,
    desktop: 920,
    isLoop: false,
    transition: 300,
    autoplay: 0,
    dragThreshold: 10,
    preload: 4,
  },
}

const count = v.pipe(v.number(), v.integer(), v.minValue(1))
const amount = v.pipe(v.number(), v.minValue(0))

export const Options = v.object({
  /** `single` shows and scrolls one slide, loops and plays automatically; `products` shows 1, 3 or 4 depending on the window's width and stops at its ends. */
  variant: v.optional(v.picklist(['single', 'products']), 'products'),
  /** Pixels between two slides. Default: 20 or 10, depending on the variant. */
  gap: v.optional(amount),
  /** Visible slides at every width, instead of the variant's. */
  slides: v.optional(count),
  /** The window width from which the tablet layout applies. Default: 576. */
  tablet: v.optional(amount),
  /** The window width from which the desktop layout applies. Default: 920. */
  desktop: v.optional(amount),
  /** Whether the last slide is followed by the first. */
  loop: v.optional(v.boolean()),
  /** Duration of a transition in milliseconds. Default: 300. */
  transition: v.optional(amount),
  /** Milliseconds between automatic moves; 0 for never. It adds a pause button, and never starts for anyone who prefers reduced motion. */
  autoplay: v.optional(amount),
  /** Pixels a pointer has to move to start dragging. Default: 10. */
  dragThreshold: v.optional(amount),
  /** Pictures loaded ahead of the visible ones. Default: 4. */
  preload: v.optional(amount),
})

/** Presets under the mount's own wishes. */
export function settingsOf(options: v.InferOutput<typeof Options>): Settings {
  const preset = presets[options.variant]
  const { slides, loop } = options
  return {
    gap: options.gap ?? preset.gap,
    slides: slides === undefined ? preset.slides : [slides, slides, slides],
    tablet: options.tablet ?? preset.tablet,
    desktop: options.desktop ?? preset.desktop,
    isLoop: loop ?? preset.isLoop,
    transition: options.transition ?? preset.transition,
    autoplay: options.autoplay ?? preset.autoplay,
    dragThreshold: options.dragThreshold ?? preset.dragThreshold,
    preload: options.preload ?? preset.preload,
  }
}

/** How many slides are in sight in a window of this width. */
export function slidesAt(width: number, { slides, tablet, desktop }: Pick<Settings, 'slides' | 'tablet' | 'desktop'>): number {
  return width >= desktop ? slides[2] : width >= tablet ? slides[1] : slides[0]
}
