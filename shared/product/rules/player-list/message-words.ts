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

/** Whether a text announces what follows. */
export const isAnnouncing = (text: string): boolean => /[:：]\s*$/.test(text)

/** Whether a text is too long for one player, whatever numbers it has. */
export const isLong = (text: string): boolean => text.length > LONG

/** Whether a text has the words of a sentence. */
export const isSentence = (text: string): boolean =>
  isAnnouncing(text) || isLong(text) || text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length > SENTENCE

/** What chats write instead of a picture or a message that was taken back. */
const OMITTED =
  /^<.*>$|(?:omitted|weggelaten|weggelassen|ausgeschlossen|utelamn\w*)>?$|(?:was deleted|is verwijderd|wurde geloscht|raderades)$/

/** Whether a line of a chat is no message. */
export const isOmitted = (text: string): boolean => OMITTED.test(text.trim()) || OMITTED.test(plainWords(text))

/** What is said of somebody of whom nothing is known yet. */
const NOT_YET = /(?:^| )(?:fehlt|noch|weiss|nicht|nog|komt|volgt|later|weet|niet|missing|yet|follows|saknas|kommer|annu|inte)(?: |$)/

/** Whether a text says of a player that something is not known. */
export const isNotYet = (text: string): boolean => NOT_YET.test(plainWords(text))

/** Words before a name and behind it that are no part of it: "for Daan please". With a capital they may be a name, as in "Minh Ha". */
const BEFORE =
  /^(?:(?:[Vv]oor|[Ff]or|[Ff]ür|[Ff]ör|[Oo]nze|our|unser|unsere|vår|mijn|zijn|haar|my|his|her|mein|meine|sein|ihre?n?|min|hans|hennes|zoon|dochter|broertje|zusje|broer|zus|son|daughter|brother|sister|sohn|tochter|bruder|schwester|dotter|bror|syster|en|and|und|och)\s+)+(?=\p{L})/u
const BEHIND =
  /(?:\s+(?:graag|please|bitte|gern|gärna|tack|heeft|wil|has|wants|hat|braucht|bekommt|möchte|behöver|har|vill|ha|krijgt|gets|får|is|ist|är|in|met|with|mit|med|und|and|en|och))+$/u

/**
 * A name without what is said around it.
 * @example withoutTalk('Sorry! Voor Daan graag') // 'Daan'
 */
export const withoutTalk = (name: string): string =>
  name
    .replace(/^.*[!?…]\s+(?=\p{L})/u, '')
    .replace(BEFORE, '')
    .replace(BEHIND, '')

/** Whether a text of which nothing is known is said to somebody instead of being a name. */
export function isSaid(text: string): boolean {
  return isSentence(text) || isGreeting(text) || /[!?…]\s*$|[@]|\d{4}/.test(text) || isAboutPerson(text) || SECTION.test(plainWords(text))
}
