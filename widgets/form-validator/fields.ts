// Reads the fields of a host's form: controls with rules, groups of checkboxes or radio buttons as one field, and their values.
import type { FieldHolds } from '#shared/domain/field-rules.ts'

/** A control that the user fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A control, or a group of controls of one name, with the rules that one of them carries. */
export interface Field {
  controls: readonly Control[]
  rules: string
  /** The control that carries the rules. */
  owner: Control
}

/** Whether the user fills this in. */
export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')

/** Returns a form's controls, in order. Does not read `form.elements`, which a control of that name would hide. */
function controlsOf(form: HTMLFormElement): Control[] {
  const all: unknown = Reflect.get(HTMLFormElement.prototype, 'elements', form)
  return all instanceof HTMLCollection ? [...all].filter(isControl) : []
}

const known = new WeakMap<Control, Field>()

/** Returns the enabled fields with rules. A group is the same object at each call. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  const controls = controlsOf(form)
  const boxes = new Map<string, Control[]>()
  for (const control of controls) {
    if (!isBox(control) || control.name === '') continue
    const key = `${control.type} ${control.name}`
    boxes.set(key, [...(boxes.get(key) ?? []), control])
  }
  const seen = new Set<Control>()
  const fields: Field[] = []
  for (const control of controls) {
    if (!hasRules(control) || seen.has(control)) continue
    const group = (isBox(control) && boxes.get(`${control.type} ${control.name}`)) || [control]
    for (const one of group) seen.add(one)
    fields.push(fieldWith(control, group))
  }
  return fields
}

/** Returns the field of a control, if it has rules. Reads the rest of a long form only for checkboxes and radio buttons. */
export function fieldOf(form: HTMLFormElement, control: Control): Field | undefined {
  const isGroup = isBox(control) && control.name !== ''
  const group = isGroup ? controlsOf(form).filter(({ type, name }) => type === control.type && name === control.name) : [control]
  const owner = group.find(hasRules)
  return owner && fieldWith(owner, group)
}

const hasRules = (control: Control) => (control.dataset['rules'] ?? '').trim() !== '' && !control.matches(':disabled')

function fieldWith(owner: Control, controls: readonly Control[]): Field {
  const rules = owner.dataset['rules'] ?? ''
  const field = known.get(owner) ?? { controls, rules, owner }
  known.set(owner, field)
  return Object.assign(field, { controls, rules })
}

/** The name by which the host and its server know a field. */
export function nameOf({ owner }: Field): string {
  return owner.name || owner.id
}

/** Returns the value of a field. */
export function holdsOf({ controls }: Pick<Field, 'controls'>): FieldHolds {
  const [first] = controls
  if (!first) return ''
  if (isBox(first)) {
    const chosen = controls.flatMap((control) => (isBox(control) && control.checked ? [control.value] : []))
    return controls.length > 1 && first.type === 'checkbox' ? chosen : (chosen[0] ?? '')
  }
  if (first instanceof HTMLSelectElement && first.multiple) return [...first.selectedOptions].map(({ value }) => value)
  if (first instanceof HTMLInputElement && first.type === 'file') return [...(first.files ?? [])].map(({ name }) => name)
  // A number field has an empty value while its input is not a number.
  return first.validity.badInput ? '?' : first.value
}

/** Returns the value of another control of the form, by its id or name, with or without rules. */
export function holdsOfOther(form: HTMLFormElement, idOrName: string): FieldHolds {
  const controls = controlsOf(form)
  const byId = controls.find(({ id }) => id === idOrName)
  const name = byId && !isBox(byId) ? null : (byId?.name ?? idOrName)
  return holdsOf({ controls: byId && name === null ? [byId] : controls.filter((control) => control.name === name && name !== '') })
}
