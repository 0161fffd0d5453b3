// All types of articles by department, in the order of the category tree.
import { accessories } from './accessories.ts'
import type { Article, DepartmentRange } from './article.ts'
import { balls } from './balls.ts'
import { clothing } from './clothing.ts'
import { racketSports } from './racket-sports.ts'
import { shoes } from './shoes.ts'
import { teamWear } from './team-wear.ts'

export type { Article, DepartmentRange }

export const departments: readonly DepartmentRange[] = [teamWear, racketSports, shoes, clothing, balls, accessories]
