// Every widget whose reads fail in an empty mount: the focus of its "Try again" is never lost, whatever comes of it.
import { expect, inject, test } from 'vitest'
import { expectQuiet } from '../support/visit.ts'
import { Changing } from './call-answers.ts'
import { eachWidget, type Look } from './each-widget.ts'
import { unprinted } from './unprinted.ts'
import { untilOneOf } from './use-stage.ts'

const origin = inject('origin')
/** Who is here, which any page may ask. */
const SESSION = 'api/session'
const provoked = [/Failed to load resource/, /^error: Touchline/]
const withRetry = new Set<string>()

declare global {
  interface Window {
    retries: () => HTMLElement[]
  }
}

/** Presses the first button that asks again; false where there is none. */
const press = ({ page }: Look) =>
  page.evaluate(() => {
    const [button] = window.retries()
    button?.focus()
    button?.click()
    return button !== undefined
  })

/** Where the focus is: on a button that asks again, on something else that was drawn, on the mount, or lost. */
const focus = ({ page }: Look) =>
  page.evaluate(() => {
    const { activeElement } = document
    if (window.retries().some((button) => button === activeElement)) return 'retry'
    if (activeElement?.id === 'subject') return 'mount'
    return activeElement?.closest('#subject') ? 'content' : 'lost'
  })

await eachWidget(
  ({ name, about, fixture, mount, looking }) => {
    const bare = unprinted(fixture, about.options?.required)
    const { answers = {} } = bare
    test('keeps the focus of a button that asks again, after a failure and after a good answer', () =>
      looking(async (look) => {
        // An answer that is not tried again by itself.
        const changing = Object.entries(answers).flatMap(([path, good]) =>
          path === SESSION ? [] : [{ path, good, answer: new Changing(400) }],
        )
        if (SESSION in answers) await look.context.addCookies([{ name: 'touchline-session', value: '1', url: origin }])
        await look.open(mount({}, bare), { answers: { ...answers, ...Object.fromEntries(changing.map((one) => [one.path, one.answer])) } })
        await untilOneOf(look, ['failed', 'ready'])
        await look.isIdle()
        if (!(await press(look))) return
        withRetry.add(name)
        await expect.poll(() => focus(look)).toBe('retry')
        await look.isIdle()
        expect(await focus(look)).toBe('retry')
        for (const { answer, good } of changing) answer.now = good
        await press(look)
        await expect.poll(() => focus(look)).toBe('content')
        expectQuiet(look, provoked)
      }))
  },
  { kind: 'view', isAsked: (_, fixture) => Object.keys(unprinted(fixture).answers ?? {}).length > 0, starts: [showRetries] },
)

/** Runs in every document: finds the shown buttons that ask again. */
function showRetries(): void {
  window.retries = () => {
    const names = ['Try again', 'Show the products again', 'Reload total', 'Refresh', 'Check again']
    return [...document.querySelectorAll<HTMLElement>('#subject button')].filter(
      (button) => names.includes(button.textContent.trim()) && button.checkVisibility(),
    )
  }
}

if (!process.env['WIDGET'])
  test('most widgets that read have such a button', () => {
    expect(withRetry.size).toBeGreaterThan(15)
  })
