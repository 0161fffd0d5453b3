// Checks that catalogues use one term per concept: they contain no word that locales/GLOSSARY.md lists under "Not".
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Message, readMessages } from './messages.ts'

/** The specification's exact sentences may use another word. */
const exact = new Set(['Merge old and new basket'])

/** A word to avoid, and the row with the word to use instead. */
export interface BannedWord {
  language: string
  word: string
  thing: string
}

/** Finds catalogues that use another word than the glossary's. */
export async function findStrayWords(root: string): Promise<string[]> {
  const banned = readGlossary(await readFile(join(root, 'locales/GLOSSARY.md'), 'utf8'))
  return strayWords(banned, await readMessages(root))
}

/** The last column of the table: `nl: winkelmand; de: Einkaufswagen, Korb`. */
export function readGlossary(text: string): BannedWord[] {
  return text.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    const [, thing = '', , , , , not = ''] = cells
    return not.split(';').flatMap((part) => {
      const [language = '', unwanted] = part.split(':').map((one) => one.trim())
      return (unwanted ?? '')
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== '' && /^(en|nl|de|sv)$/.test(language))
        .map((word) => ({ language, word, thing }))
    })
  })
}

/** The messages with such a word. Case matters in German, where "Ihre" and "ihre" differ. */
export function strayWords(banned: readonly BannedWord[], messages: readonly Message[]): string[] {
  return messages
    .filter(({ english }) => !exact.has(english))
    .flatMap(({ catalogue, language, english, translation }) => {
      const said = (language === 'en' ? english : translation).replaceAll(/\{\w+/g, '')
      return banned
        .filter((one) => one.language === language && asWord(one).test(said))
        .map(
          ({ word, thing }) =>
            `locales/${catalogue}/${language}.po says "${word}" in "${said}". locales/GLOSSARY.md has another word for ${thing}.`,
        )
    })
}

const asWord = ({ word, language }: BannedWord) => new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, language === 'de' ? 'u' : 'iu')
