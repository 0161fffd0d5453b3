// A script for pages in development that reloads them on the event "changed", under the same strict policy.
import { createHash } from 'node:crypto'

/** The path of the events; no store has a page there. */
export const eventsPath = '/__dev/events'

const script = `new EventSource('${eventsPath}').onmessage=()=>location.reload()`
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Adds the script at the end of a page. */
export function withReload(html: string): string {
  const tag = `<script>${script}</script>`
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html + tag : html.slice(0, end) + tag + html.slice(end)
}

/** Allows exactly that script and its connection in a policy; the rest stays as strict. */
export function allowReload(policy: string): string {
  const directives = policy.split(';').map((directive) => directive.trim())
  const allowing = (name: string, value: string) => {
    const index = directives.findIndex((directive) => directive.startsWith(`${name} `))
    if (index < 0) directives.push(`${name} ${value}`)
    else if (!directives[index]?.split(' ').includes(value)) directives[index] = `${directives[index]?.replace(/ 'none'$/, '')} ${value}`
  }
  allowing('script-src', hash)
  allowing('connect-src', "'self'")
  return directives.filter(Boolean).join('; ')
}
