// The shop's two sliders as presets, and the options that override them.
import * as v from 'valibot'

/** The complete settings of a slider. */
export interface Settings {
  /** The gap between two slides in pixels. */
  gap: number
  /** The number of visible slides below `tablet`, from `tablet`, and from `desktop`. */
  slides: readonly [number, number, number]
  tablet: number
  desktop: number
  isLoop: boolean
  /** The duration of a move in milliseconds. */
  transition: number
  /** The delay between automatic moves in milliseconds; 0 disables them. */
  autoplay: number
  /** The distance in pixels that a pointer moves before it drags. */
  dragThreshold: number
  /** The number of pictures preloaded after the visible ones. */
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
  /**
   * `single` shows and scrolls one slide, loops and plays automatically; `products` shows 1, 3 or 4 depending on the window's width and
   * stops at its ends.
   */
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

/** Returns the preset of the variant, overridden by the mount's options. */
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

/** Returns the number of visible slides in a window of this width. */
export function slidesAt(width: number, { slides, tablet, desktop }: Pick<Settings, 'slides' | 'tablet' | 'desktop'>): number {
  return width >= desktop ? slides[2] : width >= tablet ? slides[1] : slides[0]
}
