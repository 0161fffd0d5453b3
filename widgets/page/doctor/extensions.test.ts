// The doctor's words about extensions, and that it knows which widgets live on one.
// @vitest-environment happy-dom
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settingsFrom } from '#shared/wire/page.ts'
import { readContract } from '../../../scripts/contract/facts.ts'
import { livesOn, tellOfExtensions } from './extensions.ts'

/** What is said of a page with these mounts and settings, looked at twice. */
function saidOf(names: readonly string[], settings: object): string[] {
  const told: string[] = []
  const mounts = names.map((name) => {
    const element = document.createElement('div')
    element.setAttribute('data-touchline', name)
    return { element }
  })
  const look = tellOfExtensions({ mounts: () => mounts } as never, settingsFrom(settings), (about, words, isAdvice) =>
    told.push(`${isAdvice ? 'advice' : 'fault'}: ${about}: ${words}`),
  )
  look()
  look()
  return told
}

test('a widget that lives on an extension says so where it is not offered', () => {
  expect(saidOf(['order-tracking', 'minicart'], {})).toEqual([
    expect.stringMatching(/^advice: order-tracking: .*"extensions": \["service"\]/),
  ])
  expect(saidOf(['order-tracking', 'minicart'], { extensions: ['service'] })).toEqual([])
})

test('a form for returns says that no reasons are set', () => {
  expect(saidOf(['returns-form'], {})).toEqual([expect.stringMatching(/^advice: returns-form: .*"reasons": \[/)])
  expect(saidOf(['returns-form'], { reasons: [{ code: 'size', label: 'Size' }] })).toEqual([])
})

test('every widget that asks nothing of the base is known', async () => {
  const { calls } = await readContract(join(import.meta.dirname, '../../..'))
  const everywhere = new Set(['session', 'helpers'])
  const names = [...new Set(calls.flatMap(({ widgets }) => widgets))]
  const groupsOf = (name: string) => new Set(calls.filter(({ widgets }) => widgets.includes(name)).map(({ group }) => group))
  const alone = names.filter((name) => !groupsOf(name).has('base') && [...groupsOf(name)].some((group) => !everywhere.has(group)))
  // What a product's page prints needs no call.
  const printed = (name: string) => [...groupsOf(name)].every((group) => everywhere.has(group) || group === 'products')
  expect(Object.keys(livesOn).toSorted()).toEqual(alone.filter((name) => !printed(name)).toSorted())
  for (const [name, group] of Object.entries(livesOn)) expect([...groupsOf(name)], name).toContain(group)
})
