// What shoppers see of a page, in one sentence that is always true.
import { inWords, say } from './words.ts'
import type { Document, History } from './wire.ts'

/** A draft is seen by nobody; a changed page is published, but not as it is in the editor. */
export type PageState = { kind: 'draft' } | { kind: 'published' | 'changed'; since: string }

/** The publication that is planned for later, if there is one. */
export const planOf = ({ publications }: History) => publications.find(({ isPlanned }) => isPlanned) ?? null

/** The publication that shoppers see. */
export const liveOf = ({ publications }: History) => publications.find(({ isPlanned }) => !isPlanned) ?? null

/** The state of the page as the editor has it; a change that was taken back is none. */
export function stateOf(history: History, document: Document): PageState {
  const live = liveOf(history)
  if (!live) return { kind: 'draft' }
  return { kind: JSON.stringify(history.shown) === JSON.stringify(document) ? 'published' : 'changed', since: live.publish_at }
}

/** The state in words, with what is planned. */
export function stateText(state: PageState, plan: ReturnType<typeof planOf>): string {
  const now =
    state.kind === 'draft'
      ? say('stateDraft')
      : say(state.kind === 'published' ? 'statePublished' : 'stateChanged', { when: inWords(state.since) })
  return plan ? `${now} ${say('planned', { version: plan.version, when: inWords(plan.publish_at) })}` : now
}
