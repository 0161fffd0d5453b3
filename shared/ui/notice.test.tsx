// Tests the kit's announcements to screen readers: each message once, and a name for each of two forms.
// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activate } from '#shared/i18n/i18n.ts'
import { Texts } from '#shared/i18n/Texts.tsx'
import { control, said, soon } from '#tests/support/widget-page.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FileField } from './FileField.tsx'
import { Notice } from './Notice.tsx'
import { say } from './say.ts'

const LIVE = '[role="status"], [role="alert"]'
const problems = [{ id: 'name', label: 'Name', sentence: 'This field is required' }]
let root: Root

beforeEach(() => {
  activate('en_GB')
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  vi.useRealTimers()
})
const draw = (view: ReactNode) => root.render(<Texts>{view}</Texts>)

/** Returns the texts of live regions since the start, including the first text of a new region, which only some screen readers announce. */
function listen(): () => string[] {
  const received: string[] = []
  const read = (region: Element): string => {
    const copy = document.createElement('div')
    copy.innerHTML = region.innerHTML
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
    return copy.textContent.trim()
  }
  const note = (records: readonly MutationRecord[]) => {
    const regions = records.flatMap(({ target, addedNodes }) => [
      target instanceof Element ? target.closest(LIVE) : null,
      ...[...addedNodes].flatMap((node) =>
        node instanceof Element ? [node, ...node.querySelectorAll(LIVE)].filter((one) => one.matches(LIVE)) : [],
      ),
    ])
    for (const region of new Set(regions)) if (region && read(region)) received.push(read(region))
  }
  const watch = new MutationObserver(note)
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  return () => {
    note(watch.takeRecords())
    return received
  }
}

test.each(['info', 'success', 'error'] as const)('a notice of tone %s is announced once', async (tone) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const read = listen()
  draw(<Notice tone={tone}>Home shirt was removed.</Notice>)
  await soon(() => document.querySelector('.touchline-notice'))
  // Waits until its effects have run.
  if (tone !== 'error') await soon(() => vi.getTimerCount() > 0)
  vi.advanceTimersByTime(1000)
  expect(read()).toEqual(['Home shirt was removed.'])
})

test('of two presses the last is announced, and the result of a change follows it', async () => {
  say('Quantity 2')
  say('Quantity 3')
  say('Total: €30.00', true)
  say('Choose your free gift', true)
  await said('Quantity 3 Total: €30.00 Choose your free gift')
  say('Total: €40.00', true)
  await said('Total: €40.00')
})

test('the summaries of two forms have two names', async () => {
  draw(
    <>
      <ErrorSummary of="Coupon" problems={problems} focusKey={1} />
      <ErrorSummary of="Gift card" problems={problems} focusKey={1} />
    </>,
  )
  await soon(() => document.querySelector('section'))
  expect([...document.querySelectorAll('section')].map((one) => one.getAttribute('aria-label'))).toEqual([
    'Coupon: Please check these fields',
    'Gift card: Please check these fields',
  ])
})

test('chosen and removed files are announced', async () => {
  const photo = new File(['x'], 'torn.jpg', { type: 'image/jpeg' })
  draw(<FileField id="photos" name="photos" label="Photos" files={[photo]} error={null} onChoose={() => {}} isMultiple />)
  const input = await soon(() => document.querySelector('input'))
  const list = new DataTransfer()
  list.items.add(photo)
  if (input) input.files = list.files
  input?.dispatchEvent(new Event('change', { bubbles: true }))
  await said('torn.jpg')
  control('Remove torn.jpg')?.click()
  await said('torn.jpg was removed.')
})
