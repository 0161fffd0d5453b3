// Which product pictures the catalogue names: of each product every view in each of its colours, and nothing else.
import { viewsOf } from '../pictures/picture-spec.ts'
import type { PictureSpec } from '../pictures/picture-spec.ts'
import { pictureUrl } from '../pictures/picture-url.ts'
import type { Database } from '../database/tables.ts'
import { pictureSpecs } from './pictures.ts'

/** A look from any side is one entry. */
function keyOf(spec: PictureSpec): string {
  return pictureUrl({ ...spec, view: viewsOf(spec.silhouette)[0] ?? spec.view }, 80)
}

/** Tells whether a picture is one of the catalogue's; reads the catalogue at the first question. */
export function namedPictures(db: Database): (spec: PictureSpec) => Promise<boolean> {
  let known: Promise<Set<string>> | null = null
  return async (spec) => {
    known ??= readLooks(db)
    return (await known).has(keyOf(spec))
  }
}

async function readLooks(db: Database): Promise<Set<string>> {
  const products = await db.selectFrom('product').select('picture').execute()
  const looks = products.flatMap(({ picture }) => picture.colours.flatMap(({ code }) => pictureSpecs(picture, code).slice(0, 1)))
  return new Set(looks.map(keyOf))
}
