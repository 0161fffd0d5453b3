// What a host offers for a return: asked only where it does, sent with the return, and what happens when a piece sells out meanwhile.
import { afterEach, expect, it } from 'vitest'
import { returnChoicesAnswer } from '#shared/orders/exchanges/examples.ts'
import { returnOrderAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { startVisit, type Visit } from '#stores/testing/visit.ts'

let visit: Visit
afterEach(() => visit.end())

const access = { email: 'anna@example.test', orderNumber: '100000077' }
const FETCH = 'POST returns/fetch/choices'
const SEND = 'POST returns/post/choices'
const size = (optionId: number) => [{ attributeCode: 'size', optionId }]

async function found(settings: object = {}, choices = json(returnChoicesAnswer())) {
  visit = await startVisit(settings)
  await visit.open()
  visit.shop.always('POST returns/fetch/order', json({ success: 1, order: returnOrderAnswer() }))
  visit.shop.always(FETCH, choices)
  const returns = await import('./returns.ts')
  const { $returnChoices } = await import('./return-choices.ts')
  await returns.findReturnOrder(access)
  await expect.poll(() => $returnChoices.get().state).not.toBe('loading')
  returns.changeReturn(1, { quantity: 1, reason: 'other' })
  return { ...returns, $returnChoices }
}

it('a platform without the extension is asked nothing, and the return is sent as ever', async () => {
  const { submitReturn, $returnChoices } = await found({ extensions: [] })
  visit.shop.once('POST returns/post/order', json({ success: 1, reference: 'R-1' }))
  expect(await submitReturn()).toEqual({ ok: true, value: 'R-1' })
  expect($returnChoices.get()).toEqual({ state: 'idle' })
  expect(visit.shop.arrivals(FETCH)).toEqual([])
})

it('a platform that names the extension and does not have it counts as one without', async () => {
  const { $returnChoices } = await found({}, json({}, 404))
  expect($returnChoices.get()).toEqual({ state: 'idle' })
})

it('choices that could not be loaded hold nobody up, and can be loaded again', async () => {
  const { reloadReturnChoices, $returnChoices, $canSubmitReturn } = await found({}, json({ message: 'No' }, 500))
  expect($returnChoices.get().state).toBe('failed')
  expect($canSubmitReturn.get()).toBe(true)
  visit.shop.always(FETCH, json(returnChoicesAnswer()))
  await reloadReturnChoices()
  expect($returnChoices.get().state).toBe('ready')
})

it('the first way counts until another is chosen, and every way is free for what is the shop’s fault', async () => {
  const { $returnWay, chooseReturnWay, $isFreeReturn, changeReturn, submitReturn } = await found()
  expect([$returnWay.get(), $isFreeReturn.get()]).toEqual(['label', false])
  chooseReturnWay('pickup')
  changeReturn(1, { reason: 'faulty' })
  expect([$returnWay.get(), $isFreeReturn.get()]).toEqual(['pickup', true])
  visit.shop.once(
    SEND,
    json({ success: 1, reference: 'R-1', way: { title: 'Picked up', next: 'Wait.', drop_off_code: null, has_label: 0 } }),
  )
  await submitReturn()
  expect(visit.shop.arrivals(SEND)[0]?.body).toMatchObject({ way: 'pickup', items: [{ item_id: 1, exchange: null }, { item_id: 2 }] })
})

it('an exchange is sent once its piece is chosen; a sold-out one only if she waits for it', async () => {
  const { changeReturn, $canSubmitReturn, submitReturn } = await found()
  changeReturn(1, { exchange: { options: [], isWaiting: false } })
  expect($canSubmitReturn.get()).toBe(false)
  changeReturn(1, { exchange: { options: size(4), isWaiting: false } })
  expect($canSubmitReturn.get()).toBe(false)
  changeReturn(1, { exchange: { options: size(4), isWaiting: true } })
  expect($canSubmitReturn.get()).toBe(true)
  changeReturn(1, { exchange: { options: size(3), isWaiting: false } })
  visit.shop.once(SEND, json({ success: 1, reference: 'R-1' }))
  await submitReturn()
  expect(visit.shop.arrivals(SEND)[0]?.body).toMatchObject({ items: [{ exchange: { sku: 'BALL-3', wait: false } }, {}] })
})

it('a way that costs something is not possible where everything is exchanged, since there is no refund to take it off', async () => {
  const { $returnWay, chooseReturnWay, changeReturn, $canPayWay } = await found()
  chooseReturnWay('pickup')
  changeReturn(1, { exchange: { options: size(3), isWaiting: false } })
  expect([$returnWay.get(), $canPayWay.get()]).toEqual(['label', false])
  changeReturn(1, { exchange: null })
  expect([$returnWay.get(), $canPayWay.get()]).toEqual(['pickup', true])
})

it('a piece that sold out meanwhile is shown as sold out, with the choices kept', async () => {
  const { changeReturn, $return, $returnChoices, $canSubmitReturn, submitReturn } = await found()
  changeReturn(1, { exchange: { options: size(3), isWaiting: false } })
  visit.shop.once(SEND, json({ message: 'It has just sold out.', code: 'sold-out' }, 409))
  const [offer] = returnChoicesAnswer().exchanges
  const gone = { ...offer, virtual_products: offer?.virtual_products.map((piece) => ({ ...piece, stock: 0 })) }
  visit.shop.always(FETCH, json(returnChoicesAnswer({ exchanges: [gone] })))
  const answer = await submitReturn()
  expect(answer).toMatchObject({ ok: false, error: { reason: 'sold-out', message: 'It has just sold out.' } })
  expect($return.get()).toMatchObject({ state: 'choosing', isSending: false, choices: { 1: { exchange: { options: size(3) } } } })
  expect($returnChoices.get().state).toBe('ready')
  expect($canSubmitReturn.get()).toBe(false)
})

it('pressing twice, and again after a lost answer, is one return', async () => {
  const { submitReturn } = await found()
  visit.shop.once(SEND, json({ message: 'No' }, 500))
  await Promise.all([submitReturn(), submitReturn()])
  visit.shop.once(SEND, json({ success: 1, reference: 'R-1' }))
  await submitReturn()
  const keys = visit.shop.arrivals(SEND).map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})
