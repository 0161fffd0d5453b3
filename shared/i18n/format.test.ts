// Tests hundreds of amounts in every locale against handwritten texts and a second, independent formatter.
import { describe, expect, test } from 'vitest'
import { formatCountry } from './format-country.ts'
import { formatDay, formatSlot } from './format-date.ts'
import { formatPercent } from './format-percent.ts'
import { formatSize } from './format-size.ts'
import { formatMoney, formatNumber, formatRating } from './format.ts'

const shops = [
  ['nl_NL', 'EUR'],
  ['nl_BE', 'EUR'],
  ['en_GB', 'GBP'],
  ['en_GB', 'EUR'],
  ['de_DE', 'EUR'],
  ['sv_SE', 'SEK'],
  ['sv_SE', 'EUR'],
] as const
type Shop = (typeof shops)[number]

/** The amount, followed by its text in each shop of the list above; `_` is a non-breaking space. */
const byHand: [number, ...string[]][] = [
  [0, '€_0,-', '€_0,-', '£0.00', '€0.00', '0,00_€', '0_kr', '0_€'],
  [0.004, '€_0,-', '€_0,-', '£0.00', '€0.00', '0,00_€', '0_kr', '0_€'],
  [0.005, '€_0,01', '€_0,01', '£0.01', '€0.01', '0,01_€', '0,01_kr', '0,01_€'],
  [-0.004, '€_0,-', '€_0,-', '£0.00', '€0.00', '0,00_€', '0_kr', '0_€'],
  [-0.005, '€_-0,01', '€_-0,01', '-£0.01', '-€0.01', '-0,01_€', '−0,01_kr', '−0,01_€'],
  [0.1, '€_0,10', '€_0,10', '£0.10', '€0.10', '0,10_€', '0,10_kr', '0,10_€'],
  [0.99, '€_0,99', '€_0,99', '£0.99', '€0.99', '0,99_€', '0,99_kr', '0,99_€'],
  [0.995, '€_1,-', '€_1,-', '£1.00', '€1.00', '1,00_€', '1_kr', '1_€'],
  [1, '€_1,-', '€_1,-', '£1.00', '€1.00', '1,00_€', '1_kr', '1_€'],
  [1.005, '€_1,01', '€_1,01', '£1.01', '€1.01', '1,01_€', '1,01_kr', '1,01_€'],
  [12.5, '€_12,50', '€_12,50', '£12.50', '€12.50', '12,50_€', '12,50_kr', '12,50_€'],
  [19.95, '€_19,95', '€_19,95', '£19.95', '€19.95', '19,95_€', '19,95_kr', '19,95_€'],
  [-12, '€_-12,-', '€_-12,-', '-£12.00', '-€12.00', '-12,00_€', '−12_kr', '−12_€'],
  [-12.34, '€_-12,34', '€_-12,34', '-£12.34', '-€12.34', '-12,34_€', '−12,34_kr', '−12,34_€'],
  [100, '€_100,-', '€_100,-', '£100.00', '€100.00', '100,00_€', '100_kr', '100_€'],
  [999.995, '€_1.000,-', '€_1.000,-', '£1,000.00', '€1,000.00', '1.000,00_€', '1_000_kr', '1_000_€'],
  [1000, '€_1.000,-', '€_1.000,-', '£1,000.00', '€1,000.00', '1.000,00_€', '1_000_kr', '1_000_€'],
  [1234.5, '€_1.234,50', '€_1.234,50', '£1,234.50', '€1,234.50', '1.234,50_€', '1_234,50_kr', '1_234,50_€'],
  [100_000.01, '€_100.000,01', '€_100.000,01', '£100,000.01', '€100,000.01', '100.000,01_€', '100_000,01_kr', '100_000,01_€'],
  [
    1e9,
    '€_1.000.000.000,-',
    '€_1.000.000.000,-',
    '£1,000,000,000.00',
    '€1,000,000,000.00',
    '1.000.000.000,00_€',
    '1_000_000_000_kr',
    '1_000_000_000_€',
  ],
]

