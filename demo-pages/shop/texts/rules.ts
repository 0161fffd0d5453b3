// The host's error sentences for fields with rule lists.
import { readTexts } from '#demo-pages/host/read-texts.ts'
import de from './rules/de.json' with { type: 'json' }
import en from './rules/en.json' with { type: 'json' }
import nl from './rules/nl.json' with { type: 'json' }
import sv from './rules/sv.json' with { type: 'json' }

/** Names a sentence. */
export type RuleTextId = keyof typeof en

/** The sentences; `%1` and `%2` are what the rule was given. */
export const ruleTexts = readTexts({ nl, en, de, sv })
