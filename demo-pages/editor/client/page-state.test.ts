// Tests that the state of a page says what shoppers see: nothing, this page, or another version of it.
import { expect, test } from 'vitest'
import { planOf, stateOf, stateText } from './page-state.ts'
import type { Document, History } from './wire.ts'

/** The page with this title, saved as version 3, of which 2 is live. */
const edited = (en: string) => ({ document: titled(en), version: 3, isUnsaved: false })
const titled = (en: string): Document => ({ title: { en, nl: '', de: '', sv: '' }, blocks: [] })
const at = '2026-11-27T10:00:00.000Z'
const publication = (version: number, isPlanned: boolean) => ({ version, publish_at: at, published_by: 'Ed', isPlanned })
const none: History = { versions: [], publications: [], shown: null }
const live: History = { ...none, publications: [publication(2, false)], shown: titled('Club week') }

test('a page that was never published is a draft', () => {
  expect(stateOf(none, edited('Club week'))).toEqual({ kind: 'draft' })
})

test('a page that is only planned is a draft until then, and says when it ends to be one', () => {
  const planned = { ...none, publications: [publication(3, true)] }
  const state = stateOf(planned, edited('Club week'))
  expect(state).toEqual({ kind: 'draft' })
  expect(stateText(state, planOf(planned))).toMatch(/^Draft\. Shoppers cannot see this page yet\. Version 3 will be published at /)
})

test('a published page is published until something on it changes, and again when the change is taken back', () => {
  expect(stateOf(live, edited('Club week'))).toEqual({ kind: 'published', since: at })
  expect(stateOf(live, edited('Club weeks'))).toEqual({ kind: 'changed', since: at })
  expect(stateText(stateOf(live, edited('Club weeks')), null)).toMatch(/^Published since .*, with changes that nobody sees yet\.$/)
  expect(stateOf(live, edited('Club week'))).toEqual({ kind: 'published', since: at })
})

test('a published page is published whatever the order in which the host writes it, and as soon as its version is', () => {
  const { title, blocks } = titled('Club week')
  expect(stateOf({ ...live, shown: { blocks, title } }, edited('Club week')).kind).toBe('published')
  // The host drops what a block does not have; what was typed since is not published.
  const other = { ...live, shown: titled('As the host keeps it') }
  expect(stateOf(other, { ...edited('Club week'), version: 2 }).kind).toBe('published')
  expect(stateOf(other, { ...edited('Club week'), version: 2, isUnsaved: true }).kind).toBe('changed')
})
