// Tests the token: requested before a first write, refreshed once when refused, and never at the cost of typed input.
import { describe, expect, it, vi } from 'vitest'
import * as answers from '#tests/support/answers.ts'
import * as faults from '#tests/support/fault-server.ts'
import { errorOf, useFaultServer } from '#tests/support/use-fault-server.ts'
import { addLines, changeLine, removeLine } from '#shared/cart/calls.ts'
import { configureExtensions, isOffered } from '#shared/state/extensions.ts'
import { toFailure } from './errors.ts'

const stage = useFaultServer()

describe('the token', () => {
  it('is requested before a first write', async () => {
    stage.cookies = {}
    stage.server.reply(faults.noContent)
    await removeLine(41)
    expect(stage.arrived()).toEqual(['GET api/session', 'DELETE checkout/cart/items/41'])
    expect(stage.server.arrived[1]?.headers['x-xsrf-token']).toBe('fresh')
  })

  it('is requested once by writes that wait together', async () => {
    stage.cookies = {}
    stage.server.reply(faults.noContent)
    await Promise.all([removeLine(41), removeLine(42), changeLine(43, { sku: 'A', quantity: 1 })])
    expect(stage.arrived().filter((path) => path === 'GET api/session')).toHaveLength(1)
    expect(stage.server.arrived.slice(1).map(({ headers }) => headers['x-xsrf-token'])).toEqual(['fresh', 'fresh', 'fresh'])
  })

  it.each([
    ['419', faults.json({ message: 'Page expired' }, 419)],
    ['403 with code token', faults.json({ message: 'Token', code: 'token' }, 403)],
  ])('is refreshed after %s, and the write is repeated with all that was typed', async (_name, refusal) => {
    stage.server.reply(refusal, faults.json(answers.quoteAnswer()))
    const added = await addLines([{ sku: 'SHIRT', quantity: 3 }])
    expect(added.sku).toBe('SHIRT-RED-M')
    expect(stage.arrived()).toEqual(['POST checkout/cart/items', 'GET api/session', 'POST checkout/cart/items'])
    expect(stage.server.arrived[2]).toMatchObject({ headers: { 'x-xsrf-token': 'fresh' }, body: { cartItems: [{ sku: 'SHIRT', qty: 3 }] } })
  })

  it('is refreshed only once: a second refusal is reported', async () => {
    stage.server.reply(faults.json({ message: 'Token', code: 'token' }, 403))
    const error = await errorOf(addLines([]))
    expect(stage.arrived()).toEqual(['POST checkout/cart/items', 'GET api/session', 'POST checkout/cart/items'])
    expect(toFailure(error, 'cart.add-failed')).toEqual({ kind: 'rejected', code: 'session.expired', message: null, status: 403 })
  })

  it('that never arrives although the browser accepts cookies is the shop’s fault: the console explains it, once', async () => {
    stage.cookies = {}
    stage.server.replySession(faults.json(answers.sessionAnswer()))
    stage.server.reply(faults.json({ message: 'Token', code: 'token' }, 403))
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const line of [41, 42])
      expect(toFailure(await errorOf(removeLine(line)), 'cart.add-failed')).toMatchObject({ code: 'cart.add-failed', message: null })
    expect(warned.mock.calls).toEqual([[expect.stringMatching(/api\/session was answered, but this page has no cookie XSRF-TOKEN/)]])
    warned.mockRestore()
  })

  it('that never arrives means that cookies are blocked, and is reported so', async () => {
    stage.cookies = {}
    stage.hasCookies = false
    stage.server.replySession(faults.json(answers.sessionAnswer()))
    stage.server.reply(faults.json({ message: 'Token', code: 'token' }, 403))
    const failure = toFailure(await errorOf(addLines([])), 'cart.add-failed')
    expect(failure).toMatchObject({ code: 'session.cookies-blocked', message: null })
    expect(stage.server.arrived.at(-1)?.headers).not.toHaveProperty('x-xsrf-token')
  })

  it.each([
    ['a host that answers 419', faults.json({ message: 'Page expired' }, 419)],
    ['a host that asks for a token', faults.json({ message: 'Token', code: 'token' }, 403)],
  ])('is missing for the same reason at %s', async (_name, refusal) => {
    stage.cookies = {}
    stage.hasCookies = false
    stage.server.replySession(faults.json(answers.sessionAnswer()))
    stage.server.reply(refusal)
    const failure = toFailure(await errorOf(addLines([])), 'cart.add-failed')
    expect(failure).toMatchObject({ code: 'session.cookies-blocked', message: null })
  })

  it('is not refreshed for another 403', async () => {
    stage.server.reply(faults.json({ message: 'Not yours' }, 403))
    const error = await errorOf(removeLine(41))
    expect(toFailure(error)).toMatchObject({ kind: 'rejected', message: 'Not yours', status: 403 })
    expect(stage.arrived()).toEqual(['DELETE checkout/cart/items/41'])
  })

  it('that cannot be loaded fails the write with the reason, and the write is not sent', async () => {
    stage.cookies = {}
    stage.server.replySession(faults.json({ message: 'Down' }, 500))
    stage.server.reply(faults.noContent)
    expect(await errorOf(removeLine(41))).toMatchObject({ kind: 'unavailable', words: 'Down' })
    expect(stage.arrived().every((path) => path === 'GET api/session')).toBe(true)
  })

  it('is refreshed again for a later write after one refresh failed', async () => {
    stage.cookies = {}
    stage.server.replySession(faults.reset)
    stage.server.reply(faults.noContent)
    await errorOf(removeLine(41))
    stage.server.replySession(stage.issue('late'))
    await removeLine(41)
    expect(stage.server.arrived.at(-1)?.headers['x-xsrf-token']).toBe('late')
  })
})

