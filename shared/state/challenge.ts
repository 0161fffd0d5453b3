// Proof that no robot sends a form. If the host has no check, there is nothing to prove and no code for it.
import { atom } from 'nanostores'

/** The forms that a host may have checked. */
export type ChallengedForm = 'contact' | 'newsletter' | 'review' | 'register' | 'login'

/** A proof, or why there is none, in words for whoever waits. */
export type Proof = { token: string } | { words: string }

/** The host's check; `mount/slots/challenge.tsx` makes it of what the host gave. */
export interface Prover {
  /** Asks for a proof that is good for sending this form once; null where this form needs none. Never rejects. */
  prove: (form: ChallengedForm) => Promise<Proof | null>
}

/** Null where no check was plugged in. */
export const $prover = atom<Prover | null>(null)
