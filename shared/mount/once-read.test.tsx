// Tests that the host's HTML in a mount stays until the data was loaded: the real loader and runtime, with widgets made for the test.
// @vitest-environment happy-dom
import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import type { FailureKind, Result } from '#shared/domain/failure.ts'
import { useFreshPage } from '#tests/support/loaded-page.ts'
import { soon, words } from '#tests/support/widget-page.ts'
import { defineWidget } from './define.ts'

const Options = v.object({})
const good: Result<unknown> = { ok: true, value: null }
const failed = (kind: FailureKind): Result<unknown> => ({ ok: false, error: { kind, code: null, message: null, status: 500 } })

/** The results of the next loads, in order; without one they wait. */
let answers: (Result<unknown> | Promise<Result<unknown>>)[] = []
let reads = 0
/** Called when the next load begins. */
let onRead: (() => void) | null = null

function View() {
  const [text, setText] = useState('')
  return (
    <>
      <h2>Our words</h2> <input name="code" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={() => setText('pressed')}>Go</button>
    </>
  )
}

const options = { options: Options, view: View }
const load = async () => {
  onRead?.()
  return answers[reads++] ?? new Promise<Result<unknown>>(() => {})
}
const page = useFreshPage({
  reading: defineWidget({ name: 'reading', ...options, load }),
  throwing: defineWidget({ name: 'throwing', ...options, load: () => Promise.reject(new Error('No such file')) }),
  beside: defineWidget({ name: 'beside', ...options, load }),
})

const printed = '<p>Order 100000077</p> <form action="/code"><input name="code"><button>Go</button></form>'
const notice = (mount: Element) => mount.querySelector<HTMLElement>('[data-touchline-failure]')
const again = (mount: Element) => notice(mount)?.querySelector('a')
const isDrawn = (mount: Element) => words(mount).includes('Our words')
const ends = (mount: Element, status: string) => soon(() => mount.getAttribute('data-touchline-status') === status)

beforeEach(() => {
  answers = []
  reads = 0
  onRead = null
})

describe('the host’s HTML in the mount', () => {
  test('stays while the read is pending, and is replaced by its first good answer', async () => {
    const answer = Promise.withResolvers<Result<unknown>>()
    answers = [answer.promise]
    const mount = page.add('reading', printed)
    await soon(() => reads === 1)
    expect(words(mount)).toContain('Order 100000077')
    answer.resolve(good)
    await ends(mount, 'ready')
    expect(words(mount)).toBe('Our words Go')
  })

  test('stays if the read fails, with one sentence and a retry link below, and the failure is reported once', async () => {
    answers = [failed('unavailable')]
    const mount = page.add('reading', printed)
    await ends(mount, 'failed')
    expect(words(mount)).toBe('Order 100000077 GoThis part of the page could not be loaded. Try again')
    expect(mount.lastElementChild).toBe(notice(mount))
    expect(page.eventsOf('failed')).toEqual([{ widget: 'reading', element: mount, isFinal: false }])
    expect(isDrawn(mount)).toBe(false)
  })

  test('is replaced by a later try, which removes the sentence and moves the focus from its link to the widget', async () => {
    answers = [failed('malformed'), good]
    const mount = page.add('reading', printed)
    await ends(mount, 'failed')
    again(mount)?.focus()
    again(mount)?.click()
    await ends(mount, 'ready')
    expect(words(mount)).toBe('Our words Go')
    expect(document.activeElement).toBe(mount)
  })

  test('stays if a later try fails too: one sentence, whose link has the focus again', async () => {
    answers = [failed('timeout'), failed('timeout')]
    const mount = page.add('reading', printed)
    await ends(mount, 'failed')
    again(mount)?.focus()
    again(mount)?.click()
    await soon(() => page.eventsOf('failed').length === 2)
    expect(mount.querySelectorAll('[data-touchline-failure]')).toHaveLength(1)
    expect(document.activeElement).toBe(again(mount))
  })

  test('stays for good without a message if the host lacks the call', async () => {
    answers = [failed('unoffered')]
    const mount = page.add('reading', printed)
    await ends(mount, 'failed')
    expect(words(mount)).toBe('Order 100000077 Go')
    expect(page.eventsOf('failed')).toEqual([{ widget: 'reading', element: mount, isFinal: true }])
  })

  test('loses the sentence if a later try shows that the host lacks the call', async () => {
    answers = [failed('unavailable'), failed('unoffered')]
    const mount = page.add('reading', printed)
    await ends(mount, 'failed')
    again(mount)?.click()
    await soon(() => page.eventsOf('failed').length === 2)
    expect(words(mount)).toBe('Order 100000077 Go')
  })

  test('stays if the read throws, which is reported once', async () => {
    const mount = page.add('throwing', printed)
    await ends(mount, 'failed')
    expect(words(mount)).toContain('Order 100000077 GoThis part')
    expect(page.eventsOf('error')).toMatchObject([{ widget: 'throwing', phase: 'load', error: { message: 'No such file' } }])
  })

  test('is not touched if the mount was removed before the answer', async () => {
    const answer = Promise.withResolvers<Result<unknown>>()
    answers = [answer.promise]
    const mount = page.add('reading', printed)
    await soon(() => reads === 1)
    mount.remove()
    await soon(() => !mount.hasAttribute('data-touchline-status'))
    answer.resolve(failed('unavailable'))
    await page.settles()
    expect(words(mount)).toBe('Order 100000077 Go')
    expect(page.eventsOf('failed')).toEqual([])
  })
})

