// The name of a team order in its next season: a year older, and a year later.

/** A team by its age in Dutch, English and German: Under 12, U13, JO11-1, Onder 9. A Swedish P12 is a year of birth, which stays. */
const AGE = /\b((?:under|onder|unter|u|o|jo|mo)[\s-]?)(\d{1,2})(?!\d)/iu

/** A season: 2025, 2025/26. */
const SEASON = /\b(20\d\d)(?:([/–-])(\d\d))?\b/u

/**
 * The same team a year later.
 * @example nextTitle('JO11-1, 2025/26') // 'JO12-1, 2026/27'
 */
export function nextTitle(title: string): string {
  return title
    .replace(AGE, (_all, word: string, age: string) => word + String(Number(age) + 1))
    .replace(SEASON, (_all, year: string, dash?: string, short?: string) => {
      const next = String(Number(year) + 1)
      return dash === undefined || short === undefined ? next : next + dash + String((Number(short) + 1) % 100).padStart(2, '0')
    })
}
