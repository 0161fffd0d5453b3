// Tests which line is whose, where a host has changed, added or taken out some.
import { expect, test } from 'vitest'
import { matchLines } from './asked-lines.ts'

const kit = (optionId: number, name: string) => ({
  sku: 'KIT',
  quantity: 1,
  bundle: [{ optionId: 1, selectionId: 2, quantity: 1, choices: [{ attribute: 94, optionId }] }],
  personalisation: [{ groupId: null, productId: 31, options: [{ optionId: 101, value: name }] }],
})
const team = [kit(11, 'ADA'), kit(12, 'BO'), kit(11, 'CY')]
const given = team.map((line) => ({ line, sku: line.sku }))
const [ada, bo, cy] = given
const whose = (asked: Parameters<typeof matchLines>[1]) => matchLines(given, asked).wanted.map((one) => one.given)

test('players of one kit are told apart by their sizes and prints: without the first, the others keep their lines', () => {
  expect(whose(team.slice(1))).toEqual([bo, cy])
  expect(matchLines(given, team.slice(1)).takenOut).toEqual([ada])
})

test('copies in another order, with other quantities or more data, are still whose they were', () => {
  expect(whose(team.toReversed().map((line) => ({ ...line, quantity: 2, extra: { campaign: 'spring' } })))).toEqual([cy, bo, ada])
})

test('a line with another print belongs to the player whose line is not there otherwise', () => {
  const [first, second, third] = [kit(11, 'ADA'), kit(12, 'BOB'), kit(11, 'CY')]
  expect(whose([second, first, third])).toEqual([bo, ada, cy])
})

test("a line of the host's own is nobody's", () => {
  expect(whose([...team, { sku: 'GIFT', quantity: 1 }, kit(13, 'SPARE')])).toEqual([ada, bo, cy, null, null])
})

test('players whose lines are alike are told apart as long as the host returns the lines themselves', () => {
  const twins = [kit(11, ''), kit(11, '')].map((line) => ({ line, sku: line.sku }))
  const [first, second] = twins
  const { wanted, takenOut } = matchLines(twins, second ? [second.line] : [])
  expect([wanted[0]?.given === second, takenOut[0] === first]).toEqual([true, true])
})
