// Tests that hydration starts from the values of the server's render, even if the page's stores have changed since.
import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { derived, rememberInitial, valueFrom } from './derived.ts'

const $session = atom<{ pieces: number } | null>(null)
const $quote = atom<number[] | null>(null)
const $count = derived([$quote, $session], (quote, session) => quote?.length ?? session?.pieces ?? 0)
rememberInitial($session, null)
rememberInitial($quote, null)

test('a printed value is used before the current one', () => {
  $quote.set([1, 2, 3])
  expect(valueFrom($quote, new Map([[$quote, [1]]]))).toEqual([1])
  expect(valueFrom($count, new Map([[$quote, [1]]]))).toBe(1)
})

test('a store that the server did not print has its first value, since the server knew no more', () => {
  $quote.set([1, 2, 3])
  $session.set({ pieces: 3 })
  expect(valueFrom($count, new Map())).toBe(0)
})

test('a store without a first value is the same on server and client', () => {
  const $page = atom('nl')
  expect(
    valueFrom(
      derived([$page], (code) => `/${code}/`),
      new Map(),
    ),
  ).toBe('/nl/')
})

test('where nothing has changed since, it is the store’s own value, so that hydration need not render twice', () => {
  const $list = derived([$quote], (quote) => quote?.map((piece) => piece * 2) ?? [])
  $quote.set([1, 2])
  const stop = $list.listen(() => {})
  expect(valueFrom($list, new Map([[$quote, $quote.get()]]))).toBe($list.get())
  expect(valueFrom($list, new Map([[$quote, [5]]]))).toEqual([10])
  stop()
})
