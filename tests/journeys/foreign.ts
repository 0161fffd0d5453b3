// Turns the shop's pages into pages of another kind of shop on their way to the browser: other scripts, styles and HTML.
import { readFile } from 'node:fs/promises'
import type { Guest } from './guest.ts'

/** The changes that make a page foreign. */
export interface Foreign {
  /** Classic scripts before everything else. */
  scripts?: readonly string[]
  /** A stylesheet after everything else. */
  style?: string
  /** `<base href>`, relative to the store. */
  base?: string
  /** The last change of the HTML. */
  change?: (html: string) => string
}

const support = (name: string) => readFile(new URL(`../support/${name}`, import.meta.url), 'utf8')

/** Changes of globals, as careless scripts make them. */
export const foreignGlobals = (): Promise<string> => support('foreign-globals.js')
/** Changes of elements, as frameworks make them. */
export const foreignReset = (): Promise<string> => support('foreign-reset.css')

/** Changes the guest's pages from now on; the provider's stay as they are. */
export async function makeForeign(
  { context, base, store }: Guest,
  { scripts = [], style = '', base: href, change = (html) => html }: Foreign,
): Promise<void> {
  for (const [index, script] of scripts.entries())
    await context.route(`${base}foreign-${index}.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  await context.route(`${base}foreign.css`, (route) => route.fulfill({ contentType: 'text/css', body: style }))
  const head = [
    ...(href === undefined ? [] : [`<base href="${base}${href}">`]),
    ...scripts.map((_script, index) => `<script src="/${store}/foreign-${index}.js"></script>`),
  ].join('')
  const last = style === '' ? '' : `<link rel="stylesheet" href="/${store}/foreign.css">`
  await context.route(
    ({ href: address }) => address.startsWith(base),
    async (route) => {
      const request = route.request()
      if (request.resourceType() !== 'document' || request.method() !== 'GET') return route.fallback()
      const response = await route.fetch({ maxRedirects: 0 })
      if (response.status() !== 200) return route.fulfill({ response })
      const html = (await response.text()).replace(/<head>/, `<head>${head}`).replace('</head>', `${last}</head>`)
      const headers = response.headers()
      // Such a shop has no policy; ours would block its scripts.
      delete headers['content-security-policy']
      delete headers['content-encoding']
      delete headers['content-length']
      return route.fulfill({ status: 200, headers, body: change(html) })
    },
  )
}
