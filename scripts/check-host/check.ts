// Asks a host all that can be asked without buying anything, in the order of a visit.
import type { HostCall } from './judge.ts'
import { Report } from './report.ts'
import { Shop } from './shop.ts'
import { checkCart } from './steps/cart.ts'
import { checkLists, checkProduct, findProduct } from './steps/lists.ts'
import { checkReads } from './steps/reads.ts'
import { checkKept, checkRefusals } from './steps/refusals.ts'
import { checkSession, checkToken, readPage } from './steps/session.ts'
import { Visitor } from './visitor.ts'

/** What may be handed in. */
export interface CheckOptions {
  /** The store's page, e.g. `https://shop.example/nl/`. */
  address: string
  /** Where the page does not say it. */
  storeId?: number | null
  /** Values for names in paths, e.g. `{ categoryId: '3' }`; `sku` and `id` are the thing to put into the cart. */
  values?: Readonly<Record<string, string>>
  /** Somebody who has an account, for what only customers are answered. */
  login?: { email: string; password: string } | null
}

/** Checks a host; never rejects for what a host does. */
export async function checkHost(
  calls: readonly HostCall[],
  { address, storeId = null, values = {}, login = null }: CheckOptions,
): Promise<Report> {
  const report = new Report()
  const shop = new Shop(new Visitor(address), report, calls)
  shop.visitor.storeId = storeId
  try {
    await readPage(shop)
  } catch (error) {
    report.fault('the page', error instanceof Error ? error.message : String(error), `an answer at ${address}`)
    return report
  }
  Object.assign(shop.learnt.values, values)
  if (values['sku'] !== undefined && values['id'] !== undefined) shop.learnt.product = { id: Number(values['id']), sku: values['sku'] }
  await checkLists(shop)
  await findProduct(shop)
  await checkProduct(shop)
  await checkSession(shop)
  await checkToken(shop)
  await checkRefusals(shop)
  if (login) await shop.read('session.login', shop.path('session.login'), { json: login })
  await checkKept(shop)
  await checkCart(shop, () => checkReads(shop))
  return report
}
