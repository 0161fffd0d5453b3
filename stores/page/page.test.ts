// The page's settings, and the defaults of missing ones.
import { afterEach, describe, expect, it } from 'vitest'
import { addressOf, storeId } from '#shared/api/settings.ts'
import { $page, configurePage } from './page.ts'
import { resetStores } from '#stores/kit/reset.ts'

afterEach(() => resetStores())

describe('the page', () => {
  it.each([
    ['nothing', ''],
    ['broken JSON', '{"locale":'],
    ['no object', '[1]'],
    ['null', null],
    ['another shape', { store: 'nl', currency: 12, locale: '' }],
  ])('with %s is the default store in en-US with euros', (_, said) => {
    expect(configurePage(said)).toMatchObject({ locale: 'en_US', currency: 'EUR', store: { code: 'default', id: 0 } })
  })

  it('has its settings, which the calls use', () => {
    configurePage(
      '{"locale":"sv_SE","currency":"SEK","country":"SE","store":{"id":5,"code":"se","name":"Touchline"},"apiUrl":"https://shop.test/se"}',
    )
    expect($page.get()).toMatchObject({ locale: 'sv_SE', currency: 'SEK', country: 'SE', store: { code: 'se' } })
    expect(addressOf('/checkout/cart/quote')).toBe('https://shop.test/se/checkout/cart/quote')
    expect(storeId()).toBe('5')
  })

  it('keeps every valid setting beside an invalid one', () => {
    expect(configurePage({ currency: 'pounds', country: 'GB', store: { id: 3, code: 'en' } })).toMatchObject({
      currency: 'EUR',
      country: 'GB',
      store: { id: 3, code: 'en' },
    })
  })

  it('ignores members that a page added to every object', () => {
    Object.defineProperty(Object.prototype, 'currency', { value: 'XXX', configurable: true, enumerable: true, writable: true })
    try {
      expect(configurePage('{}').currency).toBe('EUR')
    } finally {
      Reflect.deleteProperty(Object.prototype, 'currency')
    }
  })
})
