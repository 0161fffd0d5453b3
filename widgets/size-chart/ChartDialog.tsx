// The size chart in a side panel, loaded at the first press.
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import type { SizeChartStore } from '#stores/product/size-chart.ts'
import { Chart } from './Chart.tsx'

/** Props of the panel. */
export interface ChartDialogProps {
  store: SizeChartStore
  title: string
  isOpen: boolean
  onClose: () => void
}

/** The panel. */
export function ChartDialog({ store, title, isOpen, onClose }: ChartDialogProps) {
  const { id } = useMount()
  const isAnimating = useShared(store.$isAnimating)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} titleId={id('title')} place="sheet" className="size-chart-panel">
      <div data-animating={isAnimating ? '' : undefined}>
        <Chart store={store} />
      </div>
    </Dialog>
  )
}
