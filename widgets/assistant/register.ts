// Registers tools with the browser, and answers their calls: never by an exception, one change after another, and none while she is asked.
import { msg } from '@lingui/core/macro'
import type { Failure, Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import { emit } from '#shared/events/bus.ts'
import { i18n } from '#shared/i18n/i18n.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import type { ModelContext, ModelContextTool } from '#shared/mount/model-context.ts'
import { $question, type Answer, ask, type Question } from './model.ts'
import { refuse, type Tool } from './tool.ts'

/** The change that is under way, after which the next one has its turn. */
let turn: Promise<unknown> = Promise.resolve()

/** Registers a tool until the signal aborts. `origin` is the mount. */
export function registerTool(context: ModelContext, tool: Tool, origin: HTMLElement, signal: AbortSignal): void {
  const { name, effect } = tool
  const taken: ModelContextTool = {
    name,
    title: i18n._(tool.title),
    description: i18n._(tool.description),
    inputSchema: tool.inputSchema(),
    annotations: {
      readOnlyHint: effect === 'reads',
      untrustedContentHint: tool.hasOthersTexts,
      consequentialHint: effect === 'asks',
    },
    execute: async (input, { signal: given } = {}) => {
      const result = await answer(tool, input, origin, given ?? new AbortController().signal)
      emit('assistant:called', { tool: name, isDone: result.ok }, origin)
      return result.ok ? result.value : told(result.error)
    },
  }
  // Refused where the page's policy forbids tools, or where the host has a tool of that name; older browsers threw at once.
  new Promise((resolve) => resolve(context.registerTool(taken, { signal }))).catch(
    (error: unknown) => signal.aborted || emit('error', { error, phase: 'assistant' }, origin),
  )
}

async function answer(tool: Tool, input: unknown, origin: HTMLElement, signal: AbortSignal): Promise<Result<object>> {
  const run = async (): Promise<Result<object>> => {
    if (signal.aborted) return ended()
    try {
      return await tool.run(input, { signal, origin, ask: (question) => askHer(question, signal) })
    } catch (error) {
      emit('error', { error, phase: 'assistant' }, origin)
      const code = environment.isOnline() ? 'general.failed' : 'general.offline'
      return { ok: false, error: { kind: 'unavailable', code, message: null, status: null } }
    }
  }
  if (tool.effect === 'reads') return run()
  // A change would be another thing than she is asked about, and would wait for her answer.
  if ($question.get())
    return refuse('asking', i18n._(msg`The shopper is being asked something; nothing changes before there is an answer.`))
  const done = turn.then(run)
  turn = done
  return done
}

async function askHer(question: Question, signal: AbortSignal): Promise<Result<null>> {
  const refusals: Record<Exclude<Answer, 'agreed'>, () => Result<never>> = {
    declined: () => refuse('declined', i18n._(msg`The shopper did not agree.`)),
    changed: () => refuse('changed', i18n._(msg`What the shopper was asked about has changed since, so nothing was done.`)),
    ended,
  }
  const said = await ask(question, signal)
  return said === 'agreed' ? { ok: true, value: null } : refusals[said]()
}

const ended = (): Result<never> => refuse('ended', i18n._(msg`The call was ended, and nothing was done.`))

/** A failure as the assistant reads it: the sentence that the shopper would read, and names for what it can do about it. */
function told({ kind, code, reason, fields, ...error }: Failure): object {
  const text = failureSentence({ ...error, kind, code }) || failureSentence({ ...error, kind, code: 'general.failed' })
  return { isError: true, error: text, kind, code: reason ?? code ?? kind, ...(fields ? { fields } : {}) }
}