describe('the token of a host that is not asked for one', () => {
  const expired = faults.json({ message: 'CSRF token mismatch.' }, 419)
  /** Refuses as Laravel does: the answer sets the cookie. */
  const bringing =
    (token: string): faults.Behaviour =>
    (response, request) => {
      stage.cookies['XSRF-TOKEN'] = token
      return expired(response, request)
    }

  it('comes with the refusal, and the call is repeated', async () => {
    configureExtensions([])
    stage.cookies = {}
    stage.server.reply(bringing('second'), faults.noContent)
    await removeLine(41)
    expect(stage.arrived()).toEqual(['DELETE checkout/cart/items/41', 'DELETE checkout/cart/items/41'])
    expect(stage.server.arrived[1]?.headers['x-xsrf-token']).toBe('second')
  })

  it('is taken from the refusal also if there is a session call', async () => {
    stage.server.reply(bringing('second'), faults.noContent)
    await removeLine(41)
    expect(stage.arrived()).toEqual(['DELETE checkout/cart/items/41', 'DELETE checkout/cart/items/41'])
  })

  it('without one in the refusal means an expired session, with our own message and without another request', async () => {
    configureExtensions([])
    stage.server.reply(expired)
    expect(toFailure(await errorOf(removeLine(41)), 'cart.add-failed')).toMatchObject({ code: 'session.expired', message: null })
    expect(stage.arrived()).toEqual(['DELETE checkout/cart/items/41'])
  })

  it('whose page offers a missing call does not prevent the write, and messages about routes are never shown', async () => {
    stage.cookies = {}
    stage.server.replySession(faults.json({ message: 'The route api/session could not be found.' }, 404))
    stage.server.reply(bringing('second'), faults.noContent)
    await removeLine(41)
    expect(stage.arrived()).toEqual(['GET api/session', 'DELETE checkout/cart/items/41', 'DELETE checkout/cart/items/41'])
    expect(isOffered('session')).toBe(false)
  })
})
