// The few lines that a page gets in development: they wait for "changed" and load the page anew, under the same strict policy.
import { createHash } from 'node:crypto'

/** Where the page listens; no store has this path. */
export const eventsPath = '/__dev/events'

const script = `new EventSource('${eventsPath}').onmessage=()=>location.reload()`
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Puts the script at the end of a page. */
export function withReload(html: string): string {
  const tag = `<script>${script}</script>`
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html + tag : html.slice(0, end) + tag + html.slice(end)
}

/** Lets exactly that script through a policy, and its connection; the rest stays as strict as it is. */
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
