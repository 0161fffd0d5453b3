// Tests what is read of a specification for the law: the measure of a unit price, and the maker's own guarantee.
import { expect, test } from 'vitest'
import { generate } from './generate.ts'
import { goodsFactsOf } from './goods-facts.ts'
import { same, translations } from './words.ts'

const row = (label: string, value: string) => ({ label: translations('x', label, 'x', 'x'), value: same(value) })

test('contents and length are a measure, the volume of a bag and a single piece are none', () => {
  expect(goodsFactsOf([row('Length', '12 m')]).measure).toEqual({ amount: 12, unit: 'm' })
  expect(goodsFactsOf([row('Contents', '4 pieces')]).measure).toEqual({ amount: 4, unit: 'piece' })
  expect(goodsFactsOf([row('Volume', '24 l')]).measure).toBeNull()
  expect(goodsFactsOf([row('Contents', '1 piece')]).measure).toBeNull()
})

test('no maker advertises as a guarantee of its own what the law gives anyway', () => {
  const products = generate(1_000, 4173)
  const years = products.flatMap(({ guaranteeYears }) => guaranteeYears ?? [])
  expect(years.length).toBeGreaterThan(20)
  expect(Math.min(...years)).toBeGreaterThan(2)
  for (const { specification, guaranteeYears, slug } of products) {
    const written = specification.find(({ label }) => label.en === 'Manufacturer’s guarantee')?.value.en ?? null
    expect(written, slug).toBe(guaranteeYears === null ? null : `${guaranteeYears} years`)
  }
})

test('string, overgrips and balls in packs are sold by measure', () => {
  const articles = new Set(generate(1_000, 4173).flatMap(({ article, measure }) => (measure ? [article] : [])))
  for (const article of ['tennis-string', 'overgrip', 'tennis-ball', 'padel-ball', 'shuttlecock']) expect(articles).toContain(article)
})
