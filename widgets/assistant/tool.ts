// What a tool of the assistant is: a name, words in the shopper's language, an input, and what it does with the stores.
import type { MessageDescriptor } from '@lingui/core'
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { Failure, Result } from '#shared/domain/failure.ts'
import { i18n } from '#shared/i18n/i18n.ts'
import { sentence } from '#shared/i18n/sentences.ts'
import type { Question } from './model.ts'

/** What a tool may do: read, change what can be changed back, or something for which the shopper is asked first. */
export type Effect = 'reads' | 'changes' | 'asks'

/** One call of a tool. */
export interface ToolCall {
  /** Aborted when the assistant gives the call up. */
  signal: AbortSignal
  /** The mount: the origin of the stores' events, by which everyone knows who acted. */
  origin: HTMLElement
  /** Asks the shopper in our dialog; fails unless she presses its button herself. */
  ask: (question: Question) => Promise<Result<null>>
}

/** A tool with an input of any form. */
export interface Tool {
  name: string
  title: MessageDescriptor
  description: MessageDescriptor
  effect: Effect
  /** Whether its answer has texts of others, such as names of products: data, never instructions. */
  hasOthersTexts: boolean
  /** Whether this host and page can answer it. */
  isOffered: () => boolean
  /** The JSON Schema of its input, described in the shopper's language. */
  inputSchema: () => object
  /** Parses the input and runs; may reject where one of our files does not load. */
  run: (input: unknown, call: ToolCall) => Promise<Result<object>>
}

type Entries = Record<string, v.GenericSchema>
type Input<Fields extends Entries> = v.InferOutput<v.ObjectSchema<Fields, undefined>>

/** A tool as it is written. */
interface ToolText<Fields extends Entries> extends Pick<Tool, 'name' | 'title' | 'description' | 'effect'> {
  hasOthersTexts?: boolean
  isOffered?: () => boolean
  /** The fields of the input. */
  fields: Fields
  /** What each field is. */
  words: { [Name in keyof Fields]: MessageDescriptor }
  run: (input: Input<Fields>, call: ToolCall) => Promise<Result<object>>
}

/**
 * Defines a tool.
 * @example defineTool({ name: 'get_cart', title: msg`Cart`, description: msg`…`, effect: 'reads', fields: {}, words: {}, run: readCart })
 */
export function defineTool<Fields extends Entries>({
  fields,
  words,
  run,
  hasOthersTexts = false,
  isOffered = () => true,
  ...tool
}: ToolText<Fields>): Tool {
  const schema = v.object(fields)
  return {
    ...tool,
    hasOthersTexts,
    isOffered,
    inputSchema: () => {
      const { $schema: _, ...json } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' })
      const described = Object.entries({ ...json.properties }).map(([name, property]) => {
        const text = words[name]
        return [name, { ...Object(property), ...(text ? { description: i18n._(text) } : {}) }]
      })
      return { ...json, properties: Object.fromEntries(described), additionalProperties: false }
    },
    run: async (input, call) => {
      const parsed = v.safeParse(schema, input)
      const unknown = Object.keys(Object(input)).filter((name) => !Object.hasOwn(fields, name))
      if (parsed.success && unknown.length === 0) return run(parsed.output, call)
      return { ok: false, error: misread(parsed.issues ?? [], unknown) }
    },
  }
}

/** The failure of an input that does not fit, or has fields that the tool does not know: what was meant by them would be lost. */
function misread(issues: readonly v.BaseIssue<unknown>[], unknown: readonly string[]): Failure {
  const fields = issues.map((issue) => {
    const isMissing = issue.type === 'object' && issue.received === 'undefined'
    return [issue.path?.map(({ key }) => String(key)).join('.') ?? '', sentence(isMissing ? 'form.required' : 'form.incorrect')]
  })
  return invalid(Object.fromEntries([...fields, ...unknown.map((name) => [name, sentence('form.incorrect')])]))
}

/** A refusal with a sentence for each field that is wrong. */
export function invalid(fields: Readonly<Record<string, string>>): Failure {
  const sentences = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]]))
  return { kind: 'rejected', code: null, message: sentence('form.incorrect'), status: null, reason: 'invalid', fields: sentences }
}

/** A refusal of ours in a sentence, with a name for the assistant. */
export function refuse(reason: string, message: string): Result<never> {
  return { ok: false, error: { kind: 'rejected', code: null, message, status: null, reason } }
}
