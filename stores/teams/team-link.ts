// A team order that starts on a kit's page, with the colours chosen so far and before anything is in the cart.
import * as v from 'valibot'
import type { Failure, Result } from '#shared/domain/failure.ts'
import { every, maxLength, minLength, oneLine, required } from '#shared/domain/text-rules.ts'
import { environment } from '#shared/environment.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import { startedTeam } from '#shared/teams/rules/started-team.ts'
import type { TeamOrder } from '#shared/teams/wire.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { persisted } from '#stores/kit/persisted.ts'
import { productStore } from '#stores/product/product.ts'
import { type ChosenKit, chosenKit, kitChoices, restoreKit } from '#stores/product/team-kit.ts'
import { afterLogin, asCustomer } from '#stores/session/as-customer.ts'
import { $customer, canLogInHere } from '#stores/session/current-customer.ts'
import { onLeave } from '#stores/session/leaving.ts'
import { noteOwnWrite } from '#stores/session/session.ts'

const api = () => import('#shared/teams/calls.ts')

/** The values of the form. */
export type TeamLinkValues = { title: string; closesOn: string }

const Choices = v.array(v.object({ attributeCode: v.string(), optionId: v.number() }))
const Pick = v.object({ optionId: v.number(), selectionId: v.number(), quantity: v.number(), choices: Choices })
const Draft = v.object({
  productId: v.number(),
  title: v.string(),
  closesOn: v.string(),
  bundle: v.nullable(v.array(Pick)),
  personalisation: v.record(v.string(), v.string()),
})

/** Kept while she logs in on another page. */
const draft = persisted({ name: 'team-link', area: 'session', schema: Draft, minutes: 60 })

onLeave((leaving) => {
  if (leaving !== 'expired') draft.forget()
})

/** What she had entered before the login, with the kit's colours, once; null without a draft of this product. */
export function restoreTeamLink(productId: number): TeamLinkValues | null {
  const kept = draft.get()
  if (kept?.productId !== productId) return null
  // Otherwise every visit to the kit within the hour would jump to the form.
  draft.forget()
  restoreKit(productId, kept)
  return { title: kept.title, closesOn: kept.closesOn }
}

/** A closing day that leaves players time to answer. */
export function proposedDay(): string {
  return new Date(environment.now() + DAYS_TO_ANSWER * 86_400_000).toISOString().slice(0, 10)
}

const DAYS_TO_ANSWER = 14

/** Makes the form. The kit is read when it is sent, since its colours can be changed beside the open form. */
export function teamLinkForm(productId: number, values: TeamLinkValues): Form<TeamLinkValues, TeamOrder> {
  return form({
    values,
    rules: () => ({ title: every(required, minLength(2), maxLength(80), oneLine), closesOn: required }),
    submit: (wish) => start(productId, wish),
  })
}

/** The kit, or why it cannot start a team order yet. */
export async function readyKit(productId: number): Promise<Result<ChosenKit>> {
  const loaded = await productStore(productId).load()
  if (!loaded.ok) return loaded
  const kit = chosenKit(productId)
  return kit ? { ok: true, value: kit } : { ok: false, error: failureOf('product.load-failed') }
}

async function start(productId: number, { title, closesOn }: TeamLinkValues): Promise<Result<TeamOrder>> {
  const kit = await readyKit(productId)
  if (!kit.ok) return kit
  const [problem] = kit.value.problems
  if (problem) return { ok: false, error: failureOf('team-link.kit-open') }
  const wish = { source: kit.value.line, title: title.trim(), closesOn }
  const call = () => attempt(async () => (await api()).startTeam(wish), 'account.change-failed')
  const keep = () => draft.set({ productId, title, closesOn, ...draftOf(productId) })
  const result = await ($customer.get() === null ? afterLogin(call, keep) : asCustomer(call))
  const isAtLoginPage = !result.ok && result.error.status === 401 && !canLogInHere()
  if (!isAtLoginPage) draft.forget()
  if (!result.ok) return result
  noteOwnWrite()
  const team = startedTeam(result.value, wish)
  return team ? { ok: true, value: team } : { ok: false, error: failureOf('account.change-failed') }
}

/** Without what a field shows but the store does not know. */
function draftOf(productId: number): Pick<v.InferOutput<typeof Draft>, 'bundle' | 'personalisation'> {
  const { bundle, personalisation } = kitChoices(productId)
  return {
    bundle:
      bundle && bundle.map(({ optionId, selectionId, quantity, choices }) => ({ optionId, selectionId, quantity, choices: [...choices] })),
    personalisation: { ...personalisation },
  }
}

const failureOf = (code: Failure['code']): Failure => ({ kind: 'rejected', code, message: null, status: null })
