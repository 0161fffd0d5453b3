// Runs the host's challenge against robots before a form is sent: with a time limit, a visible state, and an alternative.
import { atom } from 'nanostores'
import { safeLink } from '#shared/domain/safe-url.ts'
import { environment } from '#shared/environment.ts'
import { sentence } from '#shared/i18n/sentences.ts'
import { $prover, type ChallengedForm, type Proof } from '#shared/state/challenge.ts'
import { useShared } from '#shared/mount/use-shared.ts'

/** How long a challenge may take before the form mentions it, and before it is aborted; in milliseconds. */
export const SAID_AFTER = 1_500
export const GIVEN_UP_AFTER = 20_000

/** A challenge of the host, as `touchline.extend('challenge', ...)` takes it. */
export interface Challenge {
  /**
   * Returns a token that the server accepts once, sent as the header `X-ReCaptcha`. The signal aborts when the form no longer waits for it.
   */
  token: (form: ChallengedForm, signal: AbortSignal) => string | Promise<string>
  /**
   * An alternative to the challenge: a phone number (`tel:`), an address (`mailto:`) or a page, so that nobody depends on solving a puzzle.
   */
  otherWay: { href: string; text: string }
  /** The forms to protect; all of them by default. */
  forms?: readonly ChallengedForm[]
}

const everyForm: readonly ChallengedForm[] = ['contact', 'newsletter', 'review', 'register', 'login']
const $otherWay = atom<Challenge['otherWay'] | null>(null)
const $isSlow = atom(false)

/** Activates a challenge, in place of the previous one. `reportFault` is called with each fault in it; the returned function removes it. */
export function addChallenge(given: unknown, reportFault: (fault: string) => void): () => void {
  const challenge = read(given, reportFault)
  if (!challenge) return () => {}
  const prover = { prove: (form: ChallengedForm) => prove(challenge, form, reportFault) }
  $prover.set(prover)
  $otherWay.set(challenge.otherWay)
  return () => {
    if ($prover.get() !== prover) return
    $prover.set(null)
    $otherWay.set(null)
  }
}

/** The text below a form's fields: the running challenge, and the alternative where it failed. */
export function Challenged({ sending }: { sending: { state: string; error?: { reason?: string } } }) {
  const isSlow = useShared($isSlow)
  const otherWay = useShared($otherWay)
  const isWaiting = sending.state === 'sending' && isSlow
  const isRefused = sending.state === 'failed' && sending.error?.reason === 'challenge'
  // The region is rendered before its text, or screen readers miss it.
  return (
    <p className="touchline-challenge" role="status">
      {isWaiting ? `${sentence('challenge.slow')} ` : null}
      {(isWaiting || isRefused) && otherWay ? <a href={otherWay.href}>{otherWay.text}</a> : null}
    </p>
  )
}

async function prove(
  { token, forms = everyForm }: Challenge,
  form: ChallengedForm,
  reportFault: (fault: string) => void,
): Promise<Proof | null> {
  if (!forms.includes(form)) return null
  const patience = new AbortController()
  const stops = [environment.setTimer(() => $isSlow.set(true), SAID_AFTER), environment.setTimer(() => patience.abort(), GIVEN_UP_AFTER)]
  const givenUp = new Promise<never>((_resolve, reject) =>
    patience.signal.addEventListener('abort', () => reject(new Error('it took too long'))),
  )
  try {
    const proof: unknown = await Promise.race([givenUp, token(form, patience.signal)])
    // A header value must be short and have no line breaks.
    if (typeof proof === 'string' && /^[\x21-\x7e]{1,8000}$/.test(proof)) return { token: proof }
    throw new Error('token() answered no text that a header can carry')
  } catch (error) {
    reportFault(fault(`${error instanceof Error ? error.message : String(error)}; the ${form} form was not sent`))
    return { message: sentence('challenge.failed') }
  } finally {
    for (const stop of stops) stop()
    $isSlow.set(false)
  }
}

function read(given: unknown, reportFault: (fault: string) => void): Challenge | null {
  const { token, otherWay, forms }: { token?: unknown; otherWay?: unknown; forms?: unknown } = Object(given)
  if (typeof token !== 'function') return refuse('has no function named token', reportFault)
  const { href, text }: { href?: unknown; text?: unknown } = Object(otherWay)
  const link = typeof href === 'string' ? safeLink(href, environment.location.href) : null
  if (link === null || typeof text !== 'string' || text.trim() === '')
    return refuse('names no otherWay { href, text } to reach the shop without the check', reportFault)
  const named = Array.isArray(forms) ? everyForm.filter((form) => forms.includes(form)) : everyForm
  if (forms !== undefined && named.length === 0) return refuse(`checks none of the forms ${everyForm.join(', ')}`, reportFault)
  return { token: (form, signal) => token.call(given, form, signal), otherWay: { href: link, text }, forms: named }
}

function refuse(what: string, reportFault: (fault: string) => void): null {
  reportFault(`${fault(what).slice(0, -1)}; no form is checked.`)
  return null
}

const fault = (what: string) => `Touchline: extend('challenge'): ${what}.`
