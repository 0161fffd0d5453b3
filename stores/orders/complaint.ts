// A complaint about an item: the order, the problem, photos reduced in the browser, and the receipt.
import type { Result } from '#shared/domain/failure.ts'
import { fileRule } from '#shared/domain/file-rule.ts'
import { every, keepable, maxCharacters, required } from '#shared/domain/text-rules.ts'
import { environment } from '#shared/environment.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import { type PhotoProgress, type PhotoSending, photoSending } from '#shared/form/photo-sending.ts'
import { type ComplaintItem, complaintItems, piecesFor } from '#shared/orders/rules/complaint-item.ts'
import type { OrderAccess } from '#shared/orders/rules/order-access.ts'
import type { ReturnOrder } from '#shared/orders/wire/returns.ts'
import type { MessageReceipt } from '#shared/orders/wire/service.ts'
import { definePreparation, defineSeed, type Preparation } from '#shared/state/seed.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { draft } from '#stores/kit/draft.ts'
import { writable } from '#stores/kit/reset.ts'
import { orderRequest } from './order-request.ts'

/** The maximum length of the text, in characters. */
export const COMPLAINT_CHARACTERS = 2000
/** The limits for photos. */
export const photoLimits = { count: 5, megabytes: 8, kinds: ['image/jpeg', 'image/png', 'image/webp'] } as const

/** The shopper's step. */
export type ComplaintState =
  | { state: 'asking' }
  | { state: 'writing'; access: OrderAccess; order: ReturnOrder }
  | { state: 'done'; access: OrderAccess; order: ReturnOrder; reference: string | null }

/** The values of the form; an item is named as `complaintItems` does, and an empty piece is all of it. */
export type ComplaintValues = { itemId: string; piece: string; text: string; photos: readonly File[] }

/** Reduces a photo and removes its metadata; returns base64, or null if the file is no photo. The view provides it: it needs a canvas. */
export type PreparePhoto = (file: File) => Promise<string | null>

/** The complaint. */
export const $complaint = writable<ComplaintState>({ state: 'asking' })
const $left = writable<ComplaintState | null>(null)
const kept = draft('complaint')
const sending = photoSending(writable<PhotoProgress>({ state: 'idle' }))

/** The upload of the photos: its progress, and the function that cancels it. The text stays. */
export const complaintSending: Pick<PhotoSending, '$progress' | 'cancel'> = sending

const finding = orderRequest(
  async (access, signal) => (await import('#shared/orders/returns/calls.ts')).fetchReturnOrder(access, signal),
  (access, order) => $complaint.set({ state: 'writing', access, order }),
)

/** Finds the order. If there is none, the failure contains the server's message. */
export function findComplaintOrder(access: OrderAccess): Promise<Result<ReturnOrder>> {
  $complaint.set({ state: 'asking' })
  return finding.find(access)
}

/** Makes the form for the order that was found. A retry after a lost answer sends the same complaint. */
export function complaintForm(
  access: OrderAccess,
  order: ReturnOrder,
  known: { itemId?: string | undefined; piece?: string | undefined; text?: string | undefined },
  prepare: PreparePhoto,
): Form<ComplaintValues, MessageReceipt> {
  const items = complaintItems(order.items)
  const [only, ...others] = items
  let last = { content: '', key: '' }
  return form<ComplaintValues, MessageReceipt>({
    values: {
      itemId: items.find(({ value }) => value === known.itemId)?.value ?? (only && others.length === 0 ? only.value : ''),
      piece: known.piece ?? '',
      text: known.text ?? '',
      photos: [],
    },
    rules: () => ({
      // A draft may belong to an order that was looked up before.
      itemId: (text) => (items.some(({ value }) => value === text) ? null : { code: 'form.required' }),
      text: every(required, maxCharacters(COMPLAINT_CHARACTERS), keepable),
      photos: fileRule(photoLimits),
    }),
    submit: async (values) => {
      const { itemId, text, photos } = values
      const piece = piecesFor(items, itemId).find((name) => name === values.piece) ?? ''
      const content = JSON.stringify([
        order.number,
        itemId,
        piece,
        text,
        photos.map(({ name, size, lastModified }) => [name, size, lastModified]),
      ])
      if (content !== last.content) last = { content, key: environment.randomId() }
      const result = await sendComplaint(access, items, { ...values, piece }, last.key, prepare)
      if (result.ok) $complaint.set({ state: 'done', access, order, reference: result.value.reference })
      return result
    },
    draft: kept,
  })
}

function sendComplaint(
  access: OrderAccess,
  items: readonly ComplaintItem[],
  { itemId: chosen, piece, text, photos }: ComplaintValues,
  intent: string,
  prepare: PreparePhoto,
): Promise<Result<MessageReceipt>> {
  return sending.send({
    photos,
    async prepare(file) {
      const data = await prepare(file)
      return { ok: true, value: data === null ? null : { type: 'image/jpeg', data } }
    },
    post: (ready, way) =>
      attempt(async () => {
        const { itemId, playerId } = items.find(({ value }) => value === chosen) ?? { itemId: Number(chosen) }
        const complaint = {
          itemId,
          ...(playerId ? { playerId } : {}),
          piece,
          text,
          photos: ready.map((photo) => ({ ...photo, name: `${photo.name}.jpg` })),
        }
        return (await import('#shared/orders/returns/calls.ts')).postComplaint(access, complaint, intent, way.follow, way.signal)
      }),
  })
}

/** Starts a complaint about another item of the same order. */
export function complainAgain(): void {
  const current = $complaint.get()
  if (current.state === 'done') $complaint.set({ state: 'writing', access: current.access, order: current.order })
}

/** Returns to the form that finds an order. */
export function leaveComplaint(): void {
  sending.cancel()
  finding.drop()
  sending.forget()
  $left.set($complaint.get())
  $complaint.set({ state: 'asking' })
}

/** Shows a step as it was left, without its photos; does nothing if nothing is left of it, or if the complaint has been sent since. */
export function showComplaint(step: ComplaintState['state']): void {
  const left = $left.get()
  if (step === 'asking') leaveComplaint()
  else if ($complaint.get().state === 'asking' && left?.state === step) $complaint.set(left)
}

/** Stores an order that the server has found already, for a page without scripts. */
export function provideComplaint(given: { access: OrderAccess; order: ReturnOrder; reference: string | null } | null): Preparation {
  return definePreparation($complaint, (held): ComplaintState => {
    if (given === null || held.state !== 'asking') return held
    const { access, order, reference } = given
    return reference === null ? { state: 'writing', access, order } : { state: 'done', access, order, reference }
  })
}

/** The state that a server may print for a complaint. */
export const complaintSeed = defineSeed('complaint', { current: $complaint })
