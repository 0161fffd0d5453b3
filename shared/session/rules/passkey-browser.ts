// The type of a browser's passkey functions, for stores, which have no access to the browser.

/** Results are JSON for the host; null where the person changed her mind. */
export interface PasskeyBrowser {
  /** Creates a passkey. */
  create: (options: Readonly<Record<string, unknown>>) => Promise<unknown>
  /** Signs with a passkey: in a dialog, or where it `isOffered`, through the field's autofill. */
  sign: (options: Readonly<Record<string, unknown>>, how: { isOffered: boolean; signal: AbortSignal }) => Promise<unknown>
  /** Whether passkeys can be offered in a field. */
  canOffer: () => Promise<boolean>
}
