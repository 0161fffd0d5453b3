// Tests that printed values reach the stores, and that several widgets that were printed with one value share it.
import { atom, type ReadableAtom } from 'nanostores'
import { expect, test } from 'vitest'
import { defineSeed } from '#shared/state/seed.ts'
import { printedValues, seedStores } from './printed-state.ts'

function printedWith(places: readonly unknown[]) {
  const $place = atom<unknown>(null)
  const seed = defineSeed('list', { place: $place })
  const all = places.map((place): Map<ReadableAtom, unknown> => {
    const printed = printedValues([seed], { at: 0, stores: { list: { place } } })
    seedStores([seed], printed)
    return printed
  })
  return { $place, all }
}

test('the first widget’s value is the store’s, and an equal one of the next widget is taken for the same', () => {
  const { $place, all } = printedWith([{ path: '/a' }, { path: '/a' }])
  expect($place.get()).toEqual({ path: '/a' })
  expect(all.map((printed) => printed.get($place) === $place.get())).toEqual([true, true])
})

test('a store that has changed since keeps its value, and the widget begins with the printed one', () => {
  const { $place, all } = printedWith([{ path: '/a' }, { path: '/b' }])
  expect([$place.get(), all[1]?.get($place)]).toEqual([{ path: '/a' }, { path: '/b' }])
})
