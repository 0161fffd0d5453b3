// The schema of an address completed from postcode and house number.
import * as v from 'valibot'
import { object } from '#shared/wire/parts.ts'

/** The rest of an address; null if the house does not exist. */
export const CompletedAddress = v.nullable(object({ street: v.pipe(v.string(), v.nonEmpty()), city: v.pipe(v.string(), v.nonEmpty()) }))
export type CompletedAddress = v.InferOutput<typeof CompletedAddress>
