// Tests which parameters of an address are facets, and which are filters that the shop does not have.
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
    ['color[]=Rde', ['Rde']],
    ['Color=Rde&kleur=Rde', ['Rde']],
    ['colr[]=Red&size[]=999', ['colr', '999']],
    ['Color=Red&kleur=Black', []],
    ['color[]=&colr[]=', []],
    ['Sale&colr=Red', []],
    ['page=2&page_size=48&sort=price:asc&query=red&q=red&discipline=3&minPrice=1&maxPrice=9&all=color&skin=loud', []],
    ['', []],
  ])('%s has the unknown filters %j', (search, unknown) => {
    expect(unknownFilters(dictionary, 'en', new URLSearchParams(search))).toEqual(unknown)
  })

  // Some are a letter away from “size”, “sport” or “color”.
  const foreign =
    'gclid fbclid msclkid ref utm_source utm_medium utm_campaign utm_term utm_content utm_id site market spot mc_cid mc_eid _ga _gl srsltid gad_source gad_campaignid wbraid gbraid dclid ttclid twclid li_fat_id igshid yclid epik irclickid awc cjevent affiliate aff_id partner sid cid pid src source campaign medium lang locale currency store shop coupon tag tags ar_source at_medium pk_campaign mtm_source hsa_cam _hsenc vero_id rdt_cid sz colour_scheme v t amp fb_ref s p x1 _'

  test.each(['nl', 'en', 'de', 'sv'] as const)(
    'no parameter of a campaign or another program is a filter in %s, with and without a value',
    (language) => {
      for (const name of foreign.split(' '))
        for (const value of ['', 'x', 'Red', 'M', 'spring-2026', 'Cj0KCQ'])
          expect([name, value, unknownFilters(dictionary, language, new URLSearchParams([[name, value]]))]).toEqual([name, value, []])
    },
  )
})
