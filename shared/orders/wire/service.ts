// Schemas of the server's receipts. Wire names end here.
import * as v from 'valibot'
import { Label, maybe, object } from '#shared/wire/parts.ts'

/** The receipt of a withdrawal. */
export const WithdrawalReceipt = v.pipe(
  object({ reference: Label, received_at: v.string() }),
  v.transform(({ reference, received_at }) => ({ reference, receivedAt: received_at })),
)
/** The receipt of a withdrawal. */
export type WithdrawalReceipt = v.InferOutput<typeof WithdrawalReceipt>

/** A message to the shop. */
export type ContactMessage = { name: string; email: string; subject: string; orderNumber: string; message: string }

/** The receipt of a message. */
export const MessageReceipt = object({ reference: maybe(Label) })
/** The receipt of a message. */
export type MessageReceipt = v.InferOutput<typeof MessageReceipt>