/** Formats cents by string operations only. */
function writeCents(cents: number, [locale, currency]: Shop): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const separator = { nl: '.', de: '.', en: ',', sv: '\u00a0' }[locale.slice(0, 2)] ?? ''
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, separator)
  const rest = digits.slice(-2)
  const sign = cents < 0 ? '-' : ''
  if (locale === 'en_GB') return `${sign}${currency === 'GBP' ? '£' : '€'}${whole}.${rest}`
  if (locale === 'de_DE') return `${sign}${whole},${rest}\u00a0€`
  if (locale === 'sv_SE') return `${sign && '−'}${whole}${rest === '00' ? '' : `,${rest}`}\u00a0${currency === 'SEK' ? 'kr' : '€'}`
  return `€\u00a0${sign}${whole},${rest === '00' ? '-' : rest}`
}

describe.each(shops.map((shop, index) => ({ shop, index })))('money in $shop.0, $shop.1', ({ shop, index }) => {
  test.each(byHand.map(([amount, ...texts]) => [amount, texts[index]?.replaceAll('_', '\u00a0')] as const))(
    '%d reads %s',
    (amount, text) => {
      expect(formatMoney(amount, shop[1], shop[0])).toBe(text)
    },
  )

  test('1,001 amounts from minus a million to a million are formatted as by hand', () => {
    const wrong: string[] = []
    for (let step = -500; step <= 500; step++) {
      const cents = step % 7 === 0 ? step * 200_000 : step * 199_987 + step
      const shown = formatMoney(cents / 100, shop[1], shop[0])
      if (shown !== writeCents(cents, shop)) wrong.push(`${cents}: ${shown}`)
    }
    expect(wrong).toEqual([])
  })
})

test('an invalid amount is empty, and the default currency is euro', () => {
  expect([Number.NaN, Infinity, -Infinity].map((amount) => formatMoney(amount))).toEqual(['', '', ''])
  expect(formatMoney(5, '', 'nl_NL')).toBe('€\u00a05,-')
  expect(formatMoney(5, 'sek', 'sv_SE')).toBe('5\u00a0kr')
})

test('a page without a locale is formatted as en-US', () => {
  expect(formatMoney(1234.5)).toBe('€1,234.50')
  expect(formatMoney(1, 'USD', 'fr_FR')).toBe('$1.00')
})

test('one formatter serves all amounts of a currency', () => {
  const made: string[] = []
  const Real = Intl.NumberFormat
  Intl.NumberFormat = new Proxy(Real, { construct: (target, [tag, options]) => (made.push(String(tag)), new target(tag, options)) })
  try {
    for (let amount = 0; amount < 50; amount++) formatMoney(amount, 'NOK', 'de_DE')
  } finally {
    Intl.NumberFormat = Real
  }
  expect(made).toEqual(['de-DE'])
})

test.each(shops)('small amounts and numbers in %s, %s read as Intl writes them', (locale, currency) => {
  const tag = locale.replace('_', '-')
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency })
  const wrong: string[] = []
  for (let cents = 0; cents < 110_000; cents += cents % 100 === 0 || cents > 99_000 ? 1 : 7) {
    const amount = cents / 100
    const withCents = money
      .format(amount)
      .replace(/^(.*),00(?!\d)(.*)$/, locale === 'sv_SE' ? '$1$2' : locale.startsWith('nl') ? '$1,-$2' : '$&')
    if (formatMoney(amount, currency, locale) !== withCents) wrong.push(`${amount} ${currency}`)
    if (formatNumber(amount, locale) !== number.format(amount)) wrong.push(String(amount))
  }
  expect(wrong).toEqual([])
})

