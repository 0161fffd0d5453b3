// Tests a part that is loaded later: a spinner while it loads, or a busy button, and a sentence with a retry after a failure.
// @vitest-environment happy-dom
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activate } from '#shared/i18n/i18n.ts'
import { Texts } from '#shared/i18n/Texts.tsx'
import { control, press, shown, soon, words } from '#tests/support/widget-page.ts'
import { Later } from './Later.tsx'
import { Opener } from './Opener.tsx'

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
  await shown('This could not be loaded.')
  expect(words(document.querySelector('[role="alert"]'))).toContain('This could not be loaded.')
  await press('Try again')
  await shown('The fields')
  expect(load).toHaveBeenCalledTimes(2)
  expect(document.querySelector('[role="alert"]')).toBeNull()
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

/** A button that opens a panel, as a widget has it. */
function Panel({ load, isWanted }: { load: () => Promise<{ text: string }>; isWanted?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Opener
      label="Size chart"
      className="opener"
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      load={load}
      isWanted={isOpen && isWanted !== false}
    >
      {(part) => <p>{part.text}</p>}
    </Opener>
  )
}

const opener = () => document.querySelector('.opener')
const isBusy = () => opener()?.getAttribute('aria-busy') === 'true' && opener()?.querySelector('.touchline-spinner') !== null
const showOpener = (load: () => Promise<{ text: string }>, isWanted?: boolean) =>
  root.render(<Texts>{isWanted === undefined ? <Panel load={load} /> : <Panel load={load} isWanted={isWanted} />}</Texts>)

test('a button is busy from its first press until its part is there', async () => {
  const part = Promise.withResolvers<{ text: string }>()
  showOpener(() => part.promise)
  await soon(opener)
  expect(isBusy()).toBe(false)
  await press('Size chart')
  await soon(isBusy)
  part.resolve({ text: 'The chart' })
  await shown('The chart')
  expect(isBusy()).toBe(false)
})

test('a button is also busy while its part waits for something else', async () => {
  showOpener(async () => ({ text: 'The chart' }), false)
  await press('Size chart')
  await soon(isBusy)
})

test('a button whose part failed to load is busy no more, and the part can be loaded again', async () => {
  const load = vi.fn<() => Promise<{ text: string }>>().mockRejectedValueOnce(new TypeError('no line'))
  load.mockResolvedValue({ text: 'The chart' })
  showOpener(load)
  await press('Size chart')
  await shown('This could not be loaded.')
  expect(isBusy()).toBe(false)
  await press('Try again')
  await shown('The chart')
})
