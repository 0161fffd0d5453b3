// The seed's own calendar: it never looks at the machine's clock, or each start would make another shop.

/** The day the range was made. Products of the month before are new. */
export const seedDay = new Date('2026-10-01T08:00:00Z')

const day = 86_400_000

/** That many days before the seed's day. */
export function daysBefore(days: number): Date {
  return new Date(seedDay.getTime() - days * day)
}

/** A product made after this moment is shown as new. */
export const newSince = daysBefore(30)
