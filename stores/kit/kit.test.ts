// The tools of the stores: queues, optimistic updates, latest-only requests and persisted values.
import { afterEach, describe, expect, it } from 'vitest'
import type { Result } from '#shared/domain/failure.ts'
import { setEnvironment } from '#shared/environment.ts'
import * as v from 'valibot'
import { resetStores } from './reset.ts'
import { openBrowser } from '#stores/testing/browser.ts'
import { persisted } from './persisted.ts'
import { latestRequest } from './latest-request.ts'
import { serialQueue } from './serial-queue.ts'
import { optimisticUpdates } from './optimistic-updates.ts'

afterEach(() => resetStores())

/** A promise that a test settles. */
function later<Value>() {
  let end: (value: Value) => void = () => {}
  const promise = new Promise<Value>((resolve) => {
    end = resolve
  })
  return { promise, end }
}
const done = (value: number): Result<number> => ({ ok: true, value })

describe('a serial queue', () => {
  it('runs tasks one after another, calls onEmpty once, and its callers wait for that', async () => {
    const seen: string[] = []
    const line = serialQueue(async () => void seen.push('empty'))
    const first = later<string>()
    const one = line.run(async () => {
      seen.push('one')
      return first.promise
    })
    const two = line.run(async () => void seen.push('two')).then(() => seen.push('heard'))
    await Promise.resolve()
    expect(seen).toEqual(['one'])
    first.end('first')
    expect(await one).toBe('first')
    await two
    expect(seen).toEqual(['one', 'two', 'empty', 'heard'])
  })

  it('calls onEmpty again for tasks added while it runs', async () => {
    let emptied = 0
    const line = serialQueue(async () => {
      if (++emptied === 1) void line.run(async () => null)
    })
    await line.run(async () => null)
    await line.run(async () => null)
    expect(emptied).toBe(2)
  })

  it('settles all waiting callers after a reset', async () => {
    const line = serialQueue(async () => {})
    const never = line.run(() => later<null>().promise)
    const waiting = line.run(async () => 2)
    resetStores()
    expect(await line.run(async () => 3)).toBe(3)
    await expect(Promise.race([never, waiting, Promise.resolve('others')])).resolves.toBe('others')
  })
})

describe('optimistic updates', () => {
  it('with the same key all settle with the last result', async () => {
    const sent: number[] = []
    const first = later<Result<number>>()
    const settled: number[] = []
    const wanted = optimisticUpdates<string, number, number>({
      queue: serialQueue(async () => {}),
      send: async (_, input) => {
        sent.push(input)
        return sent.length === 1 ? first.promise : done(input)
      },
      settle: (_, input) => settled.push(input),
    })
    const answers = [wanted.request('a', 1)]
    await Promise.resolve()
    answers.push(wanted.request('a', 2), wanted.request('a', 3))
    expect(wanted.pending('a')).toBe(3)
    first.end(done(1))
    expect(await Promise.all(answers)).toEqual([done(3), done(3), done(3)])
    expect(sent).toEqual([1, 3])
    expect(settled).toEqual([3])
    expect(wanted.pending('a')).toBeNull()
  })
})

describe('a latest-only request', () => {
  const requests: ReturnType<typeof later<number>>[] = []
  const read = () => {
    const answer = later<number>()
    requests.push(answer)
    return answer.promise
  }

  it('is settled by its last answer only, which all callers get', async () => {
    requests.length = 0
    const settled: unknown[] = []
    const request = latestRequest(read, (result) => settled.push(result), 'general.failed')
    const answers = [request.send(), request.send(), request.join()]
    expect(request.isPending()).toBe(true)
    requests[1]?.end(2)
    requests[0]?.end(1)
    expect(await Promise.all(answers)).toEqual([done(2), done(2), done(2)])
    expect(settled).toEqual([done(2)])
    expect(request.isPending()).toBe(false)
  })

  it('that is aborted settles nothing', async () => {
    requests.length = 0
    const settled: unknown[] = []
    const request = latestRequest(read, (result) => settled.push(result), 'general.failed')
    const answer = request.send()
    request.abort()
    requests[0]?.end(1)
    await answer
    expect(settled).toEqual([])
  })
})

describe('a persisted value', () => {
  const memory = persisted({ name: 'test', area: 'local', schema: v.number(), minutes: 10 })

  it.each([['nothing'], ['no JSON'], ['{"until":1}'], ['{"until":99999999999999,"value":1}'], ['{"until":null,"value":1}']])(
    'is absent if storage contains %s',
    (text) => {
      const browser = openBrowser()
      const restore = setEnvironment(browser.openTab().environment)
      if (text !== 'nothing') browser.local.set('touchline:default:test', text)
      expect(memory.get()).toBeNull()
      restore()
    },
  )

  it('expires, and can be removed', () => {
    const browser = openBrowser()
    const restore = setEnvironment(browser.openTab().environment)
    memory.set(7)
    expect(memory.get()).toBe(7)
    browser.pass(9 * 60_000)
    expect(memory.get()).toBe(7)
    browser.pass(60_000)
    expect(memory.get()).toBeNull()
    memory.set(8)
    memory.forget()
    expect([...browser.local.keys()]).toEqual([])
    restore()
  })
})
