// A form without a framework: its values, when their errors are shown, and a single submission.
import { atom, type ReadableAtom } from 'nanostores'
import type { Failure, Result } from '#shared/domain/failure.ts'
import type { Problem } from '#shared/domain/problem.ts'
import { visible } from '#shared/domain/text-rules.ts'
import { environment } from '#shared/environment.ts'
import { derived, rememberInitial } from '#shared/state/derived.ts'
import { toKeep, withDraft } from './persisted-draft.ts'
import { namesOf } from './names-of.ts'
import { refusedFields } from './refused-fields.ts'
import { trackTyped } from './typed.ts'
import type { FieldError, FieldRules, FieldValue, Form, FormOptions, FormPlace, FormState, FormValues, Sending } from './form-parts.ts'

/** The pause in typing after which a field is validated, in milliseconds. */
export const JUDGED_AFTER = 500

/** The result of a submit with invalid fields: the fields show why, so there is no sentence. */
const invalid: Failure = { kind: 'rejected', code: null, message: null, status: null, reason: 'invalid' }

/** The form's state besides its values. */
interface Progress<Name, Value> {
  /** The fields whose problems are shown. */
  judged: ReadonlySet<Name>
  /** The server's sentences by field, until the field changes. */
  refused: ReadonlyMap<Name, string>
  sending: Sending<Value>
  refusals: number
}

/**
 * Makes a form. A field is validated half a second after typing, when it is left, and when the form is submitted; from then on its error
 * follows the typing. A refusal by the server is shown beside the field until it changes.
 * @example
 * const contact = form({
 *   values: { email: '', message: '' },
 *   rules: () => ({ email: emailRule, message: every(required, maxCharacters(1000)) }),
 *   submit: (values) => sendMessage(values),
 * })
 */
