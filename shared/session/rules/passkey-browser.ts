// What a browser does with passkeys, for stores that do not know browsers.

/** Answers are JSON for the host; null where the person has changed her mind. */
export interface PasskeyBrowser {
  /** Makes a key. */
  create: (options: Readonly<Record<string, unknown>>) => Promise<unknown>
  /** Signs with one: in a dialog, or where it `isOffered`, among what the browser fills into the field. */
  sign: (options: Readonly<Record<string, unknown>>, how: { isOffered: boolean; signal: AbortSignal }) => Promise<unknown>
  /** Whether it can be offered in a field. */
  canOffer: () => Promise<boolean>
}
