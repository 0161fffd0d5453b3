// Types of the form model.
import type { ReadableAtom } from 'nanostores'
import type { Failure, Result } from '#shared/domain/failure.ts'
import type { Problem } from '#shared/domain/problem.ts'
import type { Stop } from '#shared/environment.ts'

/** The value of a field: a text (also a select's or a radio group's), a checkbox's state, files. */
export type FieldValue = string | boolean | readonly File[]

/** The fields of a form and their values. */
export type FormValues = Record<string, FieldValue>

/** The names of the fields with values of one type. */
export type NameOf<Values, Kind> = { [Name in keyof Values & string]: Values[Name] extends Kind ? Name : never }[keyof Values & string]

/** Rules by field; those of `#shared/domain` fit. A field without a rule is always valid. */
export type FieldRules<Values> = { readonly [Name in keyof Values]?: (value: Values[Name]) => Problem | null }

/** The error of a field: a rule's problem, or the server's own sentence. */
export type FieldError = Problem | string

/** The state of the submission. */
export type Sending<Value> =
  | { state: 'editing' }
  | { state: 'sending' }
  | { state: 'failed'; error: Failure }
  | { state: 'sent'; value: Value }

/** The state of a form, for its view. */
export interface FormState<Values, Value> {
  values: Values
  /** The errors to show, by field; a field that was not validated yet is not in it. */
  errors: ReadonlyMap<keyof Values & string, FieldError>
  sending: Sending<Value>
  /** The number of submits with invalid fields: each of them moves the focus to the summary. */
  refusals: number
}

/** Stores the typed values for the visit; `draft()` of `#stores/kit/draft.ts` makes one. */
export interface DraftStorage {
  get: () => Readonly<Record<string, string | boolean>> | null
  set: (values: Readonly<Record<string, string | boolean>>) => void
  forget: () => void
}

/** The options that every form has. */
interface FormBasics<Values, Value> {
  /** The rules for the current values: they may depend on one another, as a repeated password does. */
  rules?: (values: Values) => FieldRules<Values>
  /** Submits the form: a verb of a store. Called once at a time, with valid values. */
  submit: (values: Values, origin?: object) => Promise<Result<Value>>
  /** Persists typed values across a reload or navigation, until the form is sent. */
  draft?: DraftStorage
  /** Fields that are never persisted, and cleared once the form is sent: passwords, birth dates. Files are never persisted either. */
  secrets?: readonly (keyof Values & string)[]
  /** The server's sentences by field after a plain form was posted; shown from the start. */
  refused?: Readonly<Partial<Record<keyof Values & string, string>>>
  /** Maps the server's name of a refused field to ours, where it is not the same in camel case. */
  fieldOf?: (wireName: string) => (keyof Values & string) | undefined
}

/** A form holds its values, or edits those of a store; then the store receives each change. */
export type FormPlace<Values> = { values: Values } | { $values: ReadableAtom<Values>; write: (values: Values) => void }

/** The options of a form. */
export type FormOptions<Values, Value> = FormBasics<Values, Value> & FormPlace<Values>

/** A form. Its verbs never throw; pass `$state` to `useShared`, or the whole form to `useForm` of `#shared/ui`. */
export interface Form<Values, Value = unknown> {
  readonly $state: ReadableAtom<FormState<Values, Value>>
  /** Handles text that the person typed or chose. */
  type: (name: NameOf<Values, string>, text: string) => void
  /** Handles a box that the person ticked or unticked. */
  tick: (name: NameOf<Values, boolean>, isTicked: boolean) => void
  /** Handles files that the person chose. */
  attach: (name: NameOf<Values, readonly File[]>, files: readonly File[]) => void
  /** Handles leaving a field: it is validated, if something was typed. */
  leave: (name: keyof Values & string) => void
  /** Reads the values that the controls of empty fields show, `''` for none: password managers fill them without any event. */
  takeShown: (textIn: (name: keyof Values & string) => string) => void
  /** Fills fields in by code; validates nothing. */
  fillIn: (part: Partial<Values>) => void
  /**
   * Validates every field and, where all are valid, submits the form. A second call during the submission returns the same promise.
   * @example const sent = await contact.submit(); if (sent.ok) thank(sent.value)
   */
  submit: (origin?: object) => Promise<Result<Value>>
  /** Clears values and errors, except the given ones; the answer to a running submission is ignored. */
  reset: (part?: Partial<Values>) => void
  /** Whether a field is required, by its rule. */
  isRequired: (name: keyof Values & string) => boolean
  /** Starts the form on the page and restores the typed values. The returned function stops it. */
  start: () => Stop
}
