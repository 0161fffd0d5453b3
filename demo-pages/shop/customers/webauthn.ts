// What is true of a browser's word about a passkey: the checks of WebAuthn that are left where nobody asks who made the device
// (attestation `none`). Browsers hand over the public key ready for Node, so that no format of theirs is read here but two fixed ones.
import { createHash, verify } from 'node:crypto'
import * as v from 'valibot'

/** EdDSA, ES256 and RS256, the best first. */
export const algorithms = [-8, -7, -257]

const Bytes = v.pipe(v.string(), v.maxLength(4000), v.regex(/^[\w-]+$/), v.transform(bytesOf))
const Id = v.pipe(v.string(), v.maxLength(1400), v.regex(/^[\w-]+$/))

/** A new key as `toJSON()` of a browser writes it. */
export const NewCredential = v.object({
  id: Id,
  response: v.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    publicKey: v.pipe(v.string(), v.maxLength(4000), v.regex(/^[\w-]+$/)),
    publicKeyAlgorithm: v.picklist(algorithms),
    transports: v.fallback(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10)), []),
  }),
})
/** A signature by a known one. */
export const SignedCredential = v.object({
  id: Id,
  response: v.object({ clientDataJSON: Bytes, authenticatorData: Bytes, signature: Bytes }),
})

const ClientData = v.object({ type: v.string(), challenge: v.string(), origin: v.string(), crossOrigin: v.nullish(v.boolean(), false) })

/** What has to be true of both. */
export interface Ceremony {
  type: 'webauthn.create' | 'webauthn.get'
  origin: string
  rpID: string
  /** Whether the challenge is this visitor's; it is good once. */
  takeChallenge: (challenge: string) => Promise<boolean>
}

/** What a key says of itself: rpIdHash (32 bytes), flags (1), counter (4); a new one goes on with its id. */
const head = 37
const isPresent = 0b1
const hasKey = 0b100_0000

/** The key's counter where all is as it should be, else null. */
export async function readCeremony(
  { clientDataJSON, authenticatorData }: { clientDataJSON: Buffer; authenticatorData: Buffer },
  { type, origin, rpID, takeChallenge }: Ceremony,
): Promise<number | null> {
  const said = v.safeParse(ClientData, parseJson(clientDataJSON))
  if (!said.success || said.output.type !== type || said.output.origin !== origin || said.output.crossOrigin) return null
  if (authenticatorData.length < head || !authenticatorData.subarray(0, 32).equals(sha256(Buffer.from(rpID)))) return null
  if (((authenticatorData[32] ?? 0) & isPresent) === 0) return null
  return (await takeChallenge(said.output.challenge)) ? authenticatorData.readUInt32BE(33) : null
}

/** Whether a new key is the one that it names: its id follows the head, behind the maker's sixteen bytes and a length. */
export function isOfKey(authenticatorData: Buffer, id: string): boolean {
  if (((authenticatorData[32] ?? 0) & hasKey) === 0 || authenticatorData.length < head + 18) return false
  const length = authenticatorData.readUInt16BE(head + 16)
  return authenticatorData.subarray(head + 18, head + 18 + length).equals(bytesOf(id))
}

/** Whether this key signed: over what it says of itself, and the hash of what the browser says. */
export function isSigned(
  { clientDataJSON, authenticatorData, signature }: v.InferOutput<typeof SignedCredential>['response'],
  key: { publicKey: string; algorithm: number },
): boolean {
  const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)])
  try {
    return verify(key.algorithm === -8 ? null : 'sha256', signed, { key: bytesOf(key.publicKey), format: 'der', type: 'spki' }, signature)
  } catch {
    return false
  }
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'base64url')
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}
