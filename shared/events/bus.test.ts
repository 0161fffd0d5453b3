// Tests the bus: which listeners are called, that none stops another, and what a late listener can read.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emit, last, on, onAny, resetBus } from './bus.ts'
import type { AnalyticsItem } from './vocabulary.ts'

const shirt: AnalyticsItem = { item_id: 'SHIRT-RED-M', item_name: 'Home shirt', currency: 'EUR', price: 25, quantity: 2 }

beforeEach(resetBus)

describe('an event', () => {
  it('reaches all of its listeners, with its origin', () => {
    const received: unknown[] = []
    const mount = {}
    on('cart:added', (detail, origin) => received.push([detail.lines, origin]))
    on('cart:removed', () => received.push('wrong'))
    emit('cart:added', { lines: [shirt], cart: null }, mount)
    expect(received).toEqual([[[shirt], mount]])
  })

  it('reaches listeners to all events after its own listeners', () => {
    const received: string[] = []
    onAny((name) => received.push(`any ${name}`))
    on('checkout:step', ({ step }) => received.push(`step ${step}`))
    emit('checkout:step', { step: 2 })
    expect(received).toEqual(['step 2', 'any checkout:step'])
  })

  it('is not stopped by a listener that throws, which is reported', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const received: number[] = []
    const failure = new Error('host code')
    on('checkout:step', () => {
      throw failure
    })
    on('checkout:step', ({ step }) => received.push(step))
    emit('checkout:step', { step: 3 })
    expect(received).toEqual([3])
    expect(said).toHaveBeenCalledExactlyOnceWith(failure)
    said.mockRestore()
  })

  it('no longer reaches a stopped listener, and stopping twice is allowed', () => {
    const received: number[] = []
    const stop = on('checkout:step', ({ step }) => received.push(step))
    const stopAll = onAny(() => received.push(99))
    stop()
    stop()
    stopAll()
    emit('checkout:step', { step: 1 })
    expect(received).toEqual([])
  })

  it('does not reach listeners that are added or stopped while it is dispatched', () => {
    const received: string[] = []
    on('checkout:step', () => {
      received.push('first')
      stopSecond()
      on('checkout:step', () => received.push('late'))
    })
    const stopSecond = on('checkout:step', () => received.push('second'))
    emit('checkout:step', { step: 1 })
    expect(received).toEqual(['first', 'second'])
  })
})

describe('the last detail', () => {
  it('is null before the event and its newest detail after', () => {
    expect(last('checkout:step')).toBeNull()
    emit('checkout:step', { step: 1 })
    emit('checkout:step', { step: 2 })
    expect(last('checkout:step')).toEqual({ step: 2 })
    expect(last('cart:opened')).toBeNull()
  })

  it('is available while the event is dispatched', () => {
    let seen: unknown
    on('checkout:step', () => {
      seen = last('checkout:step')
    })
    emit('checkout:step', { step: 2 })
    expect(seen).toEqual({ step: 2 })
  })
})

it('has its details type-checked', () => {
  // @ts-expect-error a step is a number
  emit('checkout:step', { step: 'two' })
  // @ts-expect-error no such event
  on('cart:exploded', () => {})
  expect(last('checkout:step')).toEqual({ step: 'two' })
})
