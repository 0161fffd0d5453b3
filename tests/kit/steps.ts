// Names what a shopper does as steps of a report: `cart.line("Home shirt").remove()`.
import { CartLine } from './cart.ts'
import type { Shop } from './shop.ts'

/** Runs something as a step of a report, as `test.step` of Playwright does. */
export type Step = <Value>(title: string, body: () => Promise<Value>) => Promise<Value>

/** The parts of a shop whose words are steps. */
const parts: ReadonlySet<unknown> = new Set(['list', 'product', 'cart', 'checkout', 'account', 'contact', 'wishlist', 'make', 'faults'])

/**
 * The same shop, each of whose words is a step. What a word does by other words stays inside its own step.
 * @example const shop = withSteps(await openShop(page, { url }), (title, body) => test.step(title, body))
 */
export const withSteps = (shop: Shop, step: Step): Shop => named(shop, '', step)

function named<Part extends object>(part: Part, name: string, step: Step): Part {
  return new Proxy(part, {
    get: (own, key) => {
      const value: unknown = Reflect.get(own, key, own)
      if (parts.has(key) && typeof value === 'object' && value !== null) return named(value, `${String(key)}.`, step)
      if (typeof value !== 'function' || typeof key !== 'string' || key === 'constructor') return value
      return (...given: unknown[]) => {
        const title = `${name}${key}(${given.map(written).join(', ')})`
        // Its private fields are those of the part itself.
        const run = (): unknown => Reflect.apply(value, own, given)
        if (!asked.has(key)) return step(title, async () => run())
        const came = run()
        return came instanceof CartLine ? named(came, `${title}.`, step) : came
      }
    },
  })
}

/** What answers at once: a line to do something with, and a check. */
const asked: ReadonlySet<string> = new Set(['line', 'expectQuiet'])

/** A value as it would be typed; passwords stay out of a report. */
function written(value: unknown): string {
  const text = JSON.stringify(value, (key, one: unknown) => (/password/i.test(key) ? '…' : typeof one === 'function' ? undefined : one))
  return text === undefined ? '' : text.length > 80 ? `${text.slice(0, 79)}…` : text
}
