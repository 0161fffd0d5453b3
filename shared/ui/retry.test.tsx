// Tests where the focus goes when a button that asks again is removed with its notice.
// @vitest-environment happy-dom
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { activate } from '#shared/i18n/i18n.ts'
import { Texts } from '#shared/i18n/Texts.tsx'
import { control, press, said, shown, soon, words } from '#tests/support/widget-page.ts'
import { EmptyState } from './EmptyState.tsx'
import { warning } from './icons.ts'
import { Notice } from './Notice.tsx'
import { Retry } from './Retry.tsx'

let root: Root
let answers: PromiseWithResolvers<boolean>[]

beforeEach(() => {
  activate('en_GB')
  const mount = document.createElement('div')
  mount.dataset['touchline'] = 'orders'
  document.body.replaceChildren(mount)
  root = createRoot(mount)
  answers = []
})
afterEach(() => root.unmount())

/** A widget whose list has failed and is asked for anew by the button. */
function Orders({ isQuiet = false }: { isQuiet?: boolean }) {
  const [state, setState] = useState<'failed' | 'loading' | 'ready'>('failed')
  const again = async () => {
    const answer = Promise.withResolvers<boolean>()
    answers.push(answer)
    setState('loading')
    setState((await answer.promise) ? 'ready' : 'failed')
  }
  if (state === 'loading') return <p>Loading your orders</p>
  if (state === 'failed' && isQuiet) return <EmptyState icon={warning} title="No orders came" action={<Retry onPress={again} />} />
  if (state === 'failed')
    return (
      <Notice tone="error" action={<Retry onPress={again} />}>
        No orders came
      </Notice>
    )
  return (
    <section>
      <p>Two orders</p>
      <h2>Your orders</h2>
      <a href="#1">Order 1</a>
    </section>
  )
}

const draw = (isQuiet?: boolean) =>
  root.render(
    <Texts>
      <a href="#before">Before</a>
      <Orders isQuiet={isQuiet} />
      <a href="#after">After</a>
    </Texts>,
  )

async function ask(): Promise<void> {
  await soon(() => control('Try again'))
  control('Try again')?.focus()
  await press('Try again')
  await shown('Loading your orders')
}
const focused = () => words(document.activeElement)
const answer = (isGood: boolean) => answers.at(-1)?.resolve(isGood)

test('the focus waits where the button was, and goes to the heading of what came', async () => {
  draw()
  await ask()
  await soon(() => document.activeElement instanceof HTMLElement && document.activeElement.dataset['touchline'] === 'orders')
  answer(true)
  await soon(() => focused() === 'Your orders')
})

test('after another failure the focus is on the button again, and a sentence that is no alert is said', async () => {
  draw(true)
  await ask()
  answer(false)
  await soon(() => focused() === 'Try again')
  await said('No orders came')
})

test('an alert says itself', async () => {
  draw()
  await ask()
  answer(false)
  await soon(() => focused() === 'Try again')
  expect(document.querySelector('[data-touchline-said]')).toBeNull()
})

test('who has moved on meanwhile keeps the focus', async () => {
  draw()
  await ask()
  control('After')?.focus()
  answer(true)
  await shown('Two orders')
  await new Promise((resolve) => setTimeout(resolve))
  expect(focused()).toBe('After')
})

test('a button that was not used leaves the focus alone', async () => {
  draw()
  await soon(() => control('Try again'))
  control('Try again')?.click()
  await shown('Loading your orders')
  answer(true)
  await shown('Two orders')
  expect(document.activeElement).toBe(document.body)
})
