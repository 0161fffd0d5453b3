// Connects a form to a view: its state, and the props that each part of the kit needs to be one of its fields.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { namesOf } from '#shared/form/names-of.ts'
import type { FieldError, Form, FormState, FormValues, NameOf } from '#shared/form/form-parts.ts'
import { problemSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { FieldProblem } from './ErrorSummary.tsx'

/** The props of every field. Spread them first, so that later props override them. */
interface FieldParts {
  id: string
  name: string
  error: string | null
  isRequired: boolean
}

/** The same with a label, and "(optional)" for optional fields. */
interface LabelledParts extends FieldParts {
  label: string
  note: string | undefined
}

/** A form for a view: `<Form of={...}>`, with a spread for each field. */
export interface FormView<Values extends FormValues, Value = unknown> {
  form: Form<Values, Value>
  state: FormState<Values, Value>
  /** The errors, in the order of the labels. */
  problems: readonly FieldProblem[]
  /** Reads the values that empty fields show: password managers fill controls without any event. `Form` calls it before submitting. */
  takeShown: () => void
  /** For `TextField`, `PasswordField` and `TextArea`. */
  text: (name: NameOf<Values, string>) => LabelledParts & { value: string; onInput: (text: string) => void; onLeave: () => void }
  /** For `Select`. */
  select: (name: NameOf<Values, string>) => LabelledParts & { value: string; onChoose: (value: string) => void }
  /** For `RadioGroup`; each `Choice` in it takes `radio(name, value)`. */
  group: (name: NameOf<Values, string>) => Omit<FieldParts, 'name'> & { legend: string }
  /** For a `Choice` of a group. */
  radio: (
    name: NameOf<Values, string>,
    value: string,
  ) => { type: 'radio'; id: string; name: string; value: string; isChosen: boolean; onChoose: () => void }
  /** For `Checkbox`. */
  box: (name: NameOf<Values, boolean>) => FieldParts & { label: string; isTicked: boolean; onTick: (isTicked: boolean) => void }
  /** For `FileField`. */
  files: (name: NameOf<Values, readonly File[]>) => LabelledParts & { files: readonly File[]; onChoose: (files: readonly File[]) => void }
}

/**
 * The form that `make` creates once for this view (or returns, for a store's form). Its fields are named by `labels`, whose order the
 * summary follows.
 * @example const contact = useForm(contactForm, { email: t`E-mail address`, message: t`Message` })
 */
export function useForm<Values extends FormValues, Value>(
  make: () => Form<Values, Value>,
  labels: Readonly<Record<keyof Values & string, string>>,
): FormView<Values, Value> {
  const { t } = useLingui()
  const mount = useMount()
  const id = (name: string) => mount.id(kebab(name))
  const [form] = useState(make)
  const state = useShared(form.$state)
  useEffect(() => form.start(), [form])

  type Name = keyof Values & string
  const parts = (name: Name): FieldParts => ({
    id: id(name),
    name,
    error: sentenceOf(state.errors.get(name)),
    isRequired: form.isRequired(name),
  })
  const labelled = (name: Name): LabelledParts => {
    const all = parts(name)
    return { ...all, label: labels[name], note: all.isRequired ? undefined : t`(optional)` }
  }
  // A redraw would clear a control whose value the form did not receive.
  const takeShown = (but?: Name) => form.takeShown((name) => (name === but ? '' : textIn(id(name))))
  const textOf = (name: Name): string => {
    const value = state.values[name]
    return typeof value === 'string' ? value : ''
  }
  const filesOf = (name: Name): readonly File[] => {
    const value = state.values[name]
    return typeof value === 'object' ? value : []
  }
  const problems: FieldProblem[] = []
  for (const name of namesOf(labels)) {
    const sentence = sentenceOf(state.errors.get(name))
    if (sentence !== null) problems.push({ id: id(name), label: labels[name], sentence })
  }
  return {
    form,
    state,
    problems,
    takeShown: () => takeShown(),
    text: (name) => ({
      ...labelled(name),
      value: textOf(name),
      onInput: (text) => {
        takeShown(name)
        form.type(name, text)
      },
      onLeave: () => form.leave(name),
    }),
    select: (name) => ({ ...labelled(name), value: textOf(name), onChoose: (value) => form.type(name, value) }),
    group: (name) => {
      const { id: own, error, isRequired } = parts(name)
      return { id: own, error, isRequired, legend: labels[name] }
    },
    radio: (name, value) => ({
      type: 'radio',
      id: id(`${name}-${value}`),
      name,
      value,
      isChosen: textOf(name) === value,
      onChoose: () => form.type(name, value),
    }),
    box: (name) => ({
      ...parts(name),
      label: labels[name],
      isTicked: state.values[name] === true,
      onTick: (isTicked) => form.tick(name, isTicked),
    }),
    files: (name) => ({ ...labelled(name), files: filesOf(name), onChoose: (files) => form.attach(name, files) }),
  }
}

/** The text that the control of an id shows; a group of choices has none. */
function textIn(id: string): string {
  const control = document.getElementById(id)
  return control && 'value' in control ? String(control.value) : ''
}

/** Ids are in kebab case, whatever a field's name is. */
function kebab(name: string): string {
  return name.replaceAll('_', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function sentenceOf(error: FieldError | undefined): string | null {
  if (error === undefined) return null
  return typeof error === 'string' ? error : problemSentence(error)
}
