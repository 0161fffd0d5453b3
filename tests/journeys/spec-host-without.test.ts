// Tests a page while each base call in turn is missing, fails or has an unreadable answer: the rest works, as the table of "Your platform as it is" says.
import { test } from 'vitest'
import type { Heading } from '#shared/adapters/headings.ts'
import { isAll } from '../support/scope.ts'
import { type Failing, failings, Trial } from './without-call/trial.ts'
import { useSpecHost } from './use-spec-host.ts'
import { visits } from './without-call/visits.ts'

const stage = useSpecHost()

/** Each call fails in a different way than the previous one. */
const mixed = (heading: Heading) => failings[places.indexOf(heading) % failings.length] ?? 'missing'
const places = visits.flatMap(({ proves }) => Object.keys(proves))

const ways: { way: string; seed: number; kindOf: (heading: Heading) => Failing }[] = isAll
  ? failings.map((kind, seed) => ({ way: String(kind), seed, kindOf: () => kind }))
  : [{ way: 'each in another way', seed: 3, kindOf: mixed }]

test.each(ways.flatMap((way) => visits.map((visit) => ({ ...way, ...visit }))))(
  '$title without each of its calls ($way)',
  async ({ seed, kindOf, proves, walk }) => {
    const guest = await stage.visit({ seed, provoked: [/^(error|warning): (?!CSP violation|uncaught)/] })
    await walk(new Trial(guest, proves, kindOf))
  },
)
