// The words of a message that are about no player: greetings, thanks, sentences. In Dutch, English, German and Swedish.
import { SECTION } from './head-words.ts'
import { isAboutPerson } from './numbers.ts'
import { plainWords } from './plain.ts'

/** More words than a name has, and more letters than a line of a list. */
const SENTENCE = 6
const LONG = 300

const words = [
  'hi|hello|hey|dear|good (?:morning|afternoon|evening)|thanks|thank you|thx|many thanks|cheers|kind regards|regards|best regards|best wishes',
  'hoi|hallo|beste|dag (?:coach|trainer|allemaal)|goede(?:morgen|middag|navond)|bedankt|alvast|dank|groet|groeten|groetjes|met vriendelijke|mvg',
  'liebe|lieber|moin|guten (?:morgen|tag|abend)|servus|danke|vielen dank|schone grusse|viele grusse|liebe grusse|grusse|gruss|mit freundlichen|mfg|lg',
  'hej|hejsan|god (?:morgon|kvall)|tack|manga tack|halsningar|halsar|med vanlig|vanliga|mvh',
]

/** What phones write below a message. */
const phones = [
  'sent from|get outlook|verstuurd van(?:af)?|verzonden van|von mein(?:em)? .*gesendet|gesendet von|skickat fran|skickades fran',
]

const GREETING = new RegExp(`^(?:${[...words, ...phones].join('|')})(?: |$)`)

/** Whether a text begins as greetings and thanks do. */
export const isGreeting = (text: string): boolean => GREETING.test(plainWords(text))

/** Whether a text announces something, or is too long for a line of a list, whatever numbers it has. */
export const isAnnouncing = (text: string): boolean => text.length > LONG || /[:：]\s*$/.test(text)

/** Whether a text has the words of a sentence. */
export const isSentence = (text: string): boolean =>
  isAnnouncing(text) || text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length > SENTENCE

/** Whether a text of which nothing is known is said to somebody instead of being a name. */
export function isSaid(text: string): boolean {
  return isSentence(text) || isGreeting(text) || /[!?…]\s*$|[@]|\d{4}/.test(text) || isAboutPerson(text) || SECTION.test(plainWords(text))
}
