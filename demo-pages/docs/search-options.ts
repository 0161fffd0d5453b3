// How the docs are searched, for the server that builds the index and for the script that reads it.
import type { Options, SearchResult } from 'minisearch'

/** What stands below one heading. */
export interface Section {
  /** Its path below the docs, with its fragment. */
  id: string
  /** The title of its page. */
  page: string
  heading: string
  text: string
  /** The beginning of the text. */
  about: string
}

/** What a result shows. */
export type Found = Pick<Section, 'id' | 'page' | 'heading' | 'about'>

/** The most results that are shown. */
export const mostResults = 12

/** All words of a query; a word may be begun, or slip by a letter in six. */
export const searchOptions: Options<Section> = {
  fields: ['page', 'heading', 'text'],
  storeFields: ['page', 'heading', 'about'],
  searchOptions: { combineWith: 'AND', prefix: true, fuzzy: 0.17, boost: { page: 4, heading: 3 } },
}

/** A result as it is shown. */
export const asFound = ({ id, ...stored }: SearchResult): Found => ({
  id: String(id),
  page: String(stored['page']),
  heading: String(stored['heading']),
  about: String(stored['about']),
})

/** The address of a result. */
export const addressOfFound = (base: string, { id }: Found) => `${base}${id && !id.startsWith('#') ? '/' : ''}${id}`
