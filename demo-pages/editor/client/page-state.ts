// What shoppers see of a page, in one sentence that is always true.
import type { PageView } from './edited-page.ts'
import { inWords, say } from './words.ts'
import type { History } from './wire.ts'

/** A draft is seen by nobody; a changed page is published, but not as it is in the editor. */
export type PageState = { kind: 'draft' } | { kind: 'published' | 'changed'; since: string }

/** The publication that is planned for later, if there is one. */
export const planOf = ({ publications }: History) => publications.find(({ isPlanned }) => isPlanned) ?? null

/** The publication that shoppers see. */
export const liveOf = ({ publications }: History) => publications.find(({ isPlanned }) => !isPlanned) ?? null

/** The state of the page as the editor has it; a change that was taken back is none. */
export function stateOf(
  history: History,
  { document, version, isUnsaved }: Pick<PageView, 'document' | 'version' | 'isUnsaved'>,
): PageState {
  const live = liveOf(history)
  if (!live) return { kind: 'draft' }
  const isLive = (!isUnsaved && live.version === version) || written(history.shown) === written(document)
  return { kind: isLive ? 'published' : 'changed', since: live.publish_at }
}

/** A document as text, the same for any order of its keys: the host writes them in its own. */
function written(document: unknown): string {
  return JSON.stringify(document, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
}

/** The state in words, with what is planned. */
export function stateText(state: PageState, plan: ReturnType<typeof planOf>): string {
  const now =
    state.kind === 'draft'
      ? say('stateDraft')
      : say(state.kind === 'published' ? 'statePublished' : 'stateChanged', { when: inWords(state.since) })
  return plan ? `${now} ${say('planned', { version: plan.version, when: inWords(plan.publish_at) })}` : now
}
