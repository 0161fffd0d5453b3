// A platform under test: sends its calls with the widgets' client and schemas, and records the result of each.
import type * as v from 'valibot'
import type { Call, CallInfo } from '#shared/api/define-call.ts'
import { ApiError } from '#shared/api/errors.ts'
import { Anything } from '#shared/api/client.ts'
import type { PageConfig } from '#shared/wire/page.ts'
import { purchaseCalls } from '../contract/purchase.ts'
import { headingOf, type Report } from './report.ts'
import { isNotThere, jsonIn, partsLeftOut, whyFailed } from './verdict.ts'
import type { Visitor } from './visitor.ts'

/** The result of a call. */
export interface CallResult<Value> {
  /** The answer; null if the call failed. */
  value: Value | null
  error: ApiError | null
}

/** A product that can be bought without choices. */
export interface FoundProduct {
  id: number
  sku: string
}

/** Data from earlier steps for later ones. */
export interface Discovered {
  product: FoundProduct | null
  /** The id of any product, for calls that work for all. */
  anyId: number | null
  /** The ids of the products in the first list. */
  ids: readonly number[]
  categoryId: number | null
  menuId: string | null
  /** Codes of shipping methods by pick-up carrier, and of payment methods by their variant. */
  pickup: Record<string, string[]>
  payment: Record<string, string[]>
  /** The page's locale, where its settings do not name one. */
  locale: string | null
  /** Codes of facets that have no name for shoppers. */
  facets: readonly string[]
  /** Whether a return had no reasons. */
  lacksReasons: boolean
}

/** A platform with its visitor. */
export class Host {
  readonly visitor: Visitor
  readonly report: Report
  /** The page's settings, or their defaults. */
  readonly settings: PageConfig
  readonly discovered: Discovered

  constructor(visitor: Visitor, report: Report, settings: PageConfig, discovered: Partial<Discovered>) {
    this.visitor = visitor
    this.report = report
    this.settings = settings
    this.discovered = {
      ...{ product: null, anyId: null, ids: [], categoryId: null, menuId: null, locale: null },
      ...{ pickup: {}, payment: {}, facets: [], lacksReasons: false },
      ...discovered,
    }
  }

  /** Sends a call and records the result. */
  async ask<Schema extends v.GenericSchema, Given extends readonly unknown[]>(
    call: Call<Schema, Given>,
    ...given: Given
  ): Promise<CallResult<v.InferOutput<Schema>>> {
    const result = await this.try(call, ...given)
    const { info } = call
    const reply = this.visitor.last
    if (result.error === null) {
      // A status with a defined meaning, such as 404 of the quote for no cart; the steps check whether that is true.
      if (reply !== null && reply.status >= 400) return result
      const lacking = info.answer === Anything || info.format !== undefined ? [] : partsLeftOut(info, jsonIn(reply))
      this.report.note(info, lacking.length > 0 ? 'without' : 'works', ...lacking)
    } else this.#noteFailed(info, result.error)
    return result
  }

  /** Sends a call whose result only the caller can judge. */
  async try<Schema extends v.GenericSchema, Given extends readonly unknown[]>(
    call: Call<Schema, Given>,
    ...given: Given
  ): Promise<CallResult<v.InferOutput<Schema>>> {
    this.visitor.last = null
    try {
      return { value: await call(...given), error: null }
    } catch (error) {
      if (error instanceof ApiError) return { value: null, error }
      throw error
    }
  }

  /** Records a problem of an answered call, unless `isRight`. */
  expect(isRight: boolean, { info }: { info: CallInfo }, sentence: string, verdict: 'without' | 'needs' = 'needs'): void {
    if (!isRight) this.report.note(info, verdict, sentence)
  }

  /** How a page behaves without a call of the base. */
  without({ info }: { info: CallInfo }): string {
    const { name } = this.report.entry(info).call
    return purchaseCalls.find((one) => one.name === name)?.without ?? ''
  }

  /** Records why a call was not sent. */
  skip({ info }: { info: CallInfo }, why: string): void {
    this.report.note(info, 'unasked', why)
  }

  /** A failed call that no sale depends on is not required. */
  #noteFailed(info: CallInfo, error: ApiError): void {
    const { name } = this.report.entry(info).call
    const known = purchaseCalls.find((one) => one.name === name)

    const rule = `If it is elsewhere, adapter: calls: { '${headingOf(info)}': { request: (request) => ({ ...request, path: '…' }) } }`
    // The call may exist without knowing the requested object.
    const said = error.words === null ? '' : ` ("${error.words}")`
    const gone = info.path.includes('{')
      ? `answers ${error.status}${said}: the call is not there, or what it was asked about.`
      : 'is not there.'
    const isGone = info.group === 'base' && isNotThere(error)
    // An unreadable answer has to be repaired, while a missing call can be done without.
    const verdict = known?.need === 'more' || (known?.need === 'first' && isGone) ? 'without' : 'needs'
    this.report.note(info, verdict, ...(isGone ? [gone, rule] : whyFailed(info, error, this.visitor.last)), known?.without ?? '')
  }
}
