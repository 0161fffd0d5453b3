// Tests which parameters of an address are facets, and which look like one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '#tests/support/databases.ts'
import { getDictionary, type Dictionary } from './dictionary.ts'
import { facetParams, unknownFilters } from './facet-params.ts'

describe.each(testDatabases.slice(0, 1))('parameters of a list on $name', ({ open }) => {
  let dictionary: Dictionary
  let close: () => Promise<void>
  beforeAll(async () => {
    const opened = await open()
    close = opened.close
    dictionary = await getDictionary(opened.db)
  })
  afterAll(() => close())

  test.each([
    ['color[]=Red&color[]=Blue', { color: ['Red', 'Blue'] }],
    ['Color=Red', { color: ['Red'] }],
    ['SIZE[]=36', { size: ['36'] }],
    ['kleur=Rood', { color: ['Rood'] }],
    ['page=2&sort=price:asc&query=red', {}],
    ['colr=Red&utm_source=mail', {}],
  ])('%s chooses %j', (search, chosen) => {
    expect(facetParams(dictionary, new URLSearchParams(search))).toEqual(chosen)
  })

  test.each([
    ['Sale', ['Sale']],
    ['colr=Red', ['colr']],
    ['Sale&colr=Red&Sale', ['Sale', 'colr']],
    ['Color=Red&kleur=Rood', []],
    ['utm_source=mail&gclid=Cj0K&fbclid=x&page=2&ref=club', []],
    ['_=1&a&x1', []],
    ['', []],
  ])('%s has the unknown filters %j', (search, unknown) => {
    expect(unknownFilters(dictionary, 'en', new URLSearchParams(search))).toEqual(unknown)
  })
})
