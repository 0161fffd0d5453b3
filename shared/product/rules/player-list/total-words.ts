// The words of a row or column that adds up the others, in Dutch, English, German and Swedish.
import { plainWords } from './plain.ts'

const TOTAL =
  /^(?:sub|zwischen|eind|end|del|grand )?(?:total|totaal|totals|totalt|totale|gesamt|insgesamt|summe|summa|sum)(?: |$)|^(?:aantal|anzahl|antal) (?:spelers|spieler|spelare|shirts)/

/**
 * Whether a text is the heading of a sum.
 * @example isTotal('Eindtotaal:') // true
 */
export const isTotal = (text: string): boolean => TOTAL.test(plainWords(text))
