// Tests a form: when a field is validated, submission, refusals, persistence. Long because it is one state machine with many edges.
import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emailRule, emailRepeatRule } from '#shared/domain/email.ts'
import type { Failure, Result } from '#shared/domain/failure.ts'
import { acceptedRule } from '#shared/domain/form-rules.ts'
import { every, maxCharacters, required } from '#shared/domain/text-rules.ts'
import { setEnvironment } from '#shared/environment.ts'
import { form, JUDGED_AFTER } from './form.ts'
import type { DraftStorage } from './form-parts.ts'

let clock = 0
let timers: { at: number; run: () => void }[] = []
let putBack = () => {}

beforeEach(() => {
  clock = 0
  timers = []
  putBack = setEnvironment({
    setTimer: (run, ms) => {
      const timer = { at: clock + ms, run }
      timers.push(timer)
      return () => void (timers = timers.filter((one) => one !== timer))
    },
  })
})
afterEach(() => putBack())

function pass(ms: number): void {
  clock += ms
  for (const timer of timers.filter(({ at }) => at <= clock)) {
    timers = timers.filter((one) => one !== timer)
    timer.run()
  }
}

const refusal = (fields?: Failure['fields'], message: string | null = 'No'): Result<string> => ({
  ok: false,
  error: { kind: 'rejected', code: 'general.failed', message, status: 422, ...(fields ? { fields } : {}) },
})

/** A server that gives preset answers and records its requests. */
function server() {
  const requests: object[] = []
  const waiting: ((answer: Result<string>) => void)[] = []
  return {
    requests,
    submit: (values: object) => {
      requests.push(values)
      return new Promise<Result<string>>((resolve) => waiting.push(resolve))
    },
    answer: (answer: Result<string> = { ok: true, value: 'thanks' }) => waiting.shift()?.(answer),
  }
}

const blank = { email: '', repeat: '', message: '', consent: false, password: '' }

function contact({ draft, values = blank }: { draft?: DraftStorage; values?: typeof blank } = {}) {
  const host = server()
  const made = form({
    values,
    rules: ({ email }) => ({
      email: emailRule,
      repeat: emailRepeatRule(() => email),
      message: every(required, maxCharacters(10)),
      consent: acceptedRule,
    }),
    submit: host.submit,
    secrets: ['password'],
    ...(draft ? { draft } : {}),
  })
  const fillIn = () =>
    made.fillIn({ email: 'anna@example.com', repeat: 'anna@example.com', message: 'Hello', consent: true, password: 'x' })
  return { made, host, fillIn, errors: () => Object.fromEntries(made.$state.get().errors) }
}

function memory(): DraftStorage & { kept: Readonly<Record<string, string | boolean>> | null } {
  return {
    kept: null,
    get() {
      return this.kept
    },
    set(values) {
      this.kept = values
    },
    forget() {
      this.kept = null
    },
  }
}

