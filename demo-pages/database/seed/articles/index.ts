// All types of articles by department, in the order of the category tree; each department has a JSON file.
import * as v from 'valibot'
import { readData } from '../read-data.ts'
import accessories from './accessories.json' with { type: 'json' }
import balls from './balls.json' with { type: 'json' }
import clothing from './clothing.json' with { type: 'json' }
import racketSports from './racket-sports.json' with { type: 'json' }
import shoes from './shoes.json' with { type: 'json' }
import teamWear from './team-wear.json' with { type: 'json' }
import { Article, type DepartmentRange } from './article.ts'

export type { Article, DepartmentRange }

/** An entry may name a kind of its file as `like`, and inherits all properties that it does not set; kinds may do the same. */
const Entry = v.looseObject({ like: v.optional(v.string()) })

const File = v.pipe(
  v.strictObject({ code: v.string(), brands: v.array(v.string()), kinds: v.record(v.string(), Entry), articles: v.array(Entry) }),
  v.transform(({ kinds, articles, ...department }) => ({ ...department, articles: articles.map((article) => completed(article, kinds)) })),
  v.object({ code: v.string(), brands: v.array(v.string()), articles: v.array(Article) }),
)

function completed({ like, ...own }: v.InferOutput<typeof Entry>, kinds: Record<string, v.InferOutput<typeof Entry>>): object {
  const kind = like === undefined ? undefined : kinds[like]
  if (like !== undefined && !kind) throw new Error(`seed: no kind of articles is called "${like}"`)
  return { ...(kind && completed(kind, kinds)), ...own }
}

export const departments: readonly DepartmentRange[] = Object.entries({ teamWear, racketSports, shoes, clothing, balls, accessories }).map(
  ([name, department]) => readData(`articles, ${name}`, File, department),
)
