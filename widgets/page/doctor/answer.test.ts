// Tests of the doctor's messages about an answer that could not be parsed.
import { expect, it } from 'vitest'
import { ApiError } from '#shared/api/errors.ts'
import * as answers from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { errorOf, useFaultServer } from '#tests/support/use-fault-server.ts'
import { getCart, getTotals } from '#shared/cart/calls.ts'
import { answerFaults } from './answer.ts'

const stage = useFaultServer()

it('names the path, the received and the expected value', async () => {
  const { items, ...cart } = answers.quoteAnswer()
  stage.server.reply(json({ ...cart, items: [items[0], { ...items[0], qty: 'two' }] }))
  const [line = '', ...more] = answerFaults(await errorOf(getCart()))
  expect(line).toMatch(/^items\[1\]\.qty: came "two", expected number$/)
  expect(more).toEqual([expect.stringContaining('CONTRACT.md')])
})

it('reports nothing for other errors', async () => {
  stage.server.reply(json({ message: 'Down' }, 503))
  expect(answerFaults(await errorOf(getTotals()))).toEqual([])
  expect(answerFaults(new ApiError('offline', { call: 'GET checkout/cart/quote', cause: new TypeError('fetch') }))).toEqual([])
  expect(answerFaults('something else')).toEqual([])
})
