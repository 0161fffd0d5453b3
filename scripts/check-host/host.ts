// A platform that is checked: asks its calls as the widgets do, with their client and their schemas, and notes what became of each.
import type * as v from 'valibot'
import type { Call, CallFacts } from '#shared/api/define-call.ts'
import { ApiError } from '#shared/api/errors.ts'
import { Anything } from '#shared/api/client.ts'
import type { PageConfig } from '#shared/wire/page.ts'
import { purchaseCalls } from '../contract/purchase.ts'
import { headingOf, type Report } from './report.ts'
import { isNotThere, jsonIn, partsLeftOut, whyFailed } from './verdict.ts'
import type { Visitor } from './visitor.ts'

/** What a call came to. */
export interface Asked<Value> {
  /** Null where it has failed. */
  value: Value | null
  error: ApiError | null
}

/** Something that can be bought as it is. */
export interface FoundProduct {
  id: number
  sku: string
}

/** What earlier steps found out for later ones. */
export interface Learnt {
  product: FoundProduct | null
  /** Any product, for what can be asked of all. */
  anyId: number | null
  /** The products of the first list. */
  ids: readonly number[]
  categoryId: number | null
  menuId: string | null
  /** Codes of shipping methods by whose points they lead to, and of payment methods by how they are drawn. */
  pickup: Record<string, string[]>
  payment: Record<string, string[]>
  /** Whether a return lacked reasons. */
  lacksReasons: boolean
}

/** A platform with the one who visits it. */
export class Host {
  readonly visitor: Visitor
  readonly report: Report
  /** The page's settings, or what stands in for them. */
  readonly settings: PageConfig
  readonly learnt: Learnt

  constructor(visitor: Visitor, report: Report, settings: PageConfig, learnt: Partial<Learnt>) {
    this.visitor = visitor
    this.report = report
    this.settings = settings
    this.learnt = {
      ...{ product: null, anyId: null, ids: [], categoryId: null, menuId: null, pickup: {}, payment: {}, lacksReasons: false },
      ...learnt,
    }
  }

  /** Makes a call, and notes how it went. */
  async ask<Schema extends v.GenericSchema, Given extends readonly unknown[]>(
    call: Call<Schema, Given>,
    ...given: Given
  ): Promise<Asked<v.InferOutput<Schema>>> {
    const asked = await this.try(call, ...given)
    const { facts } = call
    const reply = this.visitor.last
    if (asked.error === null) {
      // Read as what it stands for, as 404 of the quote as no cart: whether that is true the steps find out.
      if (reply !== null && reply.status >= 400) return asked
      const lacking = facts.answer === Anything || facts.format !== undefined ? [] : partsLeftOut(facts, jsonIn(reply))
      this.report.note(facts, lacking.length > 0 ? 'without' : 'works', ...lacking)
    } else this.#noteFailed(facts, asked.error)
    return asked
  }

  /** Makes a call of which only the caller knows what its outcome says. */
  async try<Schema extends v.GenericSchema, Given extends readonly unknown[]>(
    call: Call<Schema, Given>,
    ...given: Given
  ): Promise<Asked<v.InferOutput<Schema>>> {
    this.visitor.last = null
    try {
      return { value: await call(...given), error: null }
    } catch (error) {
      if (error instanceof ApiError) return { value: null, error }
      throw error
    }
  }

  /** Notes a sentence about a call that was answered, unless `isRight`. */
  expect(isRight: boolean, { facts }: { facts: CallFacts }, sentence: string, verdict: 'without' | 'needs' = 'needs'): void {
    if (!isRight) this.report.note(facts, verdict, sentence)
  }

  /** What a page does without a call of the base. */
  without({ facts }: { facts: CallFacts }): string {
    const { name } = this.report.entry(facts).call
    return purchaseCalls.find((one) => one.name === name)?.without ?? ''
  }

  /** Says why a call is not asked. */
  skip({ facts }: { facts: CallFacts }, why: string): void {
    this.report.note(facts, 'unasked', why)
  }

  /** What fails and a sale ends well without is no need. */
  #noteFailed(facts: CallFacts, error: ApiError): void {
    const { name } = this.report.entry(facts).call
    const known = purchaseCalls.find((one) => one.name === name)

    const rule = `If it is elsewhere, adapter: calls: { '${headingOf(facts)}': { request: (request) => ({ ...request, path: '…' }) } }`
    // It may be there and know nothing of the thing that it was asked about.
    const said = error.words === null ? '' : ` ("${error.words}")`
    const gone = facts.path.includes('{')
      ? `answers ${error.status}${said}: the call is not there, or what it was asked about.`
      : 'is not there.'
    const isGone = facts.group === 'base' && isNotThere(error)
    // What is there and cannot be read is to be mended, where what is not there can be done without.
    const verdict = known?.need === 'more' || (known?.need === 'first' && isGone) ? 'without' : 'needs'
    this.report.note(facts, verdict, ...(isGone ? [gone, rule] : whyFailed(facts, error, this.visitor.last)), known?.without ?? '')
  }
}
