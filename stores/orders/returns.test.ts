// The reasons for a return: from the answer, else from the page's settings, else the general one.
import { afterEach, expect, it } from 'vitest'
import { json } from '#tests/support/fault-server.ts'
import { startVisit, type Visit } from '#stores/testing/visit.ts'

let visit: Visit
afterEach(() => visit.end())

async function reasonsOf(settings: object, order: object): Promise<unknown> {
  visit = await startVisit({ extensions: [], ...settings })
  await visit.open()
  visit.shop.always('POST returns/fetch/order', json({ success: 1, order: { increment_id: '12', items: [{ id: 7 }], ...order } }))
  const { findReturnOrder, $return } = await import('./returns.ts')
  await findReturnOrder({ email: 'anna@example.test', orderNumber: '12' })
  const current = $return.get()
  return current.state === 'choosing' ? current.order.reasons : current.state
}

const size = { code: 'size', label: 'Too small' }

it('the answer names the reasons', async () => {
  expect(await reasonsOf({ reasons: [{ code: 'x', label: 'X' }] }, { reasons: [size] })).toEqual([size])
})

it('the settings name them if the answer does not', async () => {
  expect(await reasonsOf({ reasons: [size] }, {})).toEqual([size])
})

it('without either there is one general reason, so that a return can be sent', async () => {
  expect(await reasonsOf({}, {})).toEqual([{ code: 'other', label: '' }])
})
