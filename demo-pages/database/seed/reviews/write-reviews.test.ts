// Tests that reviews fit what is reviewed, and that nobody's words stand under another name.
import { describe, expect, test } from 'vitest'
import { departments } from '../articles/index.ts'
import { generate } from '../generate.ts'
import { languages } from '../words.ts'
import { toReviewed } from './reviewed.ts'
import { readReviewTexts, reviewKind } from './texts.ts'
import { writeReviews } from './write-reviews.ts'

const texts = readReviewTexts()
const products = generate(3_000, 4173)
const reviewed = products.flatMap(({ rating, reviewCount, createdAt, sizeChart, noReturn, optionIds, ...product }) =>
  rating !== null && reviewCount > 0
    ? [
        {
          ...product,
          rating,
          review_count: reviewCount,
          created_at: createdAt,
          is_sized: sizeChart !== null,
          no_return: noReturn,
          option_ids: optionIds,
        },
      ]
    : [],
)
const goods = reviewed.map(toReviewed)
const reviews = writeReviews(goods, texts)
const byId = new Map(goods.map((product) => [product.id, product]))

test('every article is a kind of goods, and every kind has sentences in each language', () => {
  const kinds = departments.flatMap(({ articles }) => articles).map(({ code }) => reviewKind(code))
  for (const language of languages)
    for (const kind of [...kinds, 'set']) expect(texts[language].details, `${language} ${kind}`).toHaveProperty(String(kind))
})

test('no text stands under two names, and nobody reviews a product twice', () => {
  expect(reviews.length).toBeGreaterThan(10_000)
  const writers = Map.groupBy(reviews, ({ text }) => text)
  expect([...writers.values()].filter((same) => same.length > 1).map(([first]) => first)).toEqual([])
  const signed = Map.groupBy(reviews, ({ product_id: id, nickname }) => `${id} ${nickname}`)
  expect([...signed.values()].filter((same) => same.length > 1).map(([first]) => first)).toEqual([])
})

test('the same products have the same reviews', () => {
  expect(JSON.stringify(writeReviews(goods.slice(0, 200), texts))).toBe(
    JSON.stringify(
      reviews.slice(
        0,
        goods.slice(0, 200).reduce((sum, { reviews: count }) => sum + count, 0),
      ),
    ),
  )
})

describe('a review', () => {
  test('is of a day on which the product was already sold, and no longer used than it exists', () => {
    for (const { product_id: id, created_at: at, text } of reviews) {
      const age = byId.get(id)?.age ?? 0
      const days = (Date.parse('2026-10-01T08:00:00Z') - Date.parse(at)) / 86_400_000
      expect(days, text).toBeLessThanOrEqual(Math.max(1, age))
      const weeks = Number(/(\d+) (?:weeks|weken|Wochen|veckor)/.exec(text)?.[1] ?? 0)
      expect(weeks * 7, text).toBeLessThanOrEqual(Math.max(0, age - days + 1))
    }
  })

  test('speaks of a fit only with an answer, and of sizes that the product has', () => {
    const heights: string[] = []
    for (const { product_id: id, language, text, fit } of reviews) {
      const product = byId.get(id)
      const labels = product?.sizes.map(({ label }) => label[language]) ?? []
      if (fit === null) continue
      expect(labels.length, text).toBeGreaterThan(1)
      const group = product?.sizes[0]?.group ?? 'other'
      if (!/(\d+) cm/.test(text))
        expect(
          labels.some((label) => text.includes(label)),
          `${text} of ${labels.join()}`,
        ).toBe(true)
      else heights.push(group)
      if (group === 'shoe' || group === 'childShoe') expect(text).not.toMatch(/\d+ cm/)
    }
    expect(new Set(heights)).toEqual(new Set(['adult', 'child']))
  })

  test('praises with five stars and complains with one', () => {
    for (const { product_id: id, language, rating, text } of reviews) {
      const details = texts[language].details[byId.get(id)?.kind ?? '']
      const said = (sentences: readonly string[] = []) => sentences.some((sentence) => text.includes(sentence))
      if (rating === 5) expect([said(details?.good), said(details?.bad)], text).toEqual([true, false])
      if (rating === 1) expect([said(details?.good), said(details?.bad)], text).toEqual([false, true])
    }
  })

  test('with five stars found that it fits', () => {
    expect(reviews.filter(({ rating, fit }) => rating === 5 && fit !== null && fit !== 'true')).toEqual([])
    expect(new Set(reviews.map(({ fit }) => fit))).toEqual(new Set([null, 'small', 'true', 'large']))
  })
})
