// Each call of the base in turn is missing, fails, or is answered in a way that nobody can read: what stands, stands, as the table of "Your platform as it is" says.
import { expect, test } from 'vitest'
import type { Heading } from '#shared/adapters/headings.ts'
import { namedCalls } from '#shared/api/example.ts'
import { purchaseCalls } from '../../scripts/contract/purchase.ts'
import { isAll } from '../support/scope.ts'
import { cart } from './without-call/cart.ts'
import { checkout } from './without-call/checkout.ts'
import { lists } from './without-call/lists.ts'
import { product } from './without-call/product.ts'
import { returns } from './without-call/returns.ts'
import { type Failing, failings, Trial } from './without-call/trial.ts'
import { useSpecHost } from './use-spec-host.ts'

const stage = useSpecHost()

const visits = [lists, product, cart, checkout, returns]

const files = import.meta.glob<Record<string, unknown>>('/shared/*/**/calls.ts', { eager: true })
const calls = namedCalls(Object.fromEntries(Object.entries(files).map(([file, module]) => [file.slice(1), module])))

test('every sentence of the table has a visit that proves it', () => {
  const headings = new Map(calls.map(({ name, facts }) => [name, `${facts.method} ${facts.path}`]))
  const table = Object.fromEntries(purchaseCalls.map(({ name, without }) => [headings.get(name), without]))
  expect(Object.assign({}, ...visits.map(({ proves }) => proves))).toEqual(table)
})

/** Each call in its own way; the next row, in the next one. */
const mixed = (turn: number) => (heading: Heading) => failings[(places.indexOf(heading) + turn) % failings.length] ?? 'missing'
const places = visits.flatMap(({ proves }) => Object.keys(proves))

const ways: { way: string; seed: number; kindOf: (heading: Heading) => Failing }[] = isAll
  ? failings.map((kind, seed) => ({ way: String(kind), seed, kindOf: () => kind }))
  : [{ way: 'each in another way', seed: 3, kindOf: mixed(0) }]

test.each(ways.flatMap((way) => visits.map((visit) => ({ ...way, ...visit }))))(
  '$title without each of its calls ($way)',
  async ({ seed, kindOf, proves, walk }) => {
    const guest = await stage.visit({ seed, provoked: [/^(error|warning): (?!CSP violation|uncaught)/] })
    await walk(new Trial(guest, proves, kindOf))
  },
)
