// The schema of the answer after addresses were saved.
import * as v from 'valibot'
import { every, orEmpty } from '#shared/wire/answer-parts.ts'
import { maybe, object } from '#shared/wire/parts.ts'
import { Address } from './address.ts'

const Assignment = object({ shipping: object({ address: maybe(Address) }) })

/** The addresses that the server holds after saving, in Magento's two places. */
export const SavedAddresses = v.pipe(
  object({
    billing_address: maybe(Address),
    extension_attributes: orEmpty(object({ shipping_assignments: every(Assignment) })),
  }),
  v.transform(({ billing_address, extension_attributes }) => ({
    billing: billing_address,
    shipping: extension_attributes.shipping_assignments[0]?.shipping.address ?? null,
  })),
)
export type SavedAddresses = v.InferOutput<typeof SavedAddresses>
