// A product's size chart: requested once and cached in the browser, opened beside the sizes, in centimetres or inches.
import type { ReadableAtom } from 'nanostores'
import type { Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import { inMeasure, type Measure } from '#shared/product/rules/size-chart.ts'
import { SizeChart } from '#shared/product/wire/size-chart.ts'
import { derived } from '#shared/state/derived.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { type Loadable, valueOf } from '#stores/kit/loadable.ts'
import { persisted } from '#stores/kit/persisted.ts'
import { onReset, writable } from '#stores/kit/reset.ts'

/** The chart of one product; the same object for the same id. */
export interface SizeChartStore {
  /** The chart in the chosen unit. */
  $chart: ReadableAtom<Loadable<SizeChart>>
  $isOpen: ReadableAtom<boolean>
  /** Whether it has just been opened or closed: true for the spec's 500 ms. */
  $isAnimating: ReadableAtom<boolean>
  /** Loads the chart, from the browser's cache if possible; `isForced` always asks the server. A failure is only logged. */
  load: (isForced?: boolean) => Promise<Result<SizeChart>>
  /** Stores the chart that the page itself contains. */
  take: (html: string) => void
  open: () => void
  close: () => void
}

const ANIMATION = 500
const A_WEEK = 7 * 24 * 60

/** The unit for all charts. */
export const $measure = writable<Measure>('cm')

/** Sets the unit for every chart of the page. */
export function chooseMeasure(measure: Measure): void {
  $measure.set(measure)
}

const stores = new Map<number, SizeChartStore>()
onReset(() => stores.clear())

/** Returns the store for a product's chart. */
export function sizeChartStore(productId: number): SizeChartStore {
  const store = stores.get(productId) ?? createStore(productId)
  stores.set(productId, store)
  return store
}

function createStore(productId: number): SizeChartStore {
  const $chart = writable<Loadable<SizeChart>>({ state: 'idle' })
  const $isOpen = writable(false)
  const $isAnimating = writable(false)
  const copy = persisted({ name: `size-chart-${productId}`, area: 'local', schema: SizeChart, minutes: A_WEEK })
  let stopTimer = () => {}
  const call = latestRequest(
    async (signal) => (await import('#shared/product/sizes/calls.ts')).getSizeChart(productId, signal),
    (result) => {
      if (result.ok) {
        copy.set(result.value)
        $chart.set({ state: 'ready', value: result.value })
      } else if (!valueOf($chart.get())) $chart.set({ state: 'failed', error: result.error })
    },
    'size-chart.load-failed',
  )
  const turn = (isOpen: boolean) => {
    if ($isOpen.get() === isOpen) return
    $isOpen.set(isOpen)
    $isAnimating.set(true)
    stopTimer()
    stopTimer = environment.setTimer(() => $isAnimating.set(false), ANIMATION)
  }
  const load = async (isForced = false): Promise<Result<SizeChart>> => {
    const known = isForced ? null : (valueOf($chart.get()) ?? copy.get())
    if (known) {
      $chart.set({ state: 'ready', value: known })
      return { ok: true, value: known }
    }
    if (!valueOf($chart.get())) $chart.set({ state: 'loading' })
    return isForced ? call.send() : call.join()
  }
  return {
    $chart: derived([$chart, $measure], (chart, measure): Loadable<SizeChart> =>
      chart.state === 'ready' ? { state: 'ready', value: inMeasure(chart.value, measure) } : chart,
    ),
    $isOpen,
    $isAnimating,
    load,
    take: (html) => {
      if (!valueOf($chart.get())) $chart.set({ state: 'ready', value: { html } })
    },
    open: () => {
      turn(true)
      void load()
    },
    close: () => turn(false),
  }
}
