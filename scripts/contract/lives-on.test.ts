// The doctor's list of widgets that depend on an extension matches the contract: they send no call of the base.
import { expect, test } from 'vitest'
import { livesOn } from '#widgets/page/doctor/extensions.ts'
import { root } from '../build/flavours.ts'
import { readContract } from './call-info.ts'

test('the list contains every widget that sends no base call', async () => {
  const { calls } = await readContract(root)
  const everywhere = new Set(['session', 'helpers'])
  const names = [...new Set(calls.flatMap(({ widgets }) => widgets))]
  const groupsOf = (name: string) => new Set(calls.filter(({ widgets }) => widgets.includes(name)).map(({ group }) => group))
  const alone = names.filter((name) => !groupsOf(name).has('base') && [...groupsOf(name)].some((group) => !everywhere.has(group)))
  // A printed product page needs no call.
  const printed = (name: string) => [...groupsOf(name)].every((group) => everywhere.has(group) || group === 'products')
  expect(Object.keys(livesOn).toSorted()).toEqual(alone.filter((name) => !printed(name)).toSorted())
  for (const [name, group] of Object.entries(livesOn)) expect([...groupsOf(name)], name).toContain(group)
})
