// The two presets of late loading, as in the shop's earlier loaders: one retries, the other looks ahead.

/** Retries failed pictures: the number of attempts, the milliseconds between them, and the number of missing addresses to remember. */
export const retrying = { attempts: 3, throttle: 200, cache: 200 } as const

/**
 * Loads nearby pictures early: the size below which a picture is judged by its surroundings, the shortest interval between searches for new
 * ones in milliseconds, and the distances.
 */
export const observing = { minimumSize: 40, throttle: 125, expand: 500, expandOnSmall: 370 } as const

/** How far outside the window a picture begins to load; less where a side of the window is short. */
export function expandOf(width: number, height: number): number {
  return width > observing.expand && height > observing.expand ? observing.expand : observing.expandOnSmall
}
