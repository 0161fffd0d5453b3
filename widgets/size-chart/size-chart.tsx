// The size chart of a product: in a side panel behind a button, or in place.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo } from 'react'
import * as v from 'valibot'
import type { Result } from '#shared/domain/failure.ts'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { sizeChartStore } from '#stores/product/size-chart.ts'
import { Chart } from './Chart.tsx'

const Options = v.object({
  /** The product's id. */
  productId: v.number(),
  /** `panel`: a button that opens it in a side panel; `inline`: in place. */
  display: v.optional(v.picklist(['panel', 'inline']), 'panel'),
})

function SizeChart({ options: { productId, display } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const { id } = useMount()
  const store = useMemo(() => sizeChartStore(productId), [productId])
  const isOpen = useShared(store.$isOpen)
  const isAnimating = useShared(store.$isAnimating)
  const isInline = display === 'inline'
  useEffect(() => void (isInline && store.load()), [isInline, store])
  if (isInline) return <Chart store={store} />
  return (
    <>
      <button type="button" className="size-chart-button" aria-haspopup="dialog" onClick={store.open}>
        {t`Size chart`}
      </button>
      <Dialog isOpen={isOpen} onClose={store.close} title={t`Size chart`} titleId={id('title')} place="sheet" className="size-chart-panel">
        <div data-animating={isAnimating ? '' : undefined}>
          <Chart store={store} />
        </div>
      </Dialog>
    </>
  )
}

/** With a button, nothing is loaded until it is pressed. A chart that the host has printed in the mount is used as it is. */
async function load({ productId, display }: v.InferOutput<typeof Options>, mount: Element): Promise<Result<unknown>> {
  if (mount.querySelector('table')) sizeChartStore(productId).take(printedChart(mount))
  return display === 'inline' ? sizeChartStore(productId).load() : { ok: true, value: null }
}

/** Returns the host's printed chart without its opener. */
function printedChart(mount: Element): string {
  const chart = (mount.querySelector('details') ?? mount).cloneNode(true)
  if (!(chart instanceof Element)) return ''
  for (const other of chart.querySelectorAll('summary, button, script, style, template')) other.remove()
  // oxlint-disable-next-line no-restricted-properties -- it is read here, and goes through the sanitiser
  return chart.innerHTML
}

export default defineWidget({ name: 'size-chart', options: Options, view: SizeChart, load })