describe('a field', () => {
  test('is validated half a second after the last letter', () => {
    const { made, errors } = contact()
    made.type('email', 'an')
    pass(JUDGED_AFTER - 1)
    made.type('email', 'ann')
    pass(JUDGED_AFTER - 1)
    expect(errors()).toEqual({})
    pass(1)
    expect(errors()).toEqual({ email: { code: 'form.email' } })
  })

  test('is validated when it is left, and from then on with every letter', () => {
    const { made, errors } = contact()
    made.type('email', 'ann')
    made.leave('email')
    expect(errors()).toEqual({ email: { code: 'form.email' } })
    made.type('email', 'ann@example.com')
    expect(errors()).toEqual({})
    made.type('email', 'ann@')
    expect(errors()).toEqual({ email: { code: 'form.email' } })
  })

  test('that is only focused is not validated', () => {
    const { made, errors } = contact()
    made.leave('email')
    expect(errors()).toEqual({})
  })

  test('is validated against the current value of another field', () => {
    const { made, errors } = contact()
    made.type('email', 'anna@example.com')
    made.type('repeat', 'anna@example.org')
    made.leave('repeat')
    expect(errors()).toEqual({ repeat: { code: 'form.email-repeat' } })
    made.type('email', 'anna@example.org')
    expect(errors()).toEqual({})
  })

  test('that code fills in is not validated', () => {
    const { made, errors } = contact()
    made.fillIn({ email: 'no address' })
    pass(JUDGED_AFTER)
    expect(errors()).toEqual({})
  })

  test('is required if its rule says so', () => {
    const { made } = contact()
    expect((['email', 'consent', 'password'] as const).map(made.isRequired)).toEqual([true, true, false])
  })

  test('accepts no invisible characters', () => {
    const { made } = contact()
    made.type('email', '\u202aanna\u200b@example.com\u202c')
    made.type('message', 'ZWJ: 👩\u200d🎓')
    expect(made.$state.get().values).toMatchObject({ email: 'anna@example.com', message: 'ZWJ: 👩\u200d🎓' })
  })

  test('that is empty takes the value of its control, since password managers fire no events; others keep their value', () => {
    const { made, errors } = contact()
    made.type('message', 'Hello')
    made.takeShown(
      (name) =>
        new Map([
          ['email', 'anna@example.com'],
          ['message', 'old'],
        ]).get(name) ?? '',
    )
    expect(made.$state.get().values).toMatchObject({ email: 'anna@example.com', message: 'Hello', repeat: '' })
    made.leave('email')
    expect(errors()).toEqual({})
  })

  test('is not validated once the form has left the page', () => {
    const { made, errors } = contact()
    const stop = made.start()
    made.type('email', 'ann')
    stop()
    expect(timers).toHaveLength(0)
    pass(JUDGED_AFTER)
    expect(errors()).toEqual({})
  })
})

describe('a submit', () => {
  test('with errors reports all of them, sends nothing and moves the focus each time', async () => {
    const { made, host, errors } = contact()
    expect(await made.submit()).toMatchObject({ ok: false, error: { reason: 'invalid' } })
    expect(Object.keys(errors())).toEqual(['email', 'repeat', 'message', 'consent'])
    await made.submit()
    expect(made.$state.get()).toMatchObject({ refusals: 2, sending: { state: 'editing' } })
    expect(host.requests).toHaveLength(0)
  })

  test('is sent once, however often it is pressed meanwhile, and settles with the same result', async () => {
    const { made, host, fillIn } = contact()
    fillIn()
    const both = [made.submit(), made.submit()]
    expect(made.$state.get().sending).toEqual({ state: 'sending' })
    host.answer()
    expect(await Promise.all(both)).toEqual([
      { ok: true, value: 'thanks' },
      { ok: true, value: 'thanks' },
    ])
    expect(host.requests).toHaveLength(1)
    expect(made.$state.get().sending).toEqual({ state: 'sent', value: 'thanks' })
  })

  test('that fails keeps the input and reports it, and the next one works', async () => {
    const { made, host, fillIn } = contact()
    fillIn()
    const first = made.submit()
    host.answer(refusal())
    await first
    expect(made.$state.get()).toMatchObject({ values: { message: 'Hello', password: 'x' }, sending: { state: 'failed' } })
    const second = made.submit()
    expect(made.$state.get().sending.state).toBe('sending')
    host.answer()
    expect((await second).ok).toBe(true)
  })

  test('that succeeds clears only the secrets', async () => {
    const { made, host, fillIn } = contact()
    fillIn()
    const sent = made.submit()
    host.answer()
    await sent
    expect(made.$state.get().values).toMatchObject({ email: 'anna@example.com', password: '' })
  })

  test('that is aborted reports nothing', async () => {
    const { made, host, fillIn } = contact()
    fillIn()
    const sent = made.submit()
    host.answer({ ok: false, error: { kind: 'aborted', code: null, message: null, status: null } })
    await sent
    expect(made.$state.get().sending).toEqual({ state: 'editing' })
  })

  test('whose answer comes after a reset changes nothing, and another one can be sent', async () => {
    const { made, host, fillIn } = contact()
    fillIn()
    const late = made.submit()
    made.reset({ email: 'anna@example.com' })
    expect(made.$state.get()).toMatchObject({ values: { ...blank, email: 'anna@example.com' }, sending: { state: 'editing' } })
    fillIn()
    const next = made.submit()
    host.answer(refusal())
    await late
    expect(made.$state.get().sending).toEqual({ state: 'sending' })
    host.answer()
    await next
    expect(made.$state.get().sending.state).toBe('sent')
  })
})

