// `/withdrawal`: find the order, declare, confirm, receipt; each step is a plain post that returns the page at the next step.
import { readForm } from '../server/body.ts'
import type { HostContext } from '../host/context.ts'
import { intentOf } from '../service/reference.ts'
import type { ReturnOrder } from '../service/return-order.ts'
import { describeOrder } from '../service/return-order.ts'
import { checkStatement, withdraw } from '../service/withdrawals.ts'
import type { ShopError } from '../shop/shop-error.ts'
import type { Frame } from './frame.ts'
import { mount } from './mount.ts'
import { find, given, readKnown, readLines } from './returns.ts'
import { knownOrder, lookupForm, refusable, showService } from './service-page.ts'
import { serviceTexts } from './texts/service.ts'

/** The state of the page. */
interface Shown {
  email: string | null
  orderNumber: string | null
  order?: ReturnOrder
  name?: string
  receiptEmail?: string
  quantities?: Record<string, number>
  isStating?: boolean
  reference?: string
  receivedAt?: string
  intent?: string
  refusal?: ShopError | null
}

/** GET `/withdrawal` */
export async function showWithdrawal(frame: Frame, c: HostContext): Promise<Response> {
  return draw(frame, c, await knownOrder(c))
}

/** POST `/withdrawal` */
export async function takeWithdrawal(frame: Frame, c: HostContext): Promise<Response> {
  const form = await readForm(c)
  const known = readKnown(form)
  const { value: row, refusal } = await refusable(() => find(c, known))
  if (row === null) return draw(frame, c, { ...known, refusal })
  const order = await describeOrder(c.get('shop'), row, 'withdrawal')
  const step = form.get('step')
  if (step !== 'state' && step !== 'confirm' && step !== 'change') return draw(frame, c, { ...known, order })
  const stated = { name: (form.get('name') ?? '').trim(), receiptEmail: (form.get('receiptEmail') ?? '').trim() }
  const items = readLines(form)
  const body = { name: stated.name, receipt_email: stated.receiptEmail, items }
  const quantities = Object.fromEntries(items.map(({ item_id, quantity }) => [String(item_id), quantity]))
  const checked = await refusable(async () => checkStatement(row, body))
  if (step === 'change' || checked.refusal)
    return draw(frame, c, { ...known, ...stated, order, quantities, isStating: true, refusal: checked.refusal })
  const intent = form.get('intent') ?? ''
  if (step === 'state') return draw(frame, c, { ...known, ...stated, order, quantities, intent })
  const done = await refusable(() => withdraw(c.get('shop'), row, body, intentOf(intent)))
  if (done.value === null) return draw(frame, c, { ...known, ...stated, order, refusal: done.refusal })
  const { reference, created_at } = done.value
  return draw(frame, c, { ...known, ...stated, order, quantities, reference, receivedAt: created_at.toISOString() })
}

async function draw(frame: Frame, c: HostContext, { refusal = null, ...shown }: Shown): Promise<Response> {
  const page = await frame.open(c)
  const texts = serviceTexts[page.store.language]
  return showService(frame, c, page, {
    name: 'withdrawal',
    title: texts.withdrawal,
    lead: texts.withdrawalLead,
    refusal,
    body: mount(page, 'withdrawal-form', {
      when: 'load',
      options: given({ action: page.link('withdrawal'), intent: crypto.randomUUID(), isFree: true, mailsLabel: true, ...shown }),
      fallback: lookupForm(page, 'withdrawal', shown),
    }),
  })
}
