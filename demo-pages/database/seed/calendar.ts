// The seed's own calendar: it ignores the machine's clock, so that each start creates the same shop.

/** The day of the seed. Products of the month before it are new. */
export const seedDay = new Date('2026-10-01T08:00:00Z')

const day = 86_400_000

/** A day this many days before the seed's day. */
export function daysBefore(days: number): Date {
  return new Date(seedDay.getTime() - days * day)
}

/** A product created after this moment is shown as new. */
export const newSince = daysBefore(30)
