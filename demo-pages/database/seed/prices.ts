// Prices as shops set them: 29.95 in euros, £27 or £24.99 in pounds, whole kronor that end in 9.
import type { Amounts } from '../words.ts'
import type { Random } from './random.ts'

const pounds = 0.86
const kronor = 11.2

const euroCents = (euros: number): number => {
  if (euros < 10) return Math.max(1, Math.floor(euros)) * 100 + 95
  if (euros < 100) return Math.floor(euros) * 100 + 95
  return Math.round(euros / 5) * 500 - 5
}

const pence = (value: number): number => {
  if (value < 12) return Math.floor(value) * 100 + 50
  if (value < 90) return Math.round(value) * 100
  return Math.round(value / 5) * 500
}

const ore = (value: number): number => {
  if (value < 100) return Math.max(1, Math.round(value / 5)) * 500 - 100
  if (value < 1000) return Math.round(value / 10) * 1000 - 100
  return Math.round(value / 50) * 5000 - 100
}

/** A natural price in every currency for a value in euros. */
export function naturalPrices(euros: number): Amounts {
  return { EUR: euroCents(euros), GBP: pence(euros * pounds), SEK: ore(euros * kronor) }
}

/** A random value in euros between two bounds; low values are more frequent. */
export function worth([from, to]: readonly [number, number], random: Random): number {
  return from + (to - from) * random.next() ** 1.6
}

/** Natural prices after a reduction; the price in every currency really is lower. */
export function cut(regular: Amounts, euros: number, percent: number): Amounts {
  const lower = naturalPrices(euros * (1 - percent / 100))
  const below = (currency: keyof Amounts) => Math.min(lower[currency], Math.floor((regular[currency] * 0.95) / 100) * 100)
  return { EUR: below('EUR'), GBP: below('GBP'), SEK: below('SEK') }
}

/** Multiplies cents by factors of up to three decimals and rounds half up; in integers, since 1995 × 0.9 in floats falls below the half. */
export function times(cents: number, ...factors: readonly number[]): number {
  const whole = factors.reduce((product, factor) => product * Math.round(factor * 1000), cents)
  return Math.round(whole / 1000 ** factors.length)
}

/** Multiplies each amount and rounds to the cent, or to the whole krona. */
export function scale(amounts: Amounts, factor: number): Amounts {
  return {
    EUR: Math.round(amounts.EUR * factor),
    GBP: Math.round(amounts.GBP * factor),
    SEK: Math.round((amounts.SEK * factor) / 100) * 100,
  }
}

/** The sum of several amounts. */
export function add(...list: readonly Amounts[]): Amounts {
  const sum = (currency: keyof Amounts) => list.reduce((total, amounts) => total + amounts[currency], 0)
  return { EUR: sum('EUR'), GBP: sum('GBP'), SEK: sum('SEK') }
}
