// The product pictures in use: every view of each product in each of its colours, its back without a number, parts together, and no others.
import { viewsOf } from '../pictures/picture-spec.ts'
import type { PictureSpec } from '../pictures/picture-spec.ts'
import { pictureUrl } from '../pictures/picture-url.ts'
import type { ProductPicture } from '../database/picture.ts'
import type { Database } from '../database/tables.ts'
import { bareBack, coloursOf, pictureSpecs } from './pictures.ts'

/** The key that all views of one look share. */
function keyOf(spec: PictureSpec): string {
  if (spec.others) return pictureUrl(spec, 80)
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
    [...new Set([...picture.colours.map(({ code }) => code), ...coloursOf(picture)])].flatMap((code) =>
      [...ownLooks(picture, code), bareBack(picture, code)].filter((spec) => spec !== null && spec !== undefined),
    ),
  )
  return new Set(looks.map(keyOf))
}

/** All views of one look have one key; the parts of what is sold together have a look each. */
function ownLooks(picture: ProductPicture, code: string): PictureSpec[] {
  const specs = pictureSpecs(picture, code)
  return picture.parts ? specs : specs.slice(0, 1)
}
