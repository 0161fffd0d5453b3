// The client of the payment provider, a separate service that is called over HTTP, signs its notices, and is sometimes unavailable.
import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { isSame } from './same-text.ts'

const Payment = v.object({
  id: v.string(),
  reference: v.string(),
  amount: v.number(),
  currency: v.string(),
  status: v.picklist(['open', 'paid', 'pending', 'canceled', 'rejected', 'failed', 'expired']),
  paid_back: v.number(),
})

/** A payment in the provider's answer; the amount is in cents. */
export type ProviderPayment = v.InferOutput<typeof Payment>

/** The shop's request for a payment. */
export interface PaymentOrder {
  /** The attempt's id; two requests with the same id open one payment. */
  reference: string
  amount: number
  currency: string
  description: string
  method: string
  issuer: string | null
  return_url: string
  notice_url: string
}

/** The provider's address and the shared secret. */
export interface ProviderAddress {
  url: string
  key: string
}

/** The provider's calls. Each rejects with `ProviderSilent` if there is no answer. */
export interface PaymentProvider {
  open: (order: PaymentOrder) => Promise<ProviderPayment>
  /** Returns null for an unknown payment. */
  read: (id: string) => Promise<ProviderPayment | null>
  cancel: (id: string) => Promise<ProviderPayment | null>
  /** Refunds once per reference, never more than was paid. */
  refund: (id: string, wish: { reference: string; amount: number }) => Promise<ProviderPayment | null>
  /** Payments since this moment, including those that no notice reported. */
  listPaid: (since: Date) => Promise<ProviderPayment[]>
  /** The address of the provider's own terms for payment on credit. */
  termsFor: (language: string) => string
  /** The address of a payment's page. */
  pageOf: (id: string) => string
  /** Whether the provider signed this notice. */
  isSigned: (body: string, signature: string) => boolean
}

/** Thrown if the provider gave no answer, or an invalid one: the payment's status is unknown. */
export class ProviderSilent extends Error {
  constructor(question: string, cause: unknown) {
    super(`payment: the provider gave no answer to ${question}`, { cause })
    this.name = 'ProviderSilent'
  }
}

const patience = 5_000

/** Creates the client for the provider at this address. */
export function connectProvider({ url, key }: ProviderAddress): PaymentProvider {
  const ask = async (method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> => {
    try {
      const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
      const init = { method, headers, signal: AbortSignal.timeout(patience), ...(body ? { body: JSON.stringify(body) } : {}) }
      const answer = await fetch(`${url}/api/payments${path}`, init)
      if (answer.status === 404) return null
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      return await answer.json()
    } catch (error) {
      throw new ProviderSilent(`${method} ${path}`, error)
    }
  }
  const read = <Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> => {
    const parsed = v.safeParse(schema, answer)
    if (!parsed.success) throw new ProviderSilent('a question in words that can be read', parsed.issues)
    return parsed.output
  }
  const one = async (method: 'GET' | 'POST', path: string, body?: object) => read(v.nullable(Payment), await ask(method, path, body))
  return {
    open: async (order) => read(Payment, await ask('POST', '', order)),
    read: (id) => one('GET', `/${id}`),
    cancel: (id) => one('POST', `/${id}/cancel`),
    refund: (id, wish) => one('POST', `/${id}/refund`, wish),
    listPaid: async (since) => read(v.array(Payment), await ask('GET', `?paid_since=${since.getTime()}`)),
    termsFor: (language) => `${url}/terms/${language}`,
    pageOf: (id) => `${url}/payments/${id}`,
    isSigned: (body, signature) => isSame(signature, createHmac('sha256', key).update(body).digest('base64url')),
  }
}
