// Tests of the doctor's messages about missing settings that a widget of the page needs.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { settingsFrom } from '#shared/wire/page.ts'
import { reportExtensions } from './extensions.ts'

/** Returns the messages about a page with these mounts and settings, examined twice. */
function saidOf(names: readonly string[], settings: object): string[] {
  const reported: string[] = []
  const mounts = names.map((name) => {
    const element = document.createElement('div')
    element.setAttribute('data-touchline', name)
    return { element }
  })
  const look = reportExtensions({ mounts: () => mounts } as never, settingsFrom(settings), (about, text, isAdvice) =>
    reported.push(`${isAdvice ? 'advice' : 'fault'}: ${about}: ${text}`),
  )
  look()
  look()
  return reported
}

test('a widget that depends on an extension is reported if that is not offered', () => {
  expect(saidOf(['order-tracking', 'minicart'], {})).toEqual([
    expect.stringMatching(/^advice: order-tracking: .*"extensions": \["service"\]/),
  ])
  expect(saidOf(['order-tracking', 'minicart'], { extensions: ['service'] })).toEqual([])
})

test('a returns form without configured reasons is reported', () => {
  expect(saidOf(['returns-form'], {})).toEqual([expect.stringMatching(/^advice: returns-form: .*"reasons": \[/)])
  expect(saidOf(['returns-form'], { reasons: [{ code: 'size', label: 'Size' }] })).toEqual([])
})
