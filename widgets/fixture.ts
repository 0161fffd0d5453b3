// What the conformance suite needs to know of a widget; each keeps its own in widgets/<name>/<name>.fixture.ts.

/** Answers to a call that is made more than once: each in its turn, the last for good. */
export class InTurn {
  readonly answers: readonly unknown[]
  constructor(...answers: readonly unknown[]) {
    this.answers = answers
  }
}

/** A state that people meet, reached from the fixture. */
export interface Scene {
  /** Instead of the fixture's. */
  options?: Record<string, unknown>
  /** Instead of the fixture's or besides them; a number is a status, `InTurn` holds several. */
  answers?: Record<string, unknown>
  /** The server draws with these answers and this state, and no call is answered. */
  printed?: Record<string, unknown>
  state?: Record<string, Record<string, unknown>>
  cookies?: Record<string, string>
  /** Selector of what opens it where there is little room; pressed only where it is seen. */
  opener?: string
  /** Selectors of what is pressed, one after another. */
  press?: readonly string[]
  /** CSS selector of what is seen then. */
  shows: string
}

/** A widget as a page would use it, for the suite that every widget must pass. */
export interface Fixture {
  /** Options as the JSON child; each option of the schema should appear. */
  options?: Record<string, unknown>
  /** Attributes of the mount. */
  attributes?: Record<string, string>
  /** The host's own HTML inside the mount. */
  fallback: string
  /** `?...` behind the page's address, for widgets that read it. */
  search?: string
  /** The answers that the server draws with, by path; for views. */
  printed?: Record<string, unknown>
  /** What it knows besides, by store and name. */
  state?: Record<string, Record<string, unknown>>
  /** What the host answers to the widget's calls, by path behind `apiUrl`; the same facts as in `printed`. Other calls reach the real host. */
  answers?: Record<string, unknown>
  /** States besides the first one; axe looks at each. */
  scenes?: Record<string, Scene>
  /** Messages that read the same in another language, e.g. `{ nl: ['Checkout'] }`. */
  sameTexts?: Partial<Record<'nl' | 'de' | 'sv', readonly string[]>>
}
