// The texts of each family of articles: one line for the list, and one paragraph that opens the product page.
import * as v from 'valibot'
import { readTable } from '../read-data.ts'
import { Text } from './conditions.ts'
import accessories from './families/accessories.json' with { type: 'json' }
import balls from './families/balls.json' with { type: 'json' }
import clothing from './families/clothing.json' with { type: 'json' }
import racketSports from './families/racket-sports.json' with { type: 'json' }
import shoes from './families/shoes.json' with { type: 'json' }
import teamWear from './families/team-wear.json' with { type: 'json' }

/** Several variants of each text, so that neighbours in a list read differently. `{model}` is brand and series. */
const Family = v.strictObject({ short: v.array(Text), long: v.array(Text) })

/** All families by name. */
export const families = readTable('texts/families', Family, {
  ...teamWear,
  ...racketSports,
  ...shoes,
  ...clothing,
  ...balls,
  ...accessories,
})

export type FamilyName = keyof typeof families
