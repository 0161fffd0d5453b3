// All families under their names.
import { accessoriesFamilies } from './accessories.ts'
import { ballsFamilies } from './balls.ts'
import { clothingFamilies } from './clothing.ts'
import type { Family } from './family.ts'
import { racketSportsFamilies } from './racket-sports.ts'
import { shoesFamilies } from './shoes.ts'
import { teamWearFamilies } from './team-wear.ts'

const all = {
  ...teamWearFamilies,
  ...racketSportsFamilies,
  ...shoesFamilies,
  ...clothingFamilies,
  ...ballsFamilies,
  ...accessoriesFamilies,
}

export type FamilyName = keyof typeof all

export const families: Readonly<Record<FamilyName, Family>> = all
