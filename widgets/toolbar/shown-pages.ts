// Decides which page numbers a pagination shows.

/** Returns the first, the last, and two on either side. @example shownPages(5, 9) // [1, 3, 4, 5, 6, 7, 9] */
export function shownPages(current: number, last: number): number[] {
  const wanted = [1, current - 2, current - 1, current, current + 1, current + 2, last]
  return [...new Set(wanted)].filter((page) => page >= 1 && page <= last).toSorted((one, other) => one - other)
}
