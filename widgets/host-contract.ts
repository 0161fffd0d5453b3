// What touchline.d.ts is made of: the public types with every name of ours written out, so that a host needs none of our files.
import type { AnalyticsItem, Basket, Events } from '#shared/events/vocabulary.ts'
import type * as failure from '#shared/domain/failure.ts'
import type { Announcement } from '#shared/mount/announce.ts'
import type { MountFacts } from '#shared/mount/loader.ts'
import type { OptionFault } from '#shared/mount/options.ts'
import type { ErrorReport } from '#shared/mount/report.ts'
import type { Facts } from '#shared/schemas/answer-parts.ts'
import type { ProductOption, Quote } from '#shared/schemas/quote.ts'
import type { Totals } from '#shared/schemas/totals.ts'
import type { Customer } from '#shared/schemas/session.ts'
import type { PublicApi, Verbs } from './public-api.ts'

/** What the platform itself names. */
type Platform = Element | Error | Date | AbortSignal

/** A type down to what every TypeScript knows. */
type Whole<Type> = Type extends Platform
  ? Type
  : Type extends (...given: infer Given) => infer Answer
    ? (...given: Whole<Given>) => Whole<Answer>
    : Type extends Promise<infer Value>
      ? Promise<Whole<Value>>
      : Type extends object
        ? { [Key in keyof Type]: Whole<Type[Key]> }
        : Type

/** Asked for its type only, which the compiler then has to write out; `scripts/build/host-contract.ts` reads what it wrote. */
declare function write<Type>(): Whole<Type>

/** The names of a union, as keys, since the compiler writes a union of texts by its name. */
export const FailureKind = write<Record<failure.FailureKind, 0>>()
/** See `FailureKind`. */
export const MessageCode = write<Record<failure.MessageCode, 0>>()
/** What host code is given, by the name that it has in the file. */
export const types = {
  Failure: write<failure.Failure>(),
  Facts: write<Facts>(),
  ProductOption: write<ProductOption>(),
  Quote: write<Quote>(),
  Totals: write<Totals>(),
  Customer: write<Customer>(),
  OptionFault: write<OptionFault>(),
  ErrorContext: write<Omit<ErrorReport, 'error'>>(),
  MountFacts: write<MountFacts>(),
  Announcement: write<Announcement>(),
  AnalyticsItem: write<AnalyticsItem>(),
  Basket: write<Basket>(),
  Events: write<Events>(),
  Verbs: write<Verbs>(),
  BesideVerbs: write<Omit<PublicApi, keyof Verbs>>(),
}
