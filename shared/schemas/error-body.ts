// What a host says beside a 4xx or 5xx: Magento's message with placeholders, or less.
import * as v from 'valibot'
import { object } from './parts.ts'

const Text = v.fallback(v.nullish(v.string(), null), null)
const Parameter = v.union([v.string(), v.number(), v.pipe(v.null(), v.transform(String))])

/** Whatever is wrong in it is left out: an error must not fail on its own words. */
export const ErrorBody = object({
  message: Text,
  /** Hosts without a `message` put their words here. */
  error: Text,
  code: Text,
  parameters: v.fallback(v.nullish(v.union([v.array(Parameter), v.record(v.string(), Parameter)]), []), []),
  errors: v.fallback(v.nullish(v.record(v.string(), v.array(v.string())), {}), {}),
})
export type ErrorBody = v.InferOutput<typeof ErrorBody>
