// Ships messages under ids of two characters: Lingui's six are a hash, which nothing packs, and stand in the catalogue and in the code.
import type { Messages } from '#shared/i18n/compiled.ts'

/** The id that ships by Lingui's id. */
export type Ids = Readonly<Record<string, string>>

/** Compiled messages by catalogue and language. */
type Catalogues = Readonly<Record<string, Readonly<Record<string, Messages>>>>

/** No word of the code begins with one of these, so that an id is found there by its text. */
const signs = '!#%&*+=@^~'
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-'
/** What Lingui makes of an English text. An id that we wrote is a code with a dot in it, which hosts and stores know, and stays. */
const isHash = (id: string) => /^[\w-]{6}$/.test(id)

/**
 * An id for every message of English that has none of its own.
 * @example shortIds({ cart: { en: { MyrLzP: 'Cart', 'cart.full': 'Full' } } }) // { MyrLzP: '!a' }
 */
export function shortIds(catalogues: Catalogues): Ids {
  const hashes = [...new Set(Object.values(catalogues).flatMap(({ en = {} }) => Object.keys(en).filter(isHash)))]
  if (hashes.length > signs.length * letters.length) throw new Error('scripts/build/short-ids.ts: more messages than ids; add a sign')
  return Object.fromEntries(
    hashes.map((id, index) => [id, `${signs[Math.floor(index / letters.length)]}${letters[index % letters.length]}`]),
  )
}

/** The catalogues by the ids that ship. */
export function withShortIds(catalogues: Catalogues, ids: Ids): Catalogues {
  const short = (messages: Messages) => Object.fromEntries(Object.entries(messages).map(([id, message]) => [ids[id] ?? id, message]))
  return Object.fromEntries(
    Object.entries(catalogues).map(([name, languages]) => [
      name,
      Object.fromEntries(Object.entries(languages).map(([language, messages]) => [language, short(messages)])),
    ]),
  )
}

const mark = /\/\*\*? ?i18n ?\*\//g
const marked = /(\/\*\*? ?i18n ?\*\/\s*\{\s*id: )["']([^"']+)["']/g

/** What Lingui's macros made of a file, with the ids that ship. Throws where they write messages in another way by now. */
export function shortenIds(code: string, ids: Ids): string {
  let found = 0
  const short = code.replace(marked, (_all, before: string, id: string) => {
    found++
    return `${before}${JSON.stringify(ids[id] ?? id)}`
  })
  if (found !== (code.match(mark)?.length ?? 0))
    throw new Error("scripts/build/short-ids.ts: Lingui's macros write ids in another way than this file looks for; see `marked`")
  return short
}