describe('a shopper who uses it meanwhile', () => {
  test('keeps what she typed and where she was', async () => {
    const answer = Promise.withResolvers<Result<unknown>>()
    answers = [answer.promise]
    const mount = page.add('reading', printed)
    await soon(() => reads === 1)
    const field = mount.querySelector('input')
    field?.focus()
    if (field) field.value = 'SUMMER'
    answer.resolve(good)
    await ends(mount, 'ready')
    expect(mount.querySelector('input')?.value).toBe('SUMMER')
    expect(document.activeElement).toBe(mount.querySelector('input'))
  })

  test('has pressed the widget if the answer comes soon', async () => {
    answers = [good]
    const mount = page.add('reading', printed)
    onRead = () => mount.querySelector('button')?.click()
    await soon(() => mount.querySelector('input')?.value === 'pressed')
    expect(page.sent).toEqual([])
  })

  test("has pressed the host's button if it does not, once, and the next press goes there at once", async () => {
    const mount = page.add('reading', printed)
    onRead = () => {
      mount.querySelector('button')?.click()
      expect(page.sent).toEqual([])
    }
    await soon(() => page.sent.length === 1)
    mount.querySelector('button')?.click()
    expect(page.sent).toEqual(['/code', '/code'])
    expect(words(mount)).toBe('Order 100000077 Go')
  })
})

test('other failed widgets are retried once the retried one has loaded', async () => {
  answers = [failed('unavailable'), failed('unavailable'), good, good]
  const mount = page.add('reading', printed)
  await ends(mount, 'failed')
  const beside = page.add('beside', printed)
  await ends(beside, 'failed')
  again(mount)?.click()
  await ends(mount, 'ready')
  await ends(beside, 'ready')
  expect(reads).toBe(4)
})

describe('a mount without HTML of the host', () => {
  test.each([
    ['nothing', ''],
    ['a script and a template', '<script type="application/json">{"a": 1}</script><template><p>Later</p></template>'],
    ['a hidden field', '<input type="hidden" name="token" value="x">'],
  ])('that contains %s is rendered before the answer arrives', async (_what, html) => {
    const mount = page.add('reading', html)
    await ends(mount, 'ready')
    expect(isDrawn(mount)).toBe(true)
    expect(reads).toBe(0)
  })

  test('that our own server rendered does not wait for the read', async () => {
    const mount = page.add('reading', printed, { 'data-touchline-ssr': 'preact.other.any.subject' })
    await ends(mount, 'ready')
    expect(reads).toBe(0)
  })
})
