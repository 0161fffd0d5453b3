// The browser's passkeys: created and used through the JSON of the host. Without support there are none, and the password still works.
import type { PasskeyBrowser } from '#shared/session/rules/passkey-browser.ts'

/** The browser's passkey functions; null where it has no passkeys, or does not support their JSON. */
export function passkeyBrowser(): PasskeyBrowser | null {
  if (typeof PublicKeyCredential !== 'function' || typeof PublicKeyCredential.parseCreationOptionsFromJSON !== 'function') return null
  const own = PublicKeyCredential
  return {
    // The browser reports errors in the host's options itself.
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

/** Closing the browser's dialog means that the person changed her mind, which is not a failure. */
async function answer(request: () => Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await request()
    return credential instanceof PublicKeyCredential ? credential.toJSON() : null
  } catch (error) {
    if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return null
    throw error
  }
}
