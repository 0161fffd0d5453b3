// The two ways of loading pictures late, as in the shop's earlier loaders: one retries, the other looks ahead.

/** Asks again for what failed: so many attempts in all, so many milliseconds between them, and so many addresses known to be missing. */
export const retrying = { attempts: 3, throttle: 200, cache: 200 } as const

/** Looks ahead: what is drawn smaller than this is judged by what is around it, new pictures are looked for at most so often. */
export const observing = { minimumSize: 40, throttle: 125, expand: 500, expandOnSmall: 370 } as const

/** How far beyond the window a picture begins to load; less where a side of the window is short. */
export function expandOf(width: number, height: number): number {
  return width > observing.expand && height > observing.expand ? observing.expand : observing.expandOnSmall
}
