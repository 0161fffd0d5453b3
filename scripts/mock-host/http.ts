// Reading requests and writing answers, for the mock host.
import type { IncomingMessage, ServerResponse } from 'node:http'

/** The cookies of a request. */
export function cookiesOf({ headers: { cookie = '' } }: IncomingMessage): Map<string, string> {
  return new Map(cookie.split(/; */).map((pair) => [pair.slice(0, pair.indexOf('=')), decoded(pair.slice(pair.indexOf('=') + 1))] as const))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The whole body as text. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}

/** A body as JSON; an empty object where it is none. */
export function jsonOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
  } catch {
    return {}
  }
}

/** One header. */
export function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name]
  return (Array.isArray(value) ? value[0] : value) ?? null
}

/** Sends an answer. */
export function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array = ''): void {
  response.writeHead(status, { 'Content-Type': type }).end(body)
}

/** Sends a page. */
export const sendPage = (response: ServerResponse, status: number, html: string): void =>
  send(response, status, 'text/html; charset=utf-8', html)

/** Leads to another address. */
export function lead(response: ServerResponse, location: string): void {
  response.writeHead(303, { Location: location }).end()
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text for HTML. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? letter)
