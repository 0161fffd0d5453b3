// Checks a form that the host prints by the rules its fields carry, says what is wrong beside each field and above the form, and lets it go once.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { emit } from '#shared/events/bus.ts'
import { defineEnhancer } from '#shared/mount/define.ts'
import { watchPresses } from './after-press.ts'
import { fieldOf, fieldsOf, isControl, nameOf, type Field } from './fields.ts'
import { inBatches } from './in-batches.ts'
import { judge, tellFaults } from './judge.ts'
import { clearField, drawField } from './paragraph.ts'
import { sendOnce } from './send-once.ts'
import { openSummary, type Summary } from './summary.ts'

/** How long nobody types before a field is judged, in milliseconds. */
const JUDGED_AFTER = 500

const Options = v.object({
  /** Whether a field is checked 500 ms after typing; otherwise on submit, and wrong fields again when they change. */
  onInput: v.optional(v.boolean(), false),
  /** Whether a valid form is sent. With false it is not, and `form:checked` tells the host's own code to continue. */
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

  /** Whether there is something to draw then. */
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
  /** The summary says what is wrong now, in the order of the form; only a submit makes one and moves the focus there. Answers what is wrong. */
  function sum(form: HTMLFormElement, isSubmit: boolean, fields = fieldsOf(form)): Field[] {
    const list = fields.filter((field) => wrong.has(field))
    if (summaries.has(form) || (isSubmit && list.length > 0)) summaryOf(form).show(list, isSubmit)
    return list
  }

  function check(form: HTMLFormElement): boolean {
    const fields = fieldsOf(form)
    for (const field of fields) tellFaults(field, mount)
    // All are judged before the form may go; what is said beside hundreds of them is drawn while the page answers.
    const changed = fields.filter((field) => keep(field, judge(field, form)))
    drawInBatches(changed, draw)
    const names = sum(form, true, fields).map(nameOf)
    const isValid = names.length === 0
    emit('form:checked', { form: form.getAttribute('id') ?? form.getAttribute('name') ?? '', isValid, fields: names }, mount)
    return isValid
  }

  // Heard before anybody else's: a form with mistakes is nobody's to send, and the host's own code hears only of sound ones.
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
    show(field, judge(field, form))
    sum(form, false)
  }
  for (const type of ['input', 'change'])
    document.addEventListener(
      type,
      ({ target }) => {
        // A control's form may stand elsewhere and be named by `form=`.
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

  // What the server refused, in one call of the host's code; see README.
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
  for (const form of formsHere()) for (const field of fieldsOf(form)) tellFaults(field, mount)
  // The browser's own bubbles would speak its language and not the page's.
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

/** Sentences by the field's name. */
const Refusals = v.record(v.string(), v.union([v.string(), v.array(v.string())]))

export default defineEnhancer({ name: 'form-validator', options: Options, enhance })
