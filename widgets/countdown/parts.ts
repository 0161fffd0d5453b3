// Splits a duration into days, hours, minutes and seconds.

/** Whole units; the remainder counts in the next smaller one. */
export interface Parts {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** @example partsOf(90_061_000) // { days: 1, hours: 1, minutes: 1, seconds: 1 } */
export function partsOf(milliseconds: number): Parts {
  const total = Math.max(0, Math.floor(milliseconds / 1000))
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}
