// Loads the files that a widget needs: modules with one retry, stylesheets once a page, all within a time limit.

/** The time limit of a script or stylesheet, in milliseconds (the spec's 120 s). */
export const CHUNK_LIMIT = 120_000
const RETRY_AFTER = 400

/** A script or stylesheet that was not loaded: timeout, missing file or network error. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

/** Loads with one retry; rejects with a ChunkLoadError that names the file. */
export function loadChunk<Value>(url: string, load: () => Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), CHUNK_LIMIT)
  })
  const again = () => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER)).then(load)
  return Promise.race([load().catch(again), limit])
    .catch((cause: unknown) => {
      throw new ChunkLoadError(`Could not load ${url}: blocked, gone or late`, { cause })
    })
    .finally(() => clearTimeout(timer))
}

/**
 * Shares one load between all callers, so that they continue in the order of their calls: of two imports of one module either may settle
 * first.
 * After a failure the next call tries again.
 * @example const loadStart = sharedLoading(() => load('start'))
 */
export function sharedLoading<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let known: Promise<Value> | null = null
  return () => {
    if (known) return known
    const loading = load()
    known = loading
    loading.catch(() => (known = null))
    return loading
  }
}

const sheets = new Map<string, Promise<unknown>>()

/** Whether a link's stylesheet is loaded. Chromium gives a failed one an empty sheet too, whose rules cannot be read. */
function hasArrived({ sheet, crossOrigin, href }: HTMLLinkElement): boolean {
  if (!sheet) return false
  try {
    return sheet.cssRules.length > 0
  } catch {
    // The rules of a cross-origin sheet without CORS cannot be read either, although it is loaded.
    return crossOrigin === null && new URL(href).origin !== location.origin
  }
}

/** The first style in the head that is not from the folder of our own. */
function firstOfTheme(url: string): Element | null {
  const folder = new URL('.', url).href
  const all = [...document.head.children].filter((element) => element.matches('link[rel~="stylesheet"],style'))
  return all.find((element) => !(element instanceof HTMLLinkElement && element.href.startsWith(folder))) ?? null
}

/** Ensures that a stylesheet is on the page: the host's own tag is used, or one is added. Resolves when it applies. */
export function loadStylesheet(url: string): Promise<unknown> {
  const known = sheets.get(url)
  if (known) return known
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')]
  let link = links.find(({ href }) => href === url)
  const printed = link
  const loading = loadChunk(url, async () => {
    if (link && hasArrived(link)) return
    if (!link) {
      link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = url
      // A policy may allow only elements with the page's nonce, which styles and scripts share.
      link.nonce = document.querySelector<HTMLElement>('style[nonce],link[nonce],script[nonce]')?.nonce ?? ''
      // Before the theme's own styles, so that the theme wins at equal specificity; they may also be in the body.
      document.head.insertBefore(link, firstOfTheme(url))
    }
    const waiting = link
    await new Promise((resolve, reject) => {
      waiting.addEventListener('load', resolve)
      waiting.addEventListener('error', reject)
      if (waiting !== printed) return
      // A tag that failed earlier fires no event any more; the page's own load event has waited for it.
      const look = () => (hasArrived(waiting) ? resolve(null) : reject(new Error('blocked')))
      if (document.readyState === 'complete') look()
      else addEventListener('load', look, { once: true })
    }).catch((cause: unknown) => {
      waiting.remove()
      link = undefined
      throw cause
    })
  })
  sheets.set(url, loading)
  loading.catch(() => sheets.delete(url))
  return loading
}
