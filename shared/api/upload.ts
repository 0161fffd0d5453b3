// A request whose sending can be followed: `fetch` tells nothing of it before the answer, and a body that is a stream needs HTTP/2, which a
// shop may not have. What comes back is what `fetch` would have answered, so that everything around a call stays the client's.
import { environment } from '#shared/environment.ts'

/** Hears how many bytes of how many have left. */
export type Follow = (sent: number, total: number) => void

/** Sends a request and calls `moved` whenever a part of it has left. */
export type Transport = (request: Request, moved: () => void) => Promise<Response>

/** A way out for a call that tells how far it is; where the browser cannot tell, it goes out as all others do. */
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

/** On pages whose library replaced `Request` the client has one of its own. */
async function bodyOf(request: Request): Promise<string> {
  if (!('init' in request) || typeof request.init !== 'function') return request.text()
  const { body } = request.init()
  return typeof body === 'string' ? body : ''
}

/** A redirect is followed before we hear of it; its answer is another address's, so what is passed on is the redirect. */
function answerOf(line: XMLHttpRequest, asked: string): Response {
  if (line.responseURL !== '' && line.responseURL !== asked) return new Response(null, { status: 302 })
  const headers = new Headers()
  for (const row of line.getAllResponseHeaders().split('\r\n')) {
    const [, name, value] = /^([^:]+): (.*)$/.exec(row) ?? []
    if (name && value !== undefined) headers.append(name, value)
  }
  return new Response(line.responseText === '' ? null : line.responseText, { status: line.status, headers })
}
