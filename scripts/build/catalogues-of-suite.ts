// Every widget's compiled messages by language: its own catalogue plus what the shared parts it may show say.
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { checkAgreement, compileCatalogue } from './catalogues.ts'
import { root } from './bundle.ts'
import { languages } from './sources.ts'

type Messages = Awaited<ReturnType<typeof compileCatalogue>>

/** Compiles the catalogues of the named widgets; throws where one is missing or incomplete, or where two disagree. */
export async function compileCatalogues(names: readonly string[]): Promise<Record<string, Record<string, Messages>>> {
  const compiled: Record<string, Record<string, Messages>> = {}
  for (const name of ['shared', ...names]) {
    const own: Record<string, Messages> = {}
    for (const language of languages) {
      const file = join(root, 'locales', name, `${language}.po`)
      // A widget without texts of its own has no catalogue folder; one with texts fails in `npm run check` until it has.
      const isThere = await access(file).then(
        () => true,
        () => false,
      )
      own[language] = isThere ? await compileCatalogue(file) : {}
    }
    compiled[name] = own
  }
  checkAgreement(compiled)
  return compiled
}
