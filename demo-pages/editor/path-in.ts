// An editor links to a category by its path in her own language; shoppers of other languages get the path that it has in theirs.
import type { Database } from '../database/tables.ts'
import type { Language } from '../host/store-view.ts'

/** The path in a language of the category with this path in any language; other paths are the same in all. */
export async function pathIn(db: Database, path: string, language: Language): Promise<string> {
  const row = await db
    .selectFrom('category_text as named')
    .innerJoin('category_text as own', 'own.category_id', 'named.category_id')
    .select('own.url_path')
    .where('named.url_path', '=', path)
    .where('own.language', '=', language)
    // The own language wins if two languages use one path for different categories.
    .orderBy((order) => order.case().when('named.language', '=', language).then(0).else(1).end())
    .limit(1)
    .executeTakeFirst()
  return row?.url_path ?? path
}
