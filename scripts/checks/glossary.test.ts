// The glossary finds a word to avoid, in its own language only, and names the term it belongs to.
import { expect, test } from 'vitest'
import { readGlossary, strayWords } from './glossary.ts'
import type { Message } from './messages.ts'

const table = `| Thing | en | nl | de | sv | Not |
|---|---|---|---|---|---|
| what is bought | cart | winkelwagen | Warenkorb | varukorg | nl: winkelmand; de: Einkaufswagen, Korb |
| who is spoken to | you | je | du | du | de: Ihre |`
const banned = readGlossary(table)
const message = (part: Partial<Message>): Message => ({ catalogue: 'cart', language: 'de', id: '1', english: '', translation: '', ...part })

test('a row bans its words in their languages', () => {
  expect(banned.map(({ language, word }) => `${language} ${word}`)).toEqual(['nl winkelmand', 'de Einkaufswagen', 'de Korb', 'de Ihre'])
})

test.each([
  [message({ translation: 'Ihre Bewertung' }), 'who is spoken to'],
  [message({ translation: 'Im Einkaufswagen' }), 'what is bought'],
  [message({ language: 'nl', translation: 'Winkelmand legen' }), 'what is bought'],
])('%j is found', (stray, thing) => {
  expect(strayWords(banned, [stray])).toEqual([expect.stringContaining(thing)])
})

test.each([
  message({ translation: 'Zeig mir ihre Farbe' }),
  message({ translation: 'Warenkorb von {Korb}' }),
  message({ language: 'nl', translation: 'Korb' }),
  message({ english: 'Merge old and new basket', translation: 'Korb' }),
])('%j is fine', (fine) => {
  expect(strayWords(banned, [fine])).toEqual([])
})
