// The browser's own passkeys: created and used through the JSON that hosts send and read. Without support there are none, and a password works.
import type { PasskeyBrowser } from '#shared/session/rules/passkey-browser.ts'

/** What this browser does; null where it has no passkeys, or none that speak JSON. */
export function passkeyBrowser(): PasskeyBrowser | null {
  if (typeof PublicKeyCredential !== 'function' || typeof PublicKeyCredential.parseCreationOptionsFromJSON !== 'function') return null
  const own = PublicKeyCredential
  return {
    // What is wrong with a host's options the browser says itself.
    create: (options) =>
      answer(() => navigator.credentials.create({ publicKey: Reflect.apply(own.parseCreationOptionsFromJSON, own, [options]) })),
    sign: (options, { isOffered, signal }) =>
      answer(() => {
        const publicKey = Reflect.apply(own.parseRequestOptionsFromJSON, own, [options])
        return navigator.credentials.get({ publicKey, signal, ...(isOffered ? { mediation: 'conditional' } : {}) })
      }),
    canOffer: async () => (await own.isConditionalMediationAvailable?.()) ?? false,
  }
}

/** Who closes the browser's dialog has changed her mind: that is no fault. */
async function answer(ask: () => Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await ask()
    return credential instanceof PublicKeyCredential ? credential.toJSON() : null
  } catch (error) {
    if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return null
    throw error
  }
}
