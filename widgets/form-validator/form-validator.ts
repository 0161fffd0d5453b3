// Validates a host's form by the rules of its fields, shows errors beside each field and in a summary, and sends the form once.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { emit } from '#shared/events/bus.ts'
import { defineEnhancer } from '#shared/mount/define.ts'
import { watchPresses } from './after-press.ts'
import { fieldOf, fieldsOf, isControl, nameOf, type Field } from './fields.ts'
import { inBatches } from './in-batches.ts'
import { judge, reportFaults } from './judge.ts'
import { clearField, drawField } from './paragraph.ts'
import { sendOnce } from './send-once.ts'
import { openSummary, type Summary } from './summary.ts'

/** The delay in milliseconds between the last input and the validation of a field. */
const JUDGED_AFTER = 500

const Options = v.object({
  /** Whether a field is validated 500 ms after typing; otherwise on submit, and invalid fields again when they change. */
  onInput: v.optional(v.boolean(), false),
  /** Whether a valid form is sent. With `false` it is not, and the event `form:checked` tells the host's code to continue. */
  submits: v.optional(v.boolean(), true),
})

function enhance(mount: HTMLElement, { onInput, submits }: v.InferOutput<typeof Options>, signal: AbortSignal): void {
  const summaries = new Map<HTMLFormElement, Summary>()
  const wrong = new Map<Field, readonly string[]>()
  const once = sendOnce(signal)
  const afterPress = watchPresses(signal)
  const drawInBatches = inBatches(signal)
  const isOurs = (form: unknown): form is HTMLFormElement =>
    form instanceof HTMLFormElement && mount.contains(form) && form.closest('[data-touchline="form-validator"]') === mount
  const summaryOf = (form: HTMLFormElement) => {
    const known = summaries.get(form)
    if (known) return known
    const made = openSummary(form, (field) => (wrong.get(field) ?? []).join(' '), signal)
    summaries.set(form, made)
    return made
  }

  /** Stores a field's errors; returns whether it has to be redrawn. */
  function keep(field: Field, sentences: readonly string[]): boolean {
    if (sentences.length === 0) return wrong.delete(field)
    wrong.set(field, sentences)
    return true
  }
  function draw(field: Field): void {
    const sentences = wrong.get(field)
    if (sentences) drawField(field, sentences, onInput)
    else clearField(field)
  }
  function show(field: Field, sentences: readonly string[]): void {
    if (keep(field, sentences)) draw(field)
  }
  /** Updates the summary, in the order of the form. Only a submit creates it and moves the focus there. Returns the invalid fields. */
  function sum(form: HTMLFormElement, isSubmit: boolean, fields = fieldsOf(form)): Field[] {
    const list = fields.filter((field) => wrong.has(field))
    if (summaries.has(form) || (isSubmit && list.length > 0)) summaryOf(form).show(list, isSubmit)
    return list
  }

  function check(form: HTMLFormElement): boolean {
    const fields = fieldsOf(form)
    for (const field of fields) reportFaults(field, mount)
    // All fields are validated before the form is sent; with hundreds of errors, the messages are drawn in batches to keep the page
    // responsive.
    const changed = fields.filter((field) => keep(field, judge(field, form, mount)))
    drawInBatches(changed, draw)
    const names = sum(form, true, fields).map(nameOf)
    const isValid = names.length === 0
    emit('form:checked', { form: form.getAttribute('id') ?? form.getAttribute('name') ?? '', isValid, fields: names }, mount)
    return isValid
  }

  // Captured before all other listeners: an invalid form must not be sent, and the host's own code receives valid submits only.
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!isOurs(form)) return
      const isExempt = event.submitter?.hasAttribute('formnovalidate')
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
    show(field, judge(field, form, mount))
    sum(form, false)
  }
  for (const type of ['input', 'change'])
    document.addEventListener(
      type,
      ({ target }) => {
        // A control can belong to a form elsewhere, named by its `form` attribute.
        if (!isControl(target) || !isOurs(target.form)) return
        const { form } = target
        const field = fieldOf(form, target)
        if (!field) return
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

  // The server's refusals, which the host's code passes in one event; see README.
  mount.addEventListener(
    'touchline:form:refuse',
    (event) => {
      const form = event.target instanceof HTMLFormElement ? event.target : mount.querySelector('form')
      const { detail }: { detail?: unknown } = event instanceof CustomEvent ? event : {}
      const errors = v.safeParse(Refusals, detail)
      if (!isOurs(form) || !errors.success) return
      once.free(form)
      const said = new Map(Object.entries(errors.output))
      for (const field of fieldsOf(form)) {
        const sentences = said.get(nameOf(field))
        if (sentences !== undefined) show(field, [sentences].flat())
      }
      sum(form, true)
    },
    { signal },
  )

  const formsHere = () => [mount, ...mount.querySelectorAll('form')].filter(isOurs)
  for (const form of formsHere()) for (const field of fieldsOf(form)) reportFaults(field, mount)
  // The browser's own messages would be in the browser's language instead of the page's.
  const dress = () => {
    for (const form of formsHere()) {
      if (form.hasAttribute('novalidate')) continue
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

/** Messages by the field's name. */
const Refusals = v.record(v.string(), v.union([v.string(), v.array(v.string())]))

export default defineEnhancer({ name: 'form-validator', options: Options, enhance })
