// What a host says beside a 4xx or 5xx: Magento's message with placeholders, or less.
import * as v from 'valibot'
import { record } from './answer-parts.ts'
import { list, object } from './parts.ts'

const Text = v.fallback(v.nullish(v.string(), null), null)
const Parameter = v.union([v.string(), v.number(), v.pipe(v.null(), v.transform(String))])

/** Where Magento's web API collects several: `messages.error[].message`. */
const Messages = v.fallback(object({ error: list(object({ message: v.string() })) }), { error: [] })

/** Laravel lists what is wrong with a field, others write one sentence. */
const Sentences = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((sentences) => [sentences].flat()),
)

/** Whatever is wrong in it is left out: an error must not fail on its own words. */
export const ErrorBody = v.pipe(
  object({
    message: Text,
    /** Hosts without a `message` put their words here. */
    error: Text,
    messages: Messages,
    code: Text,
    parameters: v.fallback(v.nullish(v.union([v.array(Parameter), v.record(v.string(), Parameter)]), []), []),
    errors: v.fallback(record(Sentences), {}),
  }),
  v.transform(({ messages, message, ...rest }) => ({ ...rest, message: message ?? messages.error[0]?.message ?? null })),
)
export type ErrorBody = v.InferOutput<typeof ErrorBody>
