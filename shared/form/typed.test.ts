// Tests whether typed values are detected: the page is reloaded for another customer only where there are none.
import { expect, test } from 'vitest'
import { form } from './form.ts'
import type { DraftStorage } from './form-parts.ts'
import { emptyForms, isAnythingTyped } from './typed.ts'

function open(draft?: DraftStorage) {
  let answer: () => void = () => {}
  const made = form({
    values: { message: '' },
    submit: () => new Promise<{ ok: true; value: null }>((resolve) => (answer = () => resolve({ ok: true, value: null }))),
    ...(draft ? { draft } : {}),
  })
  return { made, stop: made.start(), answer: () => answer() }
}

test('a form with typed text counts until it is cleared or leaves the page, except while it is sent', async () => {
  const { made, stop, answer } = open()
  expect(isAnythingTyped()).toBe(false)
  made.type('message', 'hello')
  expect(isAnythingTyped()).toBe(true)
  made.reset()
  expect(isAnythingTyped()).toBe(false)
  made.type('message', 'hello again')
  const sent = made.submit()
  expect(isAnythingTyped()).toBe(false)
  answer()
  await sent
  expect(isAnythingTyped()).toBe(true)
  stop()
  expect(isAnythingTyped()).toBe(false)
})

test('restored text of a draft counts too, even once the draft is deleted', () => {
  let kept: Readonly<Record<string, string | boolean>> | null = { message: 'hello' }
  const { stop } = open({ get: () => kept, set: (values) => void (kept = values), forget: () => void (kept = null) })
  kept = null
  expect(isAnythingTyped()).toBe(true)
  stop()
})

test('all forms are emptied of what a customer left in them, but not one that is on its way', async () => {
  const [left, sent] = [open(), open()]
  left.made.fillIn({ message: 'Mary' })
  sent.made.type('message', 'hello')
  const sending = sent.made.submit()
  emptyForms()
  expect([left.made.$state.get().values.message, sent.made.$state.get().values.message]).toEqual(['', 'hello'])
  sent.answer()
  await sending
  left.stop()
  sent.stop()
})
