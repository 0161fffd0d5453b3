// Sends a request with upload progress: `fetch` reports none before the answer, and a streamed body needs HTTP/2, which a shop may not
// have. The result is the response that `fetch` would give, so the client needs no other changes.
import { environment } from '#shared/environment.ts'

/** Called with the bytes sent and the total. */
export type Follow = (sent: number, total: number) => void

/** Sends a request and calls `moved` whenever a part of it has been sent. */
export type Transport = (request: Request, moved: () => void) => Promise<Response>

/** A transport that reports progress; where the browser cannot, the request is sent by `fetch`. */
export function followed(follow: Follow): Transport {
  return async (request, moved) => {
    const line = environment.newUpload()
    if (!line) return environment.fetch(request)
    const body = await bodyOf(request)
    return new Promise((resolve, reject) => {
      const { signal } = request
      const lose = () => reject(new TypeError('The line was lost.'))
      const abort = () => line.abort()
      line.open(request.method, request.url)
      line.withCredentials = request.credentials === 'include'
      request.headers.forEach((value, name) => line.setRequestHeader(name, value))
      line.upload.addEventListener('progress', ({ loaded, total }) => {
        moved()
        follow(loaded, total)
      })
      line.addEventListener('load', () => resolve(answerOf(line, request.url)))
      for (const end of ['error', 'abort', 'timeout'] as const) line.addEventListener(end, lose)
      line.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
      signal?.addEventListener('abort', abort)
      if (signal?.aborted) lose()
      else line.send(body)
    })
  }
}

/** On pages whose library replaced `Request`, the client uses its own class. */
async function bodyOf(request: Request): Promise<string> {
  if (!('init' in request) || typeof request.init !== 'function') return request.text()
  const { body } = request.init()
  return typeof body === 'string' ? body : ''
}

/** XMLHttpRequest follows redirects silently; the answer is another address's, so a redirect is returned instead. */
function answerOf(line: XMLHttpRequest, requested: string): Response {
  if (line.responseURL !== '' && line.responseURL !== requested) return new Response(null, { status: 302 })
  const headers = new Headers()
  for (const row of line.getAllResponseHeaders().split('\r\n')) {
    const [, name, value] = /^([^:]+): (.*)$/.exec(row) ?? []
    if (name && value !== undefined) headers.append(name, value)
  }
  return new Response(line.responseText === '' ? null : line.responseText, { status: line.status, headers })
}
