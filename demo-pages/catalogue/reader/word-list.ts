// The words of buyers by what they mean, from `words/<language>.json`: `"audience:kids": ["girls", "boys"]`.
import * as v from 'valibot'
import { readData } from '#demo-pages/database/seed/read-data.ts'
import type { Language } from '../tables.ts'
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import nl from './words/nl.json' with { type: 'json' }
import sv from './words/sv.json' with { type: 'json' }

const List = v.record(v.string(), v.array(v.pipe(v.string(), v.nonEmpty())))

/** Words by meaning. Targets are separated by `|`; `ignored`, `size`, `age` and `unit` are words without a meaning of their own. */
export type WordList = v.InferOutput<typeof List>

export const wordLists: Record<Language, WordList> = {
  nl: readData('words/nl.json', List, nl),
  en: readData('words/en.json', List, en),
  de: readData('words/de.json', List, de),
  sv: readData('words/sv.json', List, sv),
}

/** The targets of a meaning: `color:red|color:burgundy`. */
export function targetsOf(meaning: string): { kind: string; code: string }[] {
  return meaning.split('|').map((target) => {
    const [kind = '', code = ''] = target.split(':', 2)
    return { kind, code }
  })
}
