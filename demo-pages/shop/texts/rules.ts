// The host's error messages for fields with rule lists.
import { readTexts } from '#demo-pages/host/read-texts.ts'
import de from './rules/de.json' with { type: 'json' }
import en from './rules/en.json' with { type: 'json' }
import nl from './rules/nl.json' with { type: 'json' }
import sv from './rules/sv.json' with { type: 'json' }

/** The id of a message. */
export type RuleTextId = keyof typeof en

/** The messages; `%1` and `%2` are the rule's parameters. */
export const ruleTexts = readTexts({ nl, en, de, sv })
