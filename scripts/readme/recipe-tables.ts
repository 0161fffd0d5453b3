// The tables in the package's recipes that belong to no widget: events of the vocabulary, tokens of the kit, calls of a platform.
import { readTokens } from '../styles/styles.ts'
import { platformTables } from './platform-tables.ts'
import { table } from './tables.ts'
import { readVocabulary } from './vocabulary.ts'
import { detailOf } from './widget-info.ts'

const code = (text: string) => `\`${text}\``

/** The tables by the name between the markers. */
export async function recipeTables(root: string): Promise<Record<string, string>> {
  const [vocabulary, tokens, platform] = await Promise.all([readVocabulary(root), readTokens(), platformTables(root)])
  return {
    ...platform,
    vocabulary: table(
      ['Event', 'When', '`detail`'],
      eventsOf(vocabulary).map(({ name, when }) => [code(`touchline:${name}`), when, code(detailOf(name, vocabulary))]),
      '',
    ),
    tokens: table(
      ['Custom property', 'Default', 'What it is for'],
      tokens.map(({ name, initial, description }) => [code(name), code(initial), description]),
      '',
    ),
  }
}

/** The events in the order of the vocabulary, each with its docstring. */
function eventsOf(vocabulary: string): { name: string; when: string }[] {
  const [, events = ''] = vocabulary.split('export interface Events {')
  return Array.from(events.matchAll(/^ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n {2}'?([\w:-]+)'?: /gm), ([, docstring = '', name = '']) => ({
    name,
    when: docstring.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim(),
  }))
}
