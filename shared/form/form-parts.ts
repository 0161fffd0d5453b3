// What a form is made of.
import type { ReadableAtom } from 'nanostores'
import type { Failure, Result } from '#shared/domain/failure.ts'
import type { Problem } from '#shared/domain/problem.ts'
import type { Stop } from '#shared/environment.ts'

/** What a field can hold: a text (also a select's or a radio group's), a tick, files. */
export type FieldValue = string | boolean | readonly File[]

/** The fields of a form and what they hold. */
export type FormValues = Record<string, FieldValue>

/** The names of the fields that hold values of one kind. */
export type NameOf<Values, Kind> = { [Name in keyof Values & string]: Values[Name] extends Kind ? Name : never }[keyof Values & string]

/** Rules by field; those of `#shared/domain` fit. A field without a rule is always fine. */
export type FieldRules<Values> = { readonly [Name in keyof Values]?: (value: Values[Name]) => Problem | null }

/** What is wrong with a field: a rule's problem, or the server's own sentence. */
export type FieldError = Problem | string

/** How far the sending is. */
export type Sending<Value> =
  | { state: 'editing' }
  | { state: 'sending' }
  | { state: 'failed'; error: Failure }
  | { state: 'sent'; value: Value }

/** All that a view draws of a form. */
export interface FormState<Values, Value> {
  values: Values
  /** What to show beside which field; a field that nobody has judged yet is not in it. */
  errors: ReadonlyMap<keyof Values & string, FieldError>
  sending: Sending<Value>
  /** How many submits ended at wrong fields: each of them moves the focus to the summary. */
  refusals: number
}

/** Where what was typed is kept for the visit; `draft()` of `#stores/kit/draft.ts` makes one. */
export interface DraftStorage {
  get: () => Readonly<Record<string, string | boolean>> | null
  set: (values: Readonly<Record<string, string | boolean>>) => void
  forget: () => void
}

/** What every form says of itself. */
interface FormBasics<Values, Value> {
  /** The rules for what the fields hold now: they may depend on one another, as a repeated password does. */
  rules?: (values: Values) => FieldRules<Values>
  /** Sends it: a verb of a store. Called once at a time, with values that keep all rules. */
  submit: (values: Values, origin?: object) => Promise<Result<Value>>
  /** Keeps what is typed over a reload and a way round, until it is sent. */
  draft?: DraftStorage
  /** Fields that are never kept, and empty again once the form is sent: passwords, birth dates. Files never are kept either. */
  secrets?: readonly (keyof Values & string)[]
  /** What the server said of fields when a plain form was posted: it is shown from the start. */
  refused?: Readonly<Partial<Record<keyof Values & string, string>>>
  /** Our name of a field that the server refuses, where it is not the server's name in camel case. */
  fieldOf?: (wireName: string) => (keyof Values & string) | undefined
}

/** A form has its values, or works on those that a store has: then the store is told of each change. */
export type FormPlace<Values> = { values: Values } | { $values: ReadableAtom<Values>; write: (values: Values) => void }

/** What a form is made of. */
export type FormOptions<Values, Value> = FormBasics<Values, Value> & FormPlace<Values>

/** A form. Its verbs never throw; give `$state` to `useShared`, or the whole to `useForm` of `#shared/ui`. */
export interface Form<Values, Value = unknown> {
  readonly $state: ReadableAtom<FormState<Values, Value>>
  /** The person typed or chose a text. */
  type: (name: NameOf<Values, string>, text: string) => void
  /** The person ticked a box or took the tick away. */
  tick: (name: NameOf<Values, boolean>, isTicked: boolean) => void
  /** The person chose files. */
  attach: (name: NameOf<Values, readonly File[]>, files: readonly File[]) => void
  /** The person left a field: it is judged, if something was typed. */
  leave: (name: keyof Values & string) => void
  /** Fields that are empty here take what their controls show, `''` for nothing: password managers fill them without any event. */
  takeShown: (textIn: (name: keyof Values & string) => string) => void
  /** Our code fills fields in: nothing is judged by it. */
  fillIn: (part: Partial<Values>) => void
  /**
   * Judges every field and, where all are fine, sends the form. While it is on its way a second call is the same.
   * @example const sent = await contact.submit(); if (sent.ok) thank(sent.value)
   */
  submit: (origin?: object) => Promise<Result<Value>>
  /** Empty and unjudged again, but for what is given; an answer on its way is nobody's. */
  reset: (part?: Partial<Values>) => void
  /** Whether a field has to be filled in, going by its rule. */
  isRequired: (name: keyof Values & string) => boolean
  /** The form is on the page: brings back what was typed before. The answer ends what runs. */
  start: () => Stop
}
