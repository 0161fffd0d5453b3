// Tests settings, error bodies and web addresses: invalid parts are dropped, and the rest stays.
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ErrorBody } from './error-body.ts'
import { PageConfig } from './page.ts'
import { isWebUrl } from './parts.ts'

describe('an error body', () => {
  it('reads from anything that is an object', () => {
    expect(v.parse(ErrorBody, { message: 5, parameters: 'x', errors: [1], code: {} })).toEqual({
      message: null,
      error: null,
      code: null,
      parameters: [],
      errors: {},
    })
    expect(v.parse(ErrorBody, { error: 'Sold out', parameters: ['a', 2, null] })).toMatchObject({
      error: 'Sold out',
      parameters: ['a', 2, 'null'],
    })
  })
})

describe('the page', () => {
  it.each([null, undefined, 'text', 3, [], {}])('has its defaults for %j', (page) => {
    expect(v.parse(v.nullish(v.unknown()), page)).toBe(page)
    expect(v.parse(PageConfig, page)).toMatchObject({
      locale: 'en_US',
      store: { id: 0, code: 'default' },
      currency: 'EUR',
      baseUrl: '/',
      apiUrl: '/',
    })
  })

  it('has every route, absolute if the base is, and none that a browser would execute', () => {
    const { routes } = v.parse(PageConfig, {
      baseUrl: 'https://shop.test/nl',
      routes: { cart: '/nl/basket', home: 'javascript:1', search: 'find' },
    })
    expect(routes).toMatchObject({
      home: 'https://shop.test/nl/',
      cart: 'https://shop.test/nl/basket',
      search: 'https://shop.test/nl/find',
      checkout: 'https://shop.test/nl/checkout',
    })
  })

  it('has pages of terms only if the host names them', () => {
    expect(v.parse(PageConfig, { baseUrl: 'https://shop.test/nl' }).routes).toMatchObject({ terms: null, withdrawal: null, privacy: null })
    const { routes } = v.parse(PageConfig, { baseUrl: 'https://shop.test/nl', routes: { terms: 'terms', privacy: 'javascript:1' } })
    expect(routes).toMatchObject({ terms: 'https://shop.test/nl/terms', withdrawal: null, privacy: null })
  })

  it('keeps valid settings beside a wrong one', () => {
    const page = v.parse(PageConfig, {
      locale: 7,
      store: { id: 'x', code: 'be' },
      currency: 'euro',
      limits: { password: { minLength: 12 } },
      messages: { a: 1 },
    })
    expect(page).toMatchObject({
      locale: 'en_US',
      store: { id: 0, code: 'be' },
      currency: 'EUR',
      limits: { password: { minLength: 12, minClasses: 3 } },
      messages: {},
    })
  })
})

it('allows web addresses and relative ones only', () => {
  for (const url of ['/a', 'a/b', '?q=1', '#x', 'https://x.test/', 'http://x.test', '']) expect(isWebUrl(url), url).toBe(true)
  for (const url of [
    'javascript:1',
    'JaVaScRiPt:1',
    ' javascript:1',
    'java\nscript:1',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
    'blob:x',
    'http://',
  ])
    expect(isWebUrl(url), url).toBe(false)
})
