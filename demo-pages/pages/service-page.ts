// The common parts of the pages after the purchase: a heading, the result of a plain form, and the form itself.
import type { HostContext } from '../host/context.ts'
import { findMyOrder } from '../service/my-orders.ts'
import { getAccount, listOrders } from '../shop/account.ts'
import { findLastOrder } from '../shop/orders.ts'
import type { FieldFault } from '../shop/shop-error.ts'
import { ShopError } from '../shop/shop-error.ts'
import { fillText } from '../shop/messages.ts'
import type { Frame } from './frame.ts'
import { hidden, html, type Html } from './markup.ts'
import type { Page } from './page.ts'
import { breadcrumbs } from './parts/breadcrumbs.ts'
import { noticeList } from './parts/notices.ts'
import { serviceTexts } from './texts/service.ts'

/** A screen of the service. */
export interface ServiceScreen {
  name: string
  title: string
  /** Empty if the page has no introduction. */
  lead: string
  /** The server's refusal of a plain form, which also sets the status. */
  refusal?: ShopError | null
  body: Html
}

/** Shows the page; an error is above the form and in the title. */
export function showService(frame: Frame, c: HostContext, page: Page, screen: ServiceScreen): Promise<Response> {
  const { name, title, lead, refusal = null, body } = screen
  if (refusal?.retryAfter) c.header('Retry-After', String(refusal.retryAfter))
  return frame.show(
    c,
    page,
    {
      name,
      title: refusal ? `${page.texts.pages.error} ${title}` : title,
      ...(lead ? { description: lead } : {}),
      body: html`${breadcrumbs(page, [], title)}
        <div class="sheet sheet-narrow wrap">
          <h1>${title}</h1>
          ${lead && html`<p class="lead">${lead}</p>`}
          ${refusal && noticeList([{ kind: 'error', text: refusalText(page, refusal) }])} ${body}
        </div>`,
    },
    refusal?.status ?? 200,
  )
}

/** The text of a refusal: its message, and those of its fields. */
export function refusalText({ store }: Page, { sentence, parameters, fields }: ShopError): string {
  const faults = Object.values(fields ?? {}).flat()
  const say = ({ sentence: fault, limit }: FieldFault) => fillText(fault, store.language, limit ?? '')
  return [fillText(sentence, store.language, ...parameters), ...new Set(faults.map(say))].join(' ')
}

/** Runs the action of a plain form and returns a refusal as a value instead of throwing it. */
export async function refusable<Value>(
  work: () => Promise<Value>,
): Promise<{ value: Value; refusal: null } | { value: null; refusal: ShopError }> {
  try {
    return { value: await work(), refusal: null }
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return { value: null, refusal: error }
  }
}

/** The values to fill in for the visitor: a customer's e-mail address and latest order, or those of the session's last order. */
export async function knownOrder(c: HostContext): Promise<{ email: string | null; orderNumber: string | null }> {
  const [shop, session] = [c.get('shop'), c.get('session')]
  const account = await getAccount(shop, session)
  const number = c.req.query('order')
  if (account && number) {
    const order = await findMyOrder(shop, session, number).catch(() => null)
    if (order) return { email: order.email, orderNumber: order.number }
  }
  if (account) return { email: account.email, orderNumber: (await listOrders(shop, session))[0]?.number ?? null }
  const order = await findLastOrder(shop.db, session)
  return { email: order?.email ?? null, orderNumber: order?.number ?? null }
}

/** The plain form that finds an order, if the suite cannot render its own. */
export function lookupForm(page: Page, action: string, known: { email: string | null; orderNumber: string | null }): Html {
  const texts = serviceTexts[page.store.language]
  return html`<form class="login-form" action="${page.link(action)}" method="post">
    ${hidden('step', 'find')}
    <div class="field">
      <label for="order-number">${texts.orderNumber}</label>
      <input class="input" id="order-number" name="orderNumber" value="${known.orderNumber ?? ''}" required />
    </div>
    <div class="field">
      <label for="order-email">${texts.email}</label>
      <input class="input" id="order-email" type="email" name="email" value="${known.email ?? ''}" autocomplete="email" required />
    </div>
    <button class="button" type="submit">${texts.find}</button>
  </form>`
}