export function form<Values extends FormValues, Value>(options: FormOptions<Values, Value>): Form<Values, Value> {
  type Name = keyof Values & string
  const { submit, draft, secrets = [], fieldOf } = options
  const { $values, write } = holder(options)
  const initial = $values.get()
  const fresh: Progress<Name, Value> = { judged: new Set(), refused: new Map(), sending: { state: 'editing' }, refusals: 0 }
  const first = refusedFirst(fresh, initial, options.refused)
  const $progress = atom(first)
  rememberInitial($progress, first)
  const update = (part: Partial<Progress<Name, Value>>) => $progress.set({ ...$progress.get(), ...part })

  const typed = new Set<Name>()
  const unjudged = new Set<Name>()
  let stopWaiting = () => {}
  let running: Promise<Result<Value>> | null = null
  // Increases with each reset, so that an answer to an earlier submission is ignored.
  let round = 0

  // The rules of the last values, since all fields are checked in a row against the same rules.
  let known: { values: Values; rules: FieldRules<Values> } | null = null
  const rulesFor = (values: Values): FieldRules<Values> => {
    if (known?.values !== values) known = { values, rules: options.rules?.(values) ?? {} }
    return known.rules
  }
  const problemOf = (name: Name, values: Values) => ruleSays(rulesFor(values), name, values)

  const $state = derived([$values, $progress], (values, { judged, refused, sending, refusals }): FormState<Values, Value> => {
    const errors = new Map<Name, FieldError>()
    for (const name of namesOf(values)) {
      const error = (judged.has(name) && problemOf(name, values)) || refused.get(name)
      if (error) errors.set(name, error)
    }
    return { values, errors, sending, refusals }
  })

  function judge(names: Iterable<Name>): void {
    update({ judged: new Set([...$progress.get().judged, ...names]) })
  }

  function put(name: Name, value: FieldValue): void {
    write({ ...$values.get(), [name]: typeof value === 'string' ? visible(value) : value })
    typed.add(name)
    accept([name])
    if ($progress.get().judged.has(name)) return
    unjudged.add(name)
    stopWaiting()
    stopWaiting = environment.setTimer(judgeTyped, JUDGED_AFTER)
  }

  function judgeTyped(): void {
    stopWaiting()
    judge(unjudged)
    unjudged.clear()
  }

  /** Clears the server's refusals of changed fields, and persists the values. */
  function accept(names: readonly Name[]): void {
    const { refused } = $progress.get()
    if (names.some((name) => refused.has(name))) update({ refused: new Map([...refused].filter(([name]) => !names.includes(name))) })
    draft?.set(toKeep($values.get(), secrets))
  }

  async function send(origin: object | undefined): Promise<Result<Value>> {
    const own = round
    const values = $values.get()
    const names = namesOf(values)
    const { refusals } = $progress.get()
    unjudged.clear()
    judge(names)
    if (names.some((name) => problemOf(name, values))) {
      update({ refused: new Map(), refusals: refusals + 1, sending: { state: 'editing' } })
      return { ok: false, error: invalid }
    }
    update({ refused: new Map(), sending: { state: 'sending' } })
    const result = await submit(values, origin)
    if (own === round) end(result, names)
    return result
  }

  function end(result: Result<Value>, names: readonly Name[]): void {
    if (result.ok) {
      typed.clear()
      draft?.forget()
      if (secrets.length > 0) write({ ...$values.get(), ...emptied(secrets) })
      update({ judged: new Set(), sending: { state: 'sent', value: result.value } })
      return
    }
    const { error } = result
    const { refused, isPlaced } = refusedFields(error, names, fieldOf)
    const { refusals } = $progress.get()
    // Where all of the server's sentences stand beside their fields, there is no message for the form.
    const isSaid = isPlaced || error.kind === 'aborted'
    update({
      refused,
      refusals: refusals + (refused.size > 0 ? 1 : 0),
      sending: isSaid ? { state: 'editing' } : { state: 'failed', error },
    })
  }

  function emptied(names: readonly Name[]): Partial<Values> {
    let part: Partial<Values> = {}
    for (const name of names) part = { ...part, [name]: initial[name] }
    return part
  }

  function reset(part?: Partial<Values>): void {
    round++
    running = null
    stopWaiting()
    unjudged.clear()
    typed.clear()
    draft?.forget()
    write(part ? { ...initial, ...part } : initial)
    $progress.set(fresh)
  }

  return {
    $state,
    type: put,
    tick: put,
    attach: put,
    leave: (name) => {
      if (typed.has(name)) judge([name])
    },
    takeShown: (textIn) => {
      const values = $values.get()
      const found = namesOf(values).filter((name) => values[name] === '' && textIn(name) !== '')
      for (const name of found) {
        write({ ...$values.get(), [name]: visible(textIn(name)) })
        typed.add(name)
      }
      if (found.length > 0) accept(found)
    },
    fillIn: (part) => {
      write({ ...$values.get(), ...part })
      accept(namesOf(part))
    },
    submit: (origin) => {
      stopWaiting()
      if (running) return running
      const sending = send(origin).finally(() => {
        if (running === sending) running = null
      })
      running = sending
      return sending
    },
    reset,
    isRequired: (name) => {
      const values = $values.get()
      const value = values[name]
      const empty = typeof value === 'string' ? '' : typeof value === 'boolean' ? false : []
      return ruleSays(rulesFor(values), name, { ...values, [name]: empty }) !== null
    },
    start: () => {
      if (draft) write(withDraft($values.get(), initial, secrets, draft))
      const forget = trackTyped({
        isTyped: () => !running && $values.get() !== initial,
        empty: () => void (running || reset()),
      })
      return () => {
        stopWaiting()
        forget()
      }
    },
  }
}

/** The state of a form that a page printed again, with the server's sentences by field. */
function refusedFirst<
  Values extends FormValues,
  Progressed extends { refused: ReadonlyMap<keyof Values & string, string>; refusals: number },
>(fresh: Progressed, values: Values, refused: FormOptions<Values, unknown>['refused']): Progressed {
  const said = new Map<keyof Values & string, string>()
  for (const name of namesOf(values)) {
    const sentence = refused?.[name]
    if (sentence !== undefined) said.set(name, sentence)
  }
  return said.size > 0 ? { ...fresh, refused: said, refusals: 1 } : fresh
}

/** The problem that a field's rule finds. */
function ruleSays<Values, Name extends keyof Values>(rules: FieldRules<Values>, name: Name, values: Pick<Values, Name>): Problem | null {
  return rules[name]?.(values[name]) ?? null
}

/** The holder of the values: the form itself, or a store. */
function holder<Values>(options: FormPlace<Values>): { $values: ReadableAtom<Values>; write: (values: Values) => void } {
  if ('$values' in options) return options
  const $values = atom(options.values)
  rememberInitial($values, options.values)
  return { $values, write: (values) => $values.set(values) }
}
