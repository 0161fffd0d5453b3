// The types of a fixture for the conformance suite; each widget keeps its own in widgets/<name>/<name>.fixture.ts.

/** Answers to a call that is made several times: in order, and the last one from then on. */
export class InTurn {
  readonly answers: readonly unknown[]
  constructor(...answers: readonly unknown[]) {
    this.answers = answers
  }
}

/** A state of the widget, reached from the fixture. */
export interface Scene {
  /** Replaces the fixture's options. */
  options?: Record<string, unknown>
  /** Replaces or extends the fixture's answers; a number is a status, `InTurn` holds several. */
  answers?: Record<string, unknown>
  /** The server renders with these answers and this state, and no call is answered. */
  printed?: Record<string, unknown>
  state?: Record<string, Record<string, unknown>>
  cookies?: Record<string, string>
  /** Selector of the control that opens the widget on narrow screens; pressed only if it is visible. */
  opener?: string
  /** Selectors of the elements to press, in order. */
  press?: readonly string[]
  /** CSS selector of the element that is visible then. */
  shows: string
}

/** A widget on a page, for the suite that every widget must pass. */
export interface Fixture {
  /** Options as the JSON child; each option of the schema should appear. */
  options?: Record<string, unknown>
  /** Attributes of the mount. */
  attributes?: Record<string, string>
  /** The host's own HTML inside the mount. */
  fallback: string
  /** The page's query string, `?...`, for widgets that read it. */
  search?: string
  /** The answers that the server renders with, by path; for views. */
  printed?: Record<string, unknown>
  /** Further state, by store and name. */
  state?: Record<string, Record<string, unknown>>
  /** The host's answers to the widget's calls, by path below `apiUrl`; the same data as in `printed`. Other calls reach the real host. */
  answers?: Record<string, unknown>
  /** States besides the first one; axe checks each of them. */
  scenes?: Record<string, Scene>
  /** Messages that read the same in another language, e.g. `{ nl: ['Checkout'] }`. */
  sameTexts?: Partial<Record<'nl' | 'de' | 'sv', readonly string[]>>
}
