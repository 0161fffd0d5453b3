// Loads what a widget needs: modules with one retry, stylesheets once a page, all within a limit.

/** How long a script or stylesheet may take, in milliseconds (the spec's 120 s). */
export const CHUNK_LIMIT = 120_000
const RETRY_AFTER = 400

/** A script or stylesheet that did not arrive: timeout, missing file or network error. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  readonly url: string
  constructor(url: string, cause: unknown) {
    super(`Could not load ${url}: the file is blocked, gone or late`, {
      cause,
    })
    this.url = url
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function limited<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${CHUNK_LIMIT / 1000} s`)), CHUNK_LIMIT)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

/** Loads with one retry; rejects with a ChunkLoadError that names the file. */
export async function loadChunk<Value>(url: string, load: () => Promise<Value>): Promise<Value> {
  try {
    return await limited(load())
  } catch {
    await pause(RETRY_AFTER)
    return await limited(load()).catch((cause: unknown) => {
      throw new ChunkLoadError(url, cause)
    })
  }
}

const sheets = new Map<string, Promise<void>>()

function attach(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error('the stylesheet did not load'))
    }
    // Before the theme's own sheets, so that a theme wins over us at equal strength.
    const first = document.head.querySelector('link[rel~="stylesheet"],style')
    document.head.insertBefore(link, first)
  })
}

/** Makes sure a stylesheet is on the page: the host's own tag counts, else one is added. Resolves when it applies. */
export function loadStylesheet(url: string): Promise<void> {
  const known = sheets.get(url)
  if (known) return known
  const printed = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')].find((link) => link.href === url)
  const loading = printed?.sheet ? Promise.resolve() : printed ? whenLoaded(printed, url) : loadChunk(url, () => attach(url))
  sheets.set(url, loading)
  loading.catch(() => sheets.delete(url))
  return loading
}

function whenLoaded(link: HTMLLinkElement, url: string): Promise<void> {
  return limited(
    new Promise<void>((resolve, reject) => {
      link.addEventListener('load', () => resolve(), { once: true })
      link.addEventListener('error', () => reject(new Error('the stylesheet did not load')), { once: true })
    }),
  ).catch(() => loadChunk(url, () => attach(url)))
}
