// Answers of the right form with wrong things in them: each single place of each answer, in three of ten ways, in a soak run in each.
import { describe, expect, it } from 'vitest'
import { apiCalls } from '#tests/support/api-examples.ts'
import * as faults from '#tests/support/fault-server.ts'
import { useFaultServer } from '#tests/support/use-fault-server.ts'
import { numbersIn, pathsOf, replaced } from '#tests/support/mutate.ts'
import { ApiError } from './errors.ts'
import { isSoak } from '#tests/support/scope.ts'

const stage = useFaultServer()

/** As text, since JSON.stringify would mend some of them. */
const wrongTexts = ['null', '"twelve"', '"12.50"', '1e308', '-1e308', '1e999', 'true', '[]', '{}', '[{"value":{"value":[1]}}]']
/** Those whose turn it is: three go into no ten, so that each place meets others than its neighbours do. */
let turn = Number(process.env['SEED'] ?? 1)
const nextTexts = () => (isSoak ? wrongTexts : [0, 1, 2].map(() => wrongTexts[turn++ % wrongTexts.length] ?? 'null'))
const MARK = '\u0000here\u0000'

/** What is handed back, or to the browser, or printed as text; never reckoned with. */
const keptAsItCame = new Set<string | number>(['product_option', 'timeout'])

/** Numbers that the contract lets a host write as text. */
const maybeText = new Set<string | number | undefined>(['latitude', 'longitude', 'Latitude', 'Longitude', 'Distance'])

describe.each(apiCalls)('$name', (call) => {
  it('neither crashes on nor believes a wrong value in any place', async () => {
    const right = new Set([...numbersIn(call.answer), 0, 1, 24])
    const places = pathsOf(call.answer).filter((path) => !path.some((key) => keptAsItCame.has(key)))
    for (const path of [[], ...places]) {
      for (const wrong of nextTexts()) {
        const behaviour = faults.text(JSON.stringify(replaced(call.answer, path, MARK)).replace(JSON.stringify(MARK), wrong))
        stage.server.reply(behaviour)
        stage.server.replySession(behaviour)
        const where = `${path.join('.') || 'the answer'} being ${wrong}`
        const end = await call.run().catch((error: unknown) => error)
        if (end instanceof Error) expect(end, where).toMatchObject({ name: 'ApiError', kind: 'malformed' })
        else
          for (const number of numbersIn(end))
            expect(maybeText.has(path.at(-1)) && wrong === '"12.50"' ? new Set([...right, 12.5]) : right, where).toContain(number)
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

// Half a second each for what is the same in every call up to its schema.
describe.each(apiCalls.filter((_, at) => isSoak || at % 5 === 0))('$name', (call) => {
  it('ends on ten megabytes of something else and on a hundred thousand brackets', async () => {
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
  it.each(['null', 'true', '{}', '[]', '"ok"', ''])('takes %j, since the contract leaves its answer open', async (text) => {
    stage.server.reply(faults.text(text))
    await expect(run()).resolves.toBeUndefined()
  })
})
