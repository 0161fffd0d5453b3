// The size chart of a product: asked for once and kept in the browser, opened beside the sizes, in centimetres or inches.
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
  /** In the measure that was chosen. */
  $chart: ReadableAtom<Loadable<SizeChart>>
  $isOpen: ReadableAtom<boolean>
  /** It has just been opened or closed: true for the spec's 500 ms. */
  $isAnimating: ReadableAtom<boolean>
  /** The chart, from the browser where it is kept there; `isForced` asks the server all the same. A failure is logged only. */
  load: (isForced?: boolean) => Promise<Result<SizeChart>>
  /** Takes the chart that the page itself prints, which then is the chart. */
  take: (html: string) => void
  open: () => void
  close: () => void
}

const ANIMATION = 500
const A_WEEK = 7 * 24 * 60

/** What charts are read in now. */
export const $measure = writable<Measure>('cm')

/** Reads every chart of the page in this measure. */
export function chooseMeasure(measure: Measure): void {
  $measure.set(measure)
}

const stores = new Map<number, SizeChartStore>()
onReset(() => stores.clear())

/** The chart's store of a product. */
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
