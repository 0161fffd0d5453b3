// A fixture as a host prints it that has put no data into the mount: what was printed is the answer of its call.
import type { Fixture } from '#widgets/fixture.ts'

const isData = (value: unknown) => [value].flat().some((one) => typeof one === 'object')

/** The fixture without printed data, but what the widget needs, and over the given words of the host. */
export function unprinted({ options = {}, answers = {}, ...fixture }: Fixture, needed: readonly string[] = [], fallback = ''): Fixture {
  const { productId, product } = options
  return {
    ...fixture,
    options: Object.fromEntries(Object.entries(options).filter(([key, value]) => needed.includes(key) || !isData(value))),
    answers: { ...(product ? { [`catalog/product/${String(productId)}`]: product } : {}), ...answers },
    fallback,
  }
}
