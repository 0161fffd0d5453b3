// Checks a form that the host prints by the rules its fields carry, says what is wrong beside each field and above the form, and lets it go once.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { emit } from '#shared/events/bus.ts'
import { defineEnhancer } from '#shared/mount/define.ts'
import { watchPresses } from './after-press.ts'
import { controlOf, fieldOf, fieldsOf, nameOf, type Field } from './fields.ts'
import { judge, tellFaults } from './judge.ts'
import { clearField, drawField } from './paragraph.ts'
import { sendOnce } from './send-once.ts'
import { openSummary, type Summary } from './summary.ts'

/** How long nobody types before a field is judged, in milliseconds. */
const JUDGED_AFTER = 500

const Options = v.object({
  /** Whether a field is judged 500 ms after somebody typed in it; else with the submit, and what is wrong again when it was changed. */
  onInput: v.optional(v.boolean(), false),
  /** Whether a form without mistakes is sent. With false it stays, and `form:checked` tells the host's own code to go on. */
  submits: v.optional(v.boolean(), true),
})

function enhance(mount: HTMLElement, { onInput, submits }: v.InferOutput<typeof Options>, signal: AbortSignal): void {
  const summaries = new Map<HTMLFormElement, Summary>()
  const wrong = new Map<Field, readonly string[]>()
  const once = sendOnce(signal)
  const afterPress = watchPresses(signal)
  const isOurs = (form: unknown): form is HTMLFormElement =>
    form instanceof HTMLFormElement && mount.contains(form) && form.closest('[data-touchline="form-validator"]') === mount
  const summaryOf = (form: HTMLFormElement) => {
    const known = summaries.get(form)
    if (known) return known
    const made = openSummary(form, signal)
    summaries.set(form, made)
    return made
  }

  function show(field: Field, sentences: readonly string[]): void {
    if (sentences.length > 0) {
      wrong.set(field, sentences)
      drawField(field, sentences, onInput)
    } else if (wrong.delete(field)) clearField(field)
  }
  /** The summary says what is wrong now, in the order of the form; only a submit makes one and moves the focus there. */
  function sum(form: HTMLFormElement, isSubmit: boolean): void {
    if (!isSubmit && !summaries.has(form)) return
    const list = fieldsOf(form).filter((field) => wrong.has(field))
    summaryOf(form).show(
      list.map((field) => ({ field, sentences: wrong.get(field) ?? [] })),
      isSubmit,
    )
  }

  function check(form: HTMLFormElement): boolean {
    const fields = fieldsOf(form)
    for (const field of fields) {
      tellFaults(field, mount)
      show(field, judge(field, form))
    }
    const names = fields.filter((field) => wrong.has(field)).map(nameOf)
    sum(form, names.length > 0)
    emit(
      'form:checked',
      { form: form.getAttribute('id') ?? form.getAttribute('name') ?? '', isValid: names.length === 0, fields: names },
      mount,
    )
    return names.length === 0
  }

  // Heard before anybody else's: a form with mistakes is nobody's to send, and the host's own code hears only of sound ones.
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!isOurs(form)) return
      const isExempt = event.submitter?.hasAttribute('formnovalidate') ?? false
      if (!isExempt && (!check(form) || !submits)) {
        event.preventDefault()
        event.stopImmediatePropagation()
        return
      }
      once(form, event)
    },
    { capture: true, signal },
  )

  const waiting = new Map<Field, () => void>()
  const settle = (field: Field, form: HTMLFormElement, isAsked: boolean) => {
    waiting.get(field)?.()
    waiting.delete(field)
    if (!isAsked && !wrong.has(field)) return
    show(field, judge(field, form))
    sum(form, false)
  }
  for (const type of ['input', 'change'])
    document.addEventListener(
      type,
      ({ target }) => {
        const control = controlOf(target)
        const form = control?.form
        const field = control && isOurs(form) ? fieldOf(form, control) : undefined
        if (!isOurs(form) || !field) return
        if (type === 'change') return afterPress(() => settle(field, form, onInput))
        if (!onInput) return
        waiting.get(field)?.()
        waiting.set(
          field,
          environment.setTimer(() => afterPress(() => settle(field, form, true)), JUDGED_AFTER),
        )
      },
      { capture: true, signal },
    )

  // What the server refused, in one call of the host's code; see README.
  mount.addEventListener(
    'touchline:form:refuse',
    (event) => {
      const form = event.target instanceof HTMLFormElement ? event.target : mount.querySelector('form')
      const { detail }: { detail?: unknown } = event instanceof CustomEvent ? event : {}
      const errors = v.safeParse(Refusals, detail)
      if (!isOurs(form) || !errors.success) return
      once.free(form)
      for (const field of fieldsOf(form)) {
        const said = Object.hasOwn(errors.output, nameOf(field)) ? errors.output[nameOf(field)] : undefined
        if (said !== undefined) show(field, typeof said === 'string' ? [said] : said)
      }
      sum(form, true)
    },
    { signal },
  )

  const forms = mount instanceof HTMLFormElement ? [mount] : [...mount.querySelectorAll('form')]
  for (const form of forms.filter(isOurs)) for (const field of fieldsOf(form)) tellFaults(field, mount)
  // The browser's own bubbles would speak its language and not the page's.
  const dress = () => {
    for (const form of mount instanceof HTMLFormElement ? [mount] : mount.querySelectorAll('form')) {
      if (form.hasAttribute('novalidate') || !isOurs(form)) continue
      form.setAttribute('novalidate', '')
      signal.addEventListener('abort', () => form.removeAttribute('novalidate'))
    }
  }
  dress()
  const late = new MutationObserver(dress)
  late.observe(mount, { childList: true, subtree: true })
  signal.addEventListener('abort', () => {
    late.disconnect()
    for (const stop of waiting.values()) stop()
    for (const field of wrong.keys()) clearField(field)
  })
}

/** Sentences by the field's name. */
const Refusals = v.record(v.string(), v.union([v.string(), v.array(v.string())]))

export default defineEnhancer({ name: 'form-validator', options: Options, enhance })
