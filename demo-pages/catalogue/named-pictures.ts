// The product pictures in use: every view of each product in each of its colours, its back without a number, and no others.
import { viewsOf } from '../pictures/picture-spec.ts'
import type { PictureSpec } from '../pictures/picture-spec.ts'
import { pictureUrl } from '../pictures/picture-url.ts'
import type { Database } from '../database/tables.ts'
import { bareBack, pictureSpecs } from './pictures.ts'

/** The key that all views of one look share. */
function keyOf(spec: PictureSpec): string {
  return pictureUrl({ ...spec, view: viewsOf(spec.silhouette)[0] ?? spec.view }, 80)
}

/** Returns a function that says whether a picture is in use; reads the catalogue on the first call. */
export function namedPictures(db: Database): (spec: PictureSpec) => Promise<boolean> {
  let known: Promise<Set<string>> | null = null
  return async (spec) => {
    known ??= readLooks(db)
    return (await known).has(keyOf(spec))
  }
}

async function readLooks(db: Database): Promise<Set<string>> {
  const products = await db.selectFrom('product').select('picture').execute()
  const looks = products.flatMap(({ picture }) =>
    picture.colours.flatMap(({ code }) =>
      [pictureSpecs(picture, code)[0], bareBack(picture, code)].filter((spec) => spec !== null && spec !== undefined),
    ),
  )
  return new Set(looks.map(keyOf))
}
