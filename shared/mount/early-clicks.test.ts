// Tests when an element counts as released, so that a widget may replace it.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { untilReleased } from './early-clicks.ts'

/** An element that stays pressed until it is released. */
function pressed(): { element: Element; release: () => void } {
  let isActive = true
  const element = document.createElement('button')
  Object.defineProperty(element, 'matches', { value: (selector: string) => selector === ':active' && isActive })
  return { element, release: () => void (isActive = false) }
}

test('an element is released by the end of its press', async () => {
  const { element, release } = pressed()
  const released = untilReleased(element)
  release()
  dispatchEvent(new Event('pointerup'))
  await expect(released).resolves.toBeUndefined()
})

test('an element that stays active for a moment after a tap is released without another event', async () => {
  const { element, release } = pressed()
  const released = untilReleased(element)
  release()
  await expect(released).resolves.toBeUndefined()
}, 5000)