test('the demo shop creates no Intl formatter for the prices and ratings of a list', () => {
  const Real = Intl.NumberFormat
  Intl.NumberFormat = new Proxy(Real, { construct: () => expect.unreachable('a formatter was made') })
  try {
    expect([formatMoney(49.95, 'EUR', 'nl_NL'), formatMoney(1, 'SEK', 'sv_SE')]).toEqual(['€\u00a049,95', '1\u00a0kr'])
    expect([formatNumber(4.5, 'de_DE'), formatNumber(0, 'en_GB')]).toEqual(['4,5', '0'])
  } finally {
    Intl.NumberFormat = Real
  }
})

test('numbers and per cent take the separators of their language', () => {
  expect(formatNumber(1234.567, 'de_DE')).toBe('1.234,57')
  expect(formatNumber(1234.5, 'en_GB')).toBe('1,234.5')
  expect(formatPercent(20, 'nl_NL')).toBe('20%')
  expect(formatPercent(20, 'sv_SE')).toBe('20\u00a0%')
})

describe('days', () => {
  test.each([
    ['nl_NL', 'dinsdag 4 augustus', '18:00–22:00'],
    ['nl_BE', 'dinsdag 4 augustus', '18:00–22:00'],
    ['en_GB', 'Tuesday 4 August', '18:00–22:00'],
    ['de_DE', 'Dienstag, 4. August', '18:00–22:00'],
    ['sv_SE', 'tisdag 4 augusti', '18.00–22.00'],
  ])('%s writes %s, %s', (locale, day, hours) => {
    expect(formatDay('2026-08-04', locale)).toBe(day)
    expect(formatSlot({ date: '2026-08-04', from: '18:00', to: '22:00' }, locale)).toBe(`${day}, ${hours}`)
  })

  test('a delivery day is a day, whatever the hour behind it', () => {
    expect(formatDay('2026-08-04T23:59:59Z', 'nl_NL')).toBe('dinsdag 4 augustus')
    expect(formatSlot({ date: '2026-08-04', from: '', to: '' }, 'sv_SE')).toBe('tisdag 4 augusti')
    expect(formatSlot({ date: 'soon', from: '', to: '' }, 'sv_SE')).toBe('soon')
  })

  test('an invalid date is empty', () => {
    expect([formatDay('never'), formatDay(''), formatDay('2026-13-45')]).toEqual(['', '', ''])
  })
})

test("countries have a name in the page's language, and unknown codes stay unchanged", () => {
  expect(['nl_NL', 'en_GB', 'de_DE', 'sv_SE'].map((locale) => formatCountry('SE', locale))).toEqual([
    'Zweden',
    'Sweden',
    'Schweden',
    'Sverige',
  ])
  expect([formatCountry('be', 'nl_BE'), formatCountry(''), formatCountry('nowhere'), formatCountry('ZZZ')]).toEqual([
    'België',
    '',
    'nowhere',
    'ZZZ',
  ])
})

test('writes an average of stars to one decimal, a whole one without', () => {
  expect([4.31, 3.96, 5, 0].map((stars) => formatRating(stars, 'de_DE'))).toEqual(['4,3', '4', '5', '0'])
})

test.each([
  [0, '0 kB', '0 kB', '0 kB', '0 kB'],
  [49_600, '50 kB', '50 kB', '50 kB', '50 kB'],
  [999_499, '999 kB', '999 kB', '999 kB', '999 kB'],
  [999_500, '1,0 MB', '1.0 MB', '1,0 MB', '1,0 MB'],
  [1_250_000, '1,3 MB', '1.3 MB', '1,3 MB', '1,3 MB'],
  [12_000_000, '12,0 MB', '12.0 MB', '12,0 MB', '12,0 MB'],
])('%i bytes are %s', (bytes, ...texts) => {
  const spoken = (['nl_NL', 'en_GB', 'de_DE', 'sv_SE'] as const).map((locale) => formatSize(bytes, locale).replaceAll('\u00a0', ' '))
  expect(spoken).toEqual(texts)
})
