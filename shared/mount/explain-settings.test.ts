// Tests which settings are reported as wrong, and which only look different after parsing.
import { describe, expect, it, vi } from 'vitest'
import { settingFaults } from './explain-settings.ts'
import { readPresets } from './presets.ts'

const known = ['minicart', 'wishlist-badge']
const sentences = (written: unknown) => settingFaults(written, known).map(({ sentence }) => sentence)

describe('valid settings', () => {
  it.each([
    {},
    { locale: 'nl_NL', store: { id: 1, code: 'nl', name: 'My shop' }, currency: 'EUR', country: 'NL', baseUrl: '/nl/', apiUrl: '/nl' },
    { baseUrl: 'https://shop.test/nl', routes: { cart: '/nl/basket', search: 'find', home: '/nl/', product: 'p?sku={sku}' } },
    { country: null, analytics: null, widgets: { minicart: { freeShippingFrom: 50 } }, messages: { a: 'b' } },
    {
      delivery: {
        timeZone: 'Europe/Amsterdam',
        cutOff: '22:00',
        parcelDays: [1],
        workDays: [1],
        closed: [],
        fee: 4,
        freeFrom: 50,
        printed: null,
      },
    },
    { analytics: { targets: ['dataLayer'], consentCookie: 'my-consent' }, paymentOrigins: ['https://pay.example'] },
    { pickup: { postnl: ['a'], dhl: [] }, payment: { ideal: ['b'], default: ['c'] } },
  ])('are not reported: %j', (written) => {
    const onDoubts = vi.fn()
    readPresets(JSON.stringify(written), known, { onBroken: () => {}, onDoubts })
    expect(onDoubts).not.toHaveBeenCalled()
    expect(sentences(written)).toEqual([])
  })

  it('in the forms that PHP writes are not reported', () => {
    const reasons = [{ code: 7, label: 'Too small' }]
    expect(sentences({ store: { id: '2' }, limits: { compare: '3' }, pickup: [], payment: [], reasons, widgets: [] })).toEqual([])
  })

  it("may have a host's own names", () => {
    expect(sentences({ theme: 'dark', routes: { blog: '/nl/blog' } })).toEqual([])
  })
})

it('a language without a country is valid, and is reported where something else is not', () => {
  expect(sentences({ locale: 'nl' })).toEqual([expect.stringContaining('expected language and country, as in nl_NL. "nl" is used.')])
})

describe('invalid settings', () => {
  it.each([
    [{ baseURL: '/nl/' }, 'setting baseURL of #touchline-page is "/nl/", expected the name baseUrl. It does not count.'],
    [{ store: { cod: 'nl' } }, 'setting store.cod of #touchline-page is "nl", expected the name store.code. It does not count.'],
    [
      { routes: { chekout: '/nl/c' } },
      'setting routes.chekout of #touchline-page is "/nl/c", expected the name routes.checkout. It does not count.',
    ],
    [{ store: 'nl' }, 'setting store of #touchline-page is "nl", expected what README.md says of it.'],
    [{ country: 'nl' }, 'setting country of #touchline-page is "nl", expected two capital letters, as in NL. It does not count.'],
    [
      { apiUrl: 'nl/' },
      'setting apiUrl of #touchline-page is "nl/", expected a path from the root or a whole address, as in /nl/. "/" is used.',
    ],
    [{ routes: { cart: 'javascript:1' } }, 'expected the address of a page, as in /nl/checkout/cart. "/checkout/cart" is used.'],
    [{ limits: { compare: 'four' } }, 'setting limits.compare of #touchline-page is "four", expected a whole number. 4 is used.'],
    [{ analytics: { targets: ['dataLayr'] } }, 'expected a list of dataLayer, gtag and postMessage. [] is used.'],
    [{ delivery: { cutOff: '22:00' } }, 'expected timeZone, cutOff as in 22:00 and fee, all in their form. It does not count.'],
    [{ messages: { a: 1 } }, 'expected texts by the id of the message.'],
    [{ widgets: ['minicart'] }, 'expected presets by the name of the widget.'],
    [
      { pickup: { 'post-nl': ['a'] } },
      'setting pickup.post-nl of #touchline-page is ["a"], expected the name pickup.postnl. It does not count.',
    ],
    [{ pickup: { ups: ['a'] } }, 'expected one of pickup.postnl, pickup.dhl. It does not count.'],
    [
      { payment: { iDEAL: ['a'] } },
      'expected one of payment.ideal, payment.creditcard, payment.giropay, payment.afterpay, payment.default.',
    ],
    [{ widgets: { minicrt: {} } }, 'expected the name widgets.minicart.'],
  ])('%j', (written, message) => {
    expect(sentences(written)).toEqual([expect.stringContaining(message)])
    // Only a doubt loads the sentences.
    const onDoubts = vi.fn()
    readPresets(JSON.stringify(written), known, { onBroken: () => {}, onDoubts })
    expect(onDoubts).toHaveBeenCalledOnce()
  })
})
