// Finds out which of our own calls the platform answers, whatever its page says, with requests that change nothing.
import type * as v from 'valibot'
import { getAddressBook } from '#shared/account/addresses/calls.ts'
import { getProfile } from '#shared/account/profile/calls.ts'
import type { Call, CallInfo } from '#shared/api/define-call.ts'
import { checkGiftCard } from '#shared/cart/discounts/calls.ts'
import { getProducts } from '#shared/catalogue/cards/calls.ts'
import { getPopularSearches } from '#shared/catalogue/search/calls.ts'
import { getPaymentMethods } from '#shared/checkout/calls.ts'
import { getLastOrder, getPaymentStatus } from '#shared/checkout/outcome/calls.ts'
import type { Extension } from '#shared/domain/extension.ts'
import { getOrders } from '#shared/orders/calls.ts'
import { fetchReturnChoices } from '#shared/orders/exchanges/calls.ts'
import { trackOrder } from '#shared/orders/tracking/calls.ts'
import { getTime } from '#shared/page/calls.ts'
import { getProduct } from '#shared/product/calls.ts'
import { getReviews } from '#shared/product/reviews/calls.ts'
import { getSizeAdvice } from '#shared/product/sizes/calls.ts'
import { getComparison } from '#shared/saved/comparison/calls.ts'
import { getSession } from '#shared/session/calls.ts'
import { login } from '#shared/session/login/calls.ts'
import { configureExtensions } from '#shared/state/extensions.ts'
import { getTeams } from '#shared/teams/calls.ts'
import type { CallResult, Host } from '../host.ts'
import { isNotThere, whyFailed } from '../verdict.ts'

/** A call with the request that tests it. */
interface Probe {
  info: CallInfo
  ask: (host: Host) => Promise<CallResult<unknown>>
}

const probe = <Schema extends v.GenericSchema, Given extends readonly unknown[]>(call: Call<Schema, Given>, ...given: Given): Probe => ({
  info: call.info,
  ask: (host) => host.try(call, ...given),
})

/** Values that no shop has, so that the answer is a refusal with a message. */
const nobody = { email: 'nobody-has-this@touchline.invalid', orderNumber: '000000000' }

/** The requests for each extension; `id` is a product's. */
const probes = (id: number): Readonly<Record<Extension, readonly Probe[]>> => ({
  session: [probe(getSession)],
  orders: [probe(getPaymentStatus), probe(getPaymentMethods), probe(getLastOrder)],
  products: [probe(getProducts, [id]), probe(getProduct, id), probe(getComparison)],
  account: [
    probe(login, { email: nobody.email, password: 'Wrong-Password-1' }),
    probe(getProfile),
    probe(getAddressBook),
    probe(getOrders, 1),
  ],
  reviews: [probe(getReviews, id, { page: 1, sort: 'relevant', rating: null })],
  alerts: [],
  advice: [probe(getSizeAdvice, id, { height: 170, weight: 65 })],
  'gift-cards': [probe(checkGiftCard, 'TOUCHLINE-NO-CARD')],
  teams: [probe(getTeams, null)],
  service: [probe(trackOrder, nobody)],
  helpers: [probe(getTime)],
  searches: [probe(getPopularSearches)],
  exchanges: [probe(fetchReturnChoices, nobody)],
})

/** Tests the extensions and returns those to list in the settings. */
export async function checkExtensions(host: Host): Promise<Extension[]> {
  const offered: Extension[] = []
  for (const [name, calls] of entriesOf(probes(host.discovered.product?.id ?? host.discovered.anyId ?? 1))) {
    const isNamed = host.settings.extensions.includes(name)
    // The suite gives up an extension at its first missing call; here every call is tested.
    const there: boolean[] = []
    for (const { info, ask } of calls) {
      configureExtensions([name])
      there.push(judge(host, info, await ask(host), isNamed))
    }
    if (calls.length === 0 ? isNamed : there.some(Boolean)) offered.push(name)
  }
  return offered
}

const entriesOf = (all: Readonly<Record<Extension, readonly Probe[]>>): [Extension, readonly Probe[]][] =>
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the keys of a record of extensions are extensions
  Object.entries(all) as [Extension, readonly Probe[]][]

/** Records the result of a call; returns whether the platform has it. */
function judge(host: Host, info: CallInfo, { error }: CallResult<unknown>, isNamed: boolean): boolean {
  const reply = host.visitor.last
  if (error === null) {
    host.report.note(info, 'works')
    return true
  }
  // A refusal with a message or a code is an answer, also if it says that nobody is logged in.
  const isRefusal =
    error.kind === 'rejected' &&
    ((error.status === 401 && reply?.type.includes('json') === true) || !isNotThere(error) || error.code !== null)
  if (isRefusal || (info.isOfOne === true && isNamed && isNotThere(error) && error.words !== null)) {
    host.report.note(info, 'works', ...(error.status === 401 ? ['is for customers: a guest is refused'] : []))
    return true
  }
  if (!isNamed) host.report.note(info, 'absent')
  else
    host.report.note(
      info,
      'needs',
      ...(error.kind === 'unoffered' || isNotThere(error)
        ? ['is named in the page’s extensions and not there']
        : whyFailed(info, error, reply)),
    )
  return false
}
