// The host's challenge against robots. If the host has none, no proof is needed and no code for it is loaded.
import { atom } from 'nanostores'

/** The forms that a host may protect by a challenge. */
export type ChallengedForm = 'contact' | 'newsletter' | 'review' | 'register' | 'login'

/** A proof, or the reason why there is none, as a sentence for the shopper. */
export type Proof = { token: string } | { message: string }

/** The host's challenge; `mount/slots/challenge.tsx` makes it from the host's configuration. */
export interface Prover {
  /** Requests a proof for one submission of this form; null where the form needs none. Never rejects. */
  prove: (form: ChallengedForm) => Promise<Proof | null>
}

/** Null without a challenge. */
export const $prover = atom<Prover | null>(null)
