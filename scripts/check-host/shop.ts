// What the steps of a check share: the visitor, the report, the calls by name, and what was learnt of the shop on the way.
import { judge, type HostCall } from './judge.ts'
import type { Report } from './report.ts'
import type { Reply, Request, Visitor } from './visitor.ts'

/** What a later step needs of an earlier one; what was never learnt is missing. */
export interface Learnt {
  /** Values for names in paths: `productId`, `categoryId`, `menuId`. */
  values: Record<string, string>
  /** A thing that can be put into the cart as it is. */
  product: { id: number; sku: string } | null
}

/** A host that is checked. */
export class Shop {
  readonly visitor: Visitor
  readonly report: Report
  /** A postcode is something that every host can be asked for. */
  readonly learnt: Learnt = { values: { postcode: '1012AB', zipcode: '1012AB', country: 'NL', countryId: 'NL' }, product: null }
  readonly #calls: ReadonlyMap<string, HostCall>

  constructor(visitor: Visitor, report: Report, calls: readonly HostCall[]) {
    this.visitor = visitor
    this.report = report
    this.#calls = new Map(calls.map((call) => [call.name, call]))
  }

  /** Every call. */
  get calls(): readonly HostCall[] {
    return [...this.#calls.values()]
  }

  /** A call by its name, e.g. `cart.getCart`. */
  call(name: string): HostCall {
    const found = this.#calls.get(name)
    if (!found) throw new Error(`check:host asks ${name}, which is no call any more`)
    return found
  }

  /** A path of a call with values for its names. */
  path(name: string, values: Readonly<Record<string, string | number>> = {}): string {
    const all = { ...this.learnt.values, ...values }
    return this.call(name).path.replaceAll(/\{(\w+)\}/g, (hole, key: string) => String(all[key] ?? hole))
  }

  /** Asks a call and judges its answer; null where it cannot be read. */
  async read(name: string, path: string, request: Request = {}): Promise<unknown> {
    const reply = await this.reply(name, path, request)
    return reply ? judge(this.report, titleOf(this.call(name), path), this.call(name), reply) : null
  }

  /** Asks a call; null where no answer came, which is reported. */
  async reply(name: string, path: string, request: Request = {}, visitor = this.visitor): Promise<Reply | null> {
    const call = this.call(name)
    const accept = { json: 'application/json', html: 'text/html', file: 'application/pdf' }[call.answer.kind]
    try {
      return await visitor.ask(call.method, path, { accept, isForEverybody: call.client === 'catalogue', ...request })
    } catch (error) {
      this.report.asked.add(titleOf(call, path))
      this.report.fault(titleOf(call, path), error instanceof Error ? error.message : String(error), 'an answer')
      return null
    }
  }
}

/** A call as it is named in the report. */
export const titleOf = ({ method }: Pick<HostCall, 'method'>, path: string) => `${method} ${path}`

/** A field of an answer that may be anything. */
export function field(value: unknown, ...keys: readonly (string | number)[]): unknown {
  let found = value
  for (const key of keys) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined
    found = Object.entries(found).find(([name]) => name === String(key))?.[1]
  }
  return found
}

/** The same as a list. */
export function listIn(value: unknown, ...keys: readonly (string | number)[]): unknown[] {
  const found = field(value, ...keys)
  return Array.isArray(found) ? found : []
}

/** The same as a number. */
export function numberIn(value: unknown, ...keys: readonly (string | number)[]): number | null {
  const found = field(value, ...keys)
  return typeof found === 'number' ? found : typeof found === 'string' && /^\d+$/.test(found) ? Number(found) : null
}
