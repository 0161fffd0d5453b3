// Which piece a choice means, and when it counts as sold out.
import { expect, it } from 'vitest'
import * as v from 'valibot'
import { returnChoicesAnswer } from '#shared/orders/exchanges/examples.ts'
import { ReturnChoices } from '#shared/orders/wire/return-choices.ts'
import { exchangeState, wishOf } from './exchange.ts'

const [offer] = v.parse(ReturnChoices, returnChoicesAnswer()).exchanges
if (!offer) throw new Error('The example offers nothing.')
const size = (optionId: number, isWaiting = false) => ({ options: [{ attributeCode: 'size', optionId }], isWaiting })

it('nothing is chosen before every attribute is', () => {
  expect(exchangeState(offer, { options: [], isWaiting: false }, 1)).toMatchObject({ status: 'choosing', piece: null })
  expect(wishOf(offer, { options: [], isWaiting: true }, 1)).toBeNull()
})

it('the piece that she has already is no choice, and a sold-out one says so', () => {
  const [{ options } = { options: [] }] = exchangeState(offer, size(3), 1).attributes
  expect(options.map(({ availability }) => availability)).toEqual(['available', 'sold-out', 'impossible'])
})

it('fewer pieces than she wants count as sold out, which she can wait for', () => {
  expect(wishOf(offer, size(3), 7)).toEqual({ sku: 'BALL-3', wait: false })
  expect(exchangeState(offer, size(3), 8).status).toBe('sold-out')
  expect(wishOf(offer, size(3), 8)).toBeNull()
  expect(wishOf(offer, size(3, true), 8)).toEqual({ sku: 'BALL-3', wait: true })
})

it('who waits for a piece that is there gets it without waiting', () => {
  expect(wishOf(offer, size(3, true), 1)).toEqual({ sku: 'BALL-3', wait: false })
})
