// A document with the real loader and runtime, and with widgets made for a test.
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { activate } from '#shared/i18n/i18n.ts'
import type { EnhanceWidget, ViewWidget } from '#shared/mount/define.ts'
import { Loader } from '#shared/mount/loader.ts'

/** The page of the test that is running. */
export interface LoadedPage {
  /** Puts a mount of a widget on the page with the host's own HTML inside. */
  add: (name: string, html: string, attributes?: Record<string, string>) => HTMLElement
  /** The details of one kind of loader event, oldest first. */
  eventsOf: (event: 'failed' | 'error' | 'mounted') => unknown[]
  /** The addresses that forms of the page were submitted to. */
  sent: string[]
  /** Waits until the loader has processed the changes of the document. */
  settles: () => Promise<void>
}

/** Call it once per file: a loader lives as long as its page. */
export function useFreshPage(widgets: Record<string, ViewWidget | EnhanceWidget>): LoadedPage {
  const events: { name: string; detail: unknown }[] = []
  const sent: string[] = []
  const explain = () => import('#shared/mount/explain.ts')

  beforeAll(() => {
    for (const name of ['failed', 'error', 'mounted'])
      document.addEventListener(`touchline:${name}`, (event) => {
        if (event instanceof CustomEvent) events.push({ name, detail: event.detail })
      })
    document.addEventListener('submit', (event) => {
      event.preventDefault()
      if (event.target instanceof HTMLFormElement) sent.push(event.target.getAttribute('action') ?? '')
    })
    new Loader({
      widgets: Object.fromEntries(
        Object.entries(widgets).map(([name, widget]) => [name, { when: 'load', file: name, fetch: () => Promise.resolve(widget) }]),
      ),
      language: () => 'en',
      build: 'preact.test',
      pageJson: () => '{}',
      runtime: () => import('#shared/mount/runtime.tsx'),
      explain,
      mendTexts: () => import('#shared/mount/mend-texts.ts'),
      extend: () => () => {},
    }).start()
  })
  beforeEach(() => {
    activate('en_GB')
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.restoreAllMocks()
    document.body.replaceChildren()
    events.length = 0
    sent.length = 0
  })

  return {
    add(name, html, attributes = {}) {
      const mount = document.createElement('div')
      mount.innerHTML = html
      for (const [attribute, value] of Object.entries({ 'data-touchline': name, ...attributes })) mount.setAttribute(attribute, value)
      document.body.append(mount)
      return mount
    },
    eventsOf: (event) => events.filter(({ name }) => name === event).map(({ detail }) => detail),
    sent,
    settles: () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  }
}
