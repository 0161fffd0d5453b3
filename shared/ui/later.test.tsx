// Tests a part that is loaded later: a spinner while it loads, and a retry after a failure.
// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activate } from '#shared/i18n/i18n.ts'
import { Texts } from '#shared/i18n/Texts.tsx'
import { control, press, shown, soon, words } from '#tests/support/widget-page.ts'
import { Later } from './Later.tsx'

let root: Root

beforeEach(() => {
  activate('en_GB')
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
})
afterEach(() => root.unmount())

const show = (load: () => Promise<{ text: string }>, isWanted = true) =>
  root.render(
    <Texts>
      <Later load={load} isWanted={isWanted}>
        {(part) => <p>{part.text}</p>}
      </Later>
    </Texts>,
  )

test('a spinner is shown until the part is loaded', async () => {
  const part = Promise.withResolvers<{ text: string }>()
  show(() => part.promise)
  await soon(() => document.querySelector('.touchline-spinner'))
  part.resolve({ text: 'The fields' })
  await shown('The fields')
  expect(document.querySelector('.touchline-spinner')).toBeNull()
})

test('a part that failed to load can be loaded again', async () => {
  const load = vi.fn<() => Promise<{ text: string }>>().mockRejectedValueOnce(new TypeError('no line'))
  load.mockResolvedValue({ text: 'The fields' })
  show(load)
  await press('Try again')
  await shown('The fields')
  expect(load).toHaveBeenCalledTimes(2)
})

test('nothing is loaded before it is needed, and a loaded part stays', async () => {
  const load = vi.fn(async () => ({ text: 'The fields' }))
  show(load, false)
  show(load)
  await shown('The fields')
  show(load, false)
  await soon(() => words(document.body) === 'The fields')
  expect([load.mock.calls.length, control('Try again')]).toEqual([1, undefined])
})
