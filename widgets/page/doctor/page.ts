// The doctor's checks for faults that raise no error: cookies, paths, proxies, caches, links, old markup, layout shifts.
import type { PageConfig } from '#shared/wire/page.ts'
import type { Touchline } from '#widgets/page/public-api.ts'
import { reportApi } from './api.ts'
import { reportExtensions } from './extensions.ts'
import { lookAtLinks } from './links.ts'
import { reportCategories } from './list.ts'
import { reportPayments } from './payment.ts'

/** Reports a finding: its subject, and a sentence with the solution. Advice does not count as a fault. */
export type Report = (about: string, text: string, isAdvice?: boolean) => void

/** The part of the public API that the doctor needs here. */
type Suite = Pick<Touchline, 'on' | 'mounts' | 'ready' | 'version'>

/** Examines the page once, then listens. Makes GET requests only. Returns a function to call whenever a mount has changed. */
export function examinePage(touchline: Suite, page: PageConfig, report: Report, signal: AbortSignal): () => void {
  const api = new URL(page.apiUrl, location.href)
  if (api.origin !== location.origin) {
    report(
      'apiUrl',
      `The API is at ${api.origin}, the page at ${location.origin}: no cookie of the API can be read here, so every write fails. ${handOn(api)}`,
    )
  } else void reportApi(api, page, report, signal)
  reportRefusals(touchline, report, signal)
  reportPayments(touchline, page, report, signal)
  reportOldMarkup(touchline, report)
  reportShifts(report, signal)
  reportEmptyList(touchline, report, signal)
  const looks = [
    lookAtLinks(() => touchline.mounts(), page, report, signal),
    reportExtensions(touchline, page, report),
    reportCategories(touchline, report),
  ]
  return () => looks.forEach((look) => look())
}

const handOn = ({ pathname }: URL) => `Let your server hand ${pathname} on to it, and set apiUrl to ${pathname}.`

/** Reports a refused write while reads work. */
function reportRefusals({ on }: Suite, report: Report, signal: AbortSignal): void {
  const stop = on('cart:failed', ({ error: { status, code } }) => {
    if (status !== 403 || code?.startsWith('session.')) return
    stop()
    report(
      'Writes',
      `A write was refused with 403 while reads work: usually a proxy rewrites Host, so that the browser's Origin (${location.origin}) is not the host's own. Have it hand Host on as it came, port included (in nginx, set Host to $http_host).`,
    )
  })
  signal.addEventListener('abort', stop)
}

/** Reports an empty list, which looks like a working one. */
function reportEmptyList({ ready }: Suite, report: Report, signal: AbortSignal): void {
  void ready.then(({ stores }) => {
    let isReported = false
    const stop = stores.list.subscribe((list) => {
      if (isReported || list.state !== 'ready' || list.value.total > 0) return
      isReported = true
      report(
        'The list',
        'Your answer says that it has no products (total_items 0). If that is not so, look at the category, the store (X-STORE-ID) and the query that were asked for.',
        true,
      )
    })
    signal.addEventListener('abort', stop)
  })
}

/** Reports markup of another build. It is rendered again from its state: correct, but later, and a sign that a cache keeps the page. */
function reportOldMarkup({ mounts, version }: Suite, report: Report): void {
  const build = version.split('-').at(-1) ?? ''
  const builds = mounts().map(({ element }) => element.getAttribute('data-touchline-ssr')?.split('.')[1] ?? '')
  const old = builds.find((one) => one !== '' && one !== build)
  if (old)
    report(
      'Old markup',
      `A server printed markup with build ${old}, and ${build} runs: it is drawn afresh from its state. Empty the cache of pages after a release, and render with the build that you serve.`,
      true,
    )
}

/** Reports layout shifts. Only Chromium measures them. */
function reportShifts(report: Report, signal: AbortSignal): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return
  let sum = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput }: { value?: unknown; hadRecentInput?: unknown } = Object(entry)
      if (typeof value === 'number' && hadRecentInput !== true) sum += value
    }
    if (sum < 0.02) return
    observer.disconnect()
    report(
      'Room',
      `What was on the page moved (layout shift ${sum.toFixed(2)}), as it does when widgets arrive without room. Print tags.room and the tags of the page's widgets in the head (touchline.manifest.json), before your theme's stylesheet, and HTML inside each mount that is about as tall as the widget.`,
      true,
    )
  })
  observer.observe({ type: 'layout-shift', buffered: true })
  signal.addEventListener('abort', () => observer.disconnect())
}
