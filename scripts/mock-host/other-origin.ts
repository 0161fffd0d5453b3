// Lets pages of another origin make calls, such as those of a development server on another port.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { headerOf } from './http.ts'

/**
 * The origin in this text. Throws where its pages could not write: the token is a cookie that they have to read, and a cookie knows no
 * port but belongs to one host name, which is ours.
 */
export function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || url.origin === 'null' || url.host === '') throw new Error(`cors: "${text}" is no origin; write it as http://localhost:5173.`)
  if (url.hostname === 'localhost') return url.origin
  const own = new URL(url.origin)
  own.hostname = 'localhost'
  throw new Error(`cors: pages of ${url.origin} cannot read the token, which is a cookie of localhost. Open them at ${own.origin}.`)
}

/** Allows a request of that origin, and what its preflight asks for: an adapter may send headers of its own. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse, origin: string): void {
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After')
  if (request.method !== 'OPTIONS') return
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE')
  response.setHeader('Access-Control-Allow-Headers', headerOf(request, 'access-control-request-headers') ?? '')
}
