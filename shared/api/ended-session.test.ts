// Tests an ended session: whatever the host answers, the shopper reads our own sentence.
import { expect, it } from 'vitest'
import * as faults from '#tests/support/fault-server.ts'
import { errorOf, useFaultServer } from '#tests/support/use-fault-server.ts'
import { addLines, getCart } from '#shared/cart/calls.ts'
import { applyCoupon } from '#shared/cart/discounts/calls.ts'
import { getSession } from '#shared/session/calls.ts'
import { toFailure } from './errors.ts'

const stage = useFaultServer()
const login = faults.text(
  '<!doctype html><title>Log in</title><form method="post"><input name="email"><input name=password type=password></form>',
  200,
  'text/html; charset=utf-8',
)

it.each([
  ['a 401 with the words of a framework', faults.json({ message: 'Unauthenticated.' }, 401)],
  ['a way to a login', faults.redirect('https://shop.example/customer/login', 302)],
  ['the page of a login', login],
])('is recognised by %s', async (_name, answer) => {
  for (const call of [() => addLines([]), () => applyCoupon('TEN'), () => getCart()]) {
    stage.server.reply(answer)
    expect(toFailure(await errorOf(call()), 'cart.add-failed')).toMatchObject({ kind: 'rejected', code: 'session.expired', message: null })
  }
})

it('is not recognised by another page in place of an answer', async () => {
  stage.server.reply(faults.html(200))
  expect(toFailure(await errorOf(addLines([])), 'cart.add-failed')).toMatchObject({ kind: 'malformed', code: 'cart.add-failed' })
})

it('is not what a 401 of an extension means, whose message is shown', async () => {
  stage.server.replySession(faults.json({ message: 'No such account' }, 401))
  expect(toFailure(await errorOf(getSession()))).toMatchObject({ status: 401, message: 'No such account' })
})