describe('what the server refuses', () => {
  test('is shown beside its field until that is changed, and moves the focus', async () => {
    const { made, host, fillIn, errors } = contact()
    fillIn()
    const sent = made.submit()
    host.answer(refusal({ email: ['Unknown domain', 'Really'], message: ['Too short'] }))
    await sent
    expect(errors()).toEqual({ email: 'Unknown domain', message: 'Too short' })
    expect(made.$state.get()).toMatchObject({ refusals: 1, sending: { state: 'editing' } })
    made.type('message', 'Hello all')
    expect(errors()).toEqual({ email: 'Unknown domain' })
  })

  test('about an unknown field is shown for the whole form', async () => {
    const { made, host, fillIn, errors } = contact()
    fillIn()
    const sent = made.submit()
    host.answer(refusal({ email: ['Unknown domain'], captcha: ['Invalid re-captcha.'] }))
    await sent
    expect(errors()).toEqual({ email: 'Unknown domain' })
    expect(made.$state.get().sending).toMatchObject({ state: 'failed', error: { message: 'No' } })
  })

  test('is mapped to our name of the field', async () => {
    const host = server()
    const made = form({
      values: { orderNumber: '', houseNumber: '' },
      submit: host.submit,
      fieldOf: (name) => (name === 'street.1' ? 'houseNumber' : undefined),
    })
    const sent = made.submit()
    host.answer(refusal({ order_number: ['Unknown'], 'street.1': ['Where?'] }))
    await sent
    expect(Object.fromEntries(made.$state.get().errors)).toEqual({ orderNumber: 'Unknown', houseNumber: 'Where?' })
  })
})

describe('a draft', () => {
  test('is restored without secrets, and removed once the form is sent', async () => {
    const storage = memory()
    const first = contact({ draft: storage })
    first.made.type('email', 'anna@example.com')
    first.made.type('password', 'secret')
    expect(JSON.stringify(storage.kept)).not.toContain('secret')

    const { made, host, fillIn } = contact({ draft: storage })
    expect(made.$state.get().values.email).toBe('')
    made.start()
    expect(made.$state.get().values).toMatchObject({ email: 'anna@example.com', password: '' })
    fillIn()
    const sent = made.submit()
    host.answer()
    await sent
    expect(storage.kept).toBeNull()
  })

  test('does not replace text typed before it was restored, and has no unknown fields', () => {
    const storage = memory()
    storage.set({ email: 'old@example.com', message: 'Old', consent: 'yes', isAdmin: true, password: 'kept by mistake' })
    const { made } = contact({ draft: storage })
    made.type('email', 'new@example.com')
    storage.set({ email: 'old@example.com', message: 'Old', consent: 'yes', isAdmin: true, password: 'kept by mistake' })
    made.start()
    expect(made.$state.get().values).toEqual({ ...blank, email: 'new@example.com', message: 'Old' })
  })
})

test('values of a store are read and written there', () => {
  const $values = atom({ city: 'Delft' })
  const made = form({ $values, write: (values) => $values.set(values), rules: () => ({ city: required }), submit: server().submit })
  made.type('city', '')
  made.leave('city')
  expect($values.get()).toEqual({ city: '' })
  $values.set({ city: 'Gouda' })
  expect(made.$state.get()).toMatchObject({ values: { city: 'Gouda' }, errors: new Map() })
})

test('the refusal of a plain form is shown from the start, until the field is changed', () => {
  const made = form({ values: { city: 'X' }, submit: server().submit, refused: { city: 'Too short' } })
  expect(made.$state.get()).toMatchObject({ errors: new Map([['city', 'Too short']]), refusals: 1 })
  made.type('city', 'Gouda')
  expect(made.$state.get().errors).toEqual(new Map())
  made.reset()
  expect(made.$state.get()).toMatchObject({ values: { city: 'X' }, errors: new Map(), refusals: 0 })
})
