// Reviews that the platform prints with a product.
import { readFileSync } from 'node:fs'
import type { Review } from './theme.ts'

const all = JSON.parse(readFileSync(new URL('../data/reviews.json', import.meta.url), 'utf8')) as (Review & { product_id: number })[]

export const reviewsOf = (productId: number): Review[] => all.filter((review) => review.product_id === productId)
