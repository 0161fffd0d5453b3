// A device with one passkey, made of Node's own keys, and every way in which it or its page can be wrong.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** The possible errors of a device or a page. */
export interface Wrong {
  origin?: string
  type?: string
  site?: string
  flags?: number
  count?: number
  challenge?: string
}

/** A device with one key. */
export class Device {
  readonly #origin: string
  readonly id = randomBytes(16)
  readonly #keys: { privateKey: KeyObject; publicKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  count = 0

  /** `origin` is the page that it believes to be at. */
  constructor(origin: string) {
    this.#origin = origin
  }

  #said(type: string, challenge: string, wrong: Wrong): Buffer {
    return Buffer.from(
      JSON.stringify({ type: wrong.type ?? type, challenge: wrong.challenge ?? challenge, origin: wrong.origin ?? this.#origin }),
    )
  }
  #head(flags: number, wrong: Wrong): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(wrong.count ?? ++this.count)
    const site = createHash('sha256')
      .update(wrong.site ?? new URL(this.#origin).hostname)
      .digest()
    return Buffer.concat([site, Buffer.from([wrong.flags ?? flags]), counter])
  }

  /** The answer to a request for a new key. */
  create(challenge: string, wrong: Wrong = {}) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    // COSE: an elliptic key (1: 2) for ES256 (3: -7) on P-256 (-1: 1) at x (-2) and y (-3).
    const cose = [
      'a5010203262001215820',
      Buffer.from(x, 'base64url').toString('hex'),
      '225820',
      Buffer.from(y, 'base64url').toString('hex'),
    ]
    const key = Buffer.concat([randomBytes(16), Buffer.from([0, this.id.length]), this.id, Buffer.from(cose.join(''), 'hex')])
    return this.#json({
      clientDataJSON: this.#said('webauthn.create', challenge, wrong),
      attestationObject: unattested(Buffer.concat([this.#head(0b100_0101, wrong), key])),
    })
  }

  /** The answer to a login. */
  sign(challenge: string, wrong: Wrong = {}, by: Device = this) {
    const [clientDataJSON, authenticatorData] = [this.#said('webauthn.get', challenge, wrong), this.#head(0b101, wrong)]
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()])
    return this.#json({ clientDataJSON, authenticatorData, signature: sign('sha256', signed, by.#keys.privateKey) })
  }
  #json(response: Record<string, Buffer>) {
    const id = this.id.toString('base64url')
    const texts = Object.entries(response).map(([name, value]) => [name, value.toString('base64url')])
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: Object.fromEntries(texts) }
  }
}

/** CBOR of `{ fmt: 'none', attStmt: {}, authData }`: no attestation of the device. */
function unattested(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
  const bytes = Buffer.concat([Buffer.from([0x58, data.length]), data])
  return Buffer.concat([Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes])
}
