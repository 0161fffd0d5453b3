// The schema of a 4xx or 5xx body: Magento's message with placeholders, or less.
import * as v from 'valibot'
import { record } from './answer-parts.ts'
import { list, object } from './parts.ts'

const Text = v.fallback(v.nullish(v.string(), null), null)
const Parameter = v.pipe(
  v.nullable(v.union([v.string(), v.number()])),
  v.transform((value) => value ?? 'null'),
)

/** Magento's web API puts several messages here: `messages.error[].message`. */
const Messages = v.fallback(object({ error: list(object({ message: v.string() })) }), { error: [] })

/** Laravel sends a list of sentences for a field, others send one. */
const Sentences = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((sentences) => [sentences].flat()),
)

/** Every invalid part is dropped: reading an error must not fail. */
export const ErrorBody = v.pipe(
  object({
    message: Text,
    /** Hosts without a `message` put their message here. */
    error: Text,
    messages: Messages,
    code: Text,
    parameters: v.fallback(v.nullish(v.union([v.array(Parameter), v.record(v.string(), Parameter)]), []), []),
    errors: v.fallback(record(Sentences), {}),
  }),
  v.transform(({ messages, message, ...rest }) => ({ ...rest, message: message ?? messages.error[0]?.message ?? null })),
)
export type ErrorBody = v.InferOutput<typeof ErrorBody>
