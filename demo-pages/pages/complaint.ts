// `/complaint`: find the order, describe the problem, add photos; each step is a plain post that returns the page at the next step.
import { readId } from '../server/body.ts'
import type { HostContext } from '../host/context.ts'
import { answerDays } from '../host/promises.ts'
import { leaveToUpload, readUpload } from '../server/upload.ts'
import { photoLimits, takeComplaint } from '../service/complaints.ts'
import { intentOf } from '../service/reference.ts'
import { describeOrder, type ReturnOrder } from '../service/return-order.ts'
import { longestUpload } from '../shop/photos.ts'
import type { ShopError } from '../shop/shop-error.ts'
import type { Frame } from './frame.ts'
import { mount } from './mount.ts'
import { find, given, readKnown } from './returns.ts'
import { knownOrder, lookupForm, refusable, showService } from './service-page.ts'
import { serviceTexts } from './texts/service.ts'

/** The state of the page. */
interface Shown {
  email: string | null
  orderNumber: string | null
  order?: ReturnOrder | null
  /** A line of the order, or a player in it: `7.team-3-2`. */
  itemId?: string | null
  piece?: string | null
  text?: string | null
  reference?: string | null
  refusal?: ShopError | null
}

/** GET `/complaint` */
export async function showComplaint(frame: Frame, c: HostContext): Promise<Response> {
  const known = await knownOrder(c)
  const asked = c.req.query('order')?.slice(0, 40)
  return draw(frame, c, { ...known, orderNumber: asked ?? known.orderNumber, itemId: c.req.query('item')?.slice(0, 60) ?? null })
}

/** POST `/complaint` */
export async function takeComplaintForm(frame: Frame, c: HostContext): Promise<Response> {
  const { fields, files } = await readUpload(c, longestUpload(photoLimits))
  const known = readKnown(fields)
  const { value: row, refusal } = await refusable(() => find(c, known))
  if (row === null) return draw(frame, c, { ...known, refusal })
  const order = await describeOrder(c.get('shop'), row, 'return')
  if (fields.get('step') !== 'submit') return draw(frame, c, { ...known, order })
  const [itemId, piece, text] = [fields.get('itemId') ?? '', fields.get('piece') ?? '', fields.get('text') ?? '']
  const [line = '', playerId = null] = itemId.split(/\.(.*)/s)
  const photos = await Promise.all(
    files.filter(([name]) => name === 'photos').map(async ([, file]) => new Uint8Array(await file.arrayBuffer())),
  )
  const sent = await refusable(() => {
    const complaint = { itemId: line === '' ? null : readId(line), playerId, piece: piece || null, text, photos }
    return takeComplaint(c.get('shop'), row, complaint, intentOf(fields.get('intent')), c.get('connection').address)
  })
  return draw(frame, c, { ...known, order, itemId, piece, text: text.slice(0, 5_000), reference: sent.value, refusal: sent.refusal })
}

async function draw(frame: Frame, c: HostContext, shown: Shown): Promise<Response> {
  const page = await frame.open(c)
  const texts = serviceTexts[page.store.language]
  const { email, orderNumber, order = null, itemId = null, piece = null, text = null, reference = null, refusal = null } = shown
  const intent = crypto.randomUUID()
  const action = order ? `complaint?${leaveToUpload(c, order.increment_id)}` : 'complaint'
  return showService(frame, c, page, {
    name: 'complaint',
    title: texts.complaint,
    lead: texts.complaintLead,
    refusal,
    body: mount(page, 'complaint-form', {
      when: 'load',
      options: given({ action: page.link(action), email, orderNumber, order, itemId, piece, text, reference, intent, answerDays }),
      fallback: lookupForm(page, 'complaint', { email, orderNumber }),
    }),
  })
}
