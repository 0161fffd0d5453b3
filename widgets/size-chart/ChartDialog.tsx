// The size chart in a side panel, loaded at the first press.
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import type { SizeChartStore } from '#stores/product/size-chart.ts'
import { Chart } from './Chart.tsx'

/** The panel, which the store opens and closes. */
export function ChartDialog({ store, title }: { store: SizeChartStore; title: string }) {
  const { id } = useMount()
  const isOpen = useShared(store.$isOpen)
  const isAnimating = useShared(store.$isAnimating)
  return (
    <Dialog isOpen={isOpen} onClose={store.close} title={title} titleId={id('title')} place="sheet" className="size-chart-panel">
      <div data-animating={isAnimating ? '' : undefined}>
        <Chart store={store} />
      </div>
    </Dialog>
  )
}
