// Tests answers of the right shape with wrong values: each place of each answer, with three of ten wrong values, all ten in a soak run; one
// call of each kind, in `npm run test:all` every call. The schemas are tested in `schemas.test.ts`.
import { describe, expect, it } from 'vitest'
import { apiCalls } from '#tests/support/api-examples.ts'
import { callsToTry } from '#tests/support/call-kinds.ts'
import * as faults from '#tests/support/fault-server.ts'
import { useFaultServer } from '#tests/support/use-fault-server.ts'
import { numbersIn, pathsOf, replaced } from '#tests/support/mutate.ts'
import { ApiError } from './errors.ts'
import { isSoak } from '#tests/support/scope.ts'

const stage = useFaultServer()
const calls = callsToTry(apiCalls)

/** As text, since JSON.stringify would correct some of them. */
const wrongTexts = ['null', '"twelve"', '"12.50"', '1e308', '-1e308', '1e999', 'true', '[]', '{}', '[{"value":{"value":[1]}}]']
/** The wrong values in turn: three does not divide ten, so each place gets other values than its neighbours. */
let turn = Number(process.env['SEED'] ?? 1)
const nextTexts = () => (isSoak ? wrongTexts : [0, 1, 2].map(() => wrongTexts[turn++ % wrongTexts.length] ?? 'null'))
const MARK = '\u0000here\u0000'

/**
 * Sent back, passed to the browser or printed as text, and never used in arithmetic; or read where it is drawn, as the back of a shirt is:
 * `read-back.test.ts` puts wrong values into each place of it.
 */
const keptAsItCame = new Set<string | number>(['product_option', 'timeout', 'back'])

describe.each(calls)('$name', (call) => {
  it('neither crashes on nor accepts a wrong value in any place', async () => {
    // Decimal text is valid wherever a number is.
    const right = new Set([...numbersIn(call.answer), 0, 1, 24, 12.5])
    const places = pathsOf(call.answer).filter((path) => !path.some((key) => keptAsItCame.has(key)))
    for (const path of [[], ...places]) {
      for (const wrong of nextTexts()) {
        const behaviour = faults.text(JSON.stringify(replaced(call.answer, path, MARK)).replace(JSON.stringify(MARK), wrong))
        stage.server.reply(behaviour)
        stage.server.replySession(behaviour)
        const where = `${path.join('.') || 'the answer'} being ${wrong}`
        const end = await call.run().catch((error: unknown) => error)
        if (end instanceof Error) expect(end, where).toMatchObject({ name: 'ApiError', kind: 'malformed' })
        else for (const number of numbersIn(end)) expect(right, where).toContain(number)
      }
    }
  })

  it.each(['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}'])('is not polluted by %s', async (text) => {
    const poisoned = faults.text(text)
    stage.server.reply(poisoned)
    stage.server.replySession(poisoned)
    await call.run().catch(() => {})
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})

// Each takes half a second, and all calls behave the same up to their schema.
describe.each(calls.filter((_, at) => isSoak || at % 5 === 0))('$name', (call) => {
  it('ends with ten megabytes of invalid data and with a hundred thousand brackets', async () => {
    for (const text of [`{"items":"${'x'.repeat(10_000_000)}"}`, `${'['.repeat(100_000)}${']'.repeat(100_000)}`]) {
      const behaviour = faults.text(text)
      stage.server.reply(behaviour)
      stage.server.replySession(behaviour)
      const end = await call.run().catch((error: unknown) => error)
      if (end instanceof Error) expect(end).toBeInstanceOf(ApiError)
    }
  })
})

describe.each(apiCalls.filter(({ isOpen }) => isOpen))('$name', ({ run }) => {
  it.each(['null', 'true', '{}', '[]', '"ok"', ''])('accepts %j, since the contract leaves its answer open', async (text) => {
    stage.server.reply(faults.text(text))
    await expect(run()).resolves.toBeUndefined()
  })
})
