// Tests rounding against exact decimal arithmetic: amounts as text, rounded by BigInt, compared with floats.
import { describe, expect, test } from 'vitest'
import { multiplyPrice, roundMoney, writeMoney } from './money.ts'

/** The cents of a decimal text, rounded half away from zero, without floats. */
function exactCents(text: string): bigint {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  const padded = fraction.padEnd(3, '0')
  const cents = BigInt(whole + padded.slice(0, 2)) + (Number(padded[2]) >= 5 ? 1n : 0n)
  return sign === '-' ? -cents : cents
}

const edges = [
  '0',
  '0.001',
  '0.004',
  '0.005',
  '0.006',
  '0.01',
  '0.015',
  '0.045',
  '0.995',
  '1.005',
  '1.115',
  '1.255',
  '2.675',
  '8.345',
  '10.075',
  '19.995',
  '1000000000',
  '999999999.994',
  '999999999.995',
  '999999999.999',
]

describe('rounding to the cent', () => {
  test.each(edges.flatMap((text) => [text, `-${text}`]))('%s is rounded exactly', (text) => {
    expect(BigInt(Math.round(roundMoney(Number(text)) * 100))).toBe(exactCents(text))
  })

  test('every half cent up to a hundred and around a million is rounded away from zero', () => {
    const wrong: string[] = []
    for (const start of [0, 1_000_000]) {
      for (let cent = 0; cent < 10_000; cent++) {
        const text = `${start + Math.floor(cent / 100)}.${String(cent % 100).padStart(2, '0')}5`
        if (BigInt(Math.round(roundMoney(Number(text)) * 100)) !== exactCents(text)) wrong.push(text)
        if (roundMoney(-Number(text)) !== -roundMoney(Number(text))) wrong.push(`-${text}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('floating-point errors of sums and products do not change a cent', () => {
    expect(roundMoney(1.1 * 1.15)).toBe(1.27)
    expect(roundMoney(0.1 + 0.2)).toBe(0.3)
    expect(roundMoney(Array.from({ length: 1000 }, () => 0.005).reduce((sum, amount) => sum + amount, 0))).toBe(5)
    expect(roundMoney(4.35 * 100) / 100).toBe(4.35)
  })

  test('amounts just below the half are rounded down', () => {
    expect(roundMoney(1.0049999)).toBe(1)
    expect(roundMoney(-1.0049999)).toBe(-1)
  })

  test('there is no minus zero', () => {
    expect(Object.is(roundMoney(-0.001), 0)).toBe(true)
    expect(Object.is(roundMoney(-0), 0)).toBe(true)
  })

  test('a multiplier of 1 is no discount, and others round to two decimals', () => {
    expect(multiplyPrice(19.99, 1)).toBe(19.99)
    expect(multiplyPrice(19.99, 0.85)).toBe(16.99)
    expect(multiplyPrice(0.1, 0.35)).toBe(0.04)
  })
})

test('only the decimals of a whole amount are shortened, never a group of thousands', () => {
  const as = (text: string) => ({ format: () => text })
  expect(writeMoney(0, 'nl', as('€ 1.000,00'))).toBe('€ 1.000,-')
  expect(writeMoney(0, 'sv', as('1 000,00 kr'))).toBe('1 000 kr')
  expect(writeMoney(0, 'de', as('1.000,00 €'))).toBe('1.000,00 €')
  expect(writeMoney(0, 'nl', as('€ 1,001'))).toBe('€ 1,001')
})
