// The size chart of a product: in a side panel behind a button, or in place.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import type { Result } from '#shared/domain/failure.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Later } from '#shared/ui/Later.tsx'
import { Opener } from '#shared/ui/Opener.tsx'
import { attempt } from '#stores/kit/attempt.ts'
import { sizeChartStore } from '#stores/product/size-chart.ts'
import { ChartComing } from './ChartComing.tsx'

const Options = v.object({
  /** The product's id. */
  productId: v.number(),
  /** `panel`: a button that opens it in a side panel; `inline`: in place. */
  display: v.optional(v.picklist(['panel', 'inline']), 'panel'),
  /** The words of the button, where a page has charts of several products, as of the parts of a kit. Default: "Size chart". */
  label: v.optional(v.string()),
})

let code: typeof import('./Chart.tsx') | null = null

/** Loads the code of the chart: for a button at the first press, for a chart in the page at once. */
const loadChart = async () => (code ??= await import('./Chart.tsx'))

function SizeChart({ options: { productId, display, label } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const store = useMemo(() => sizeChartStore(productId), [productId])
  // A page can have several buttons for one chart, such as one more in a sheet: only the pressed one opens its panel.
  const [isOurs, own] = useState(false)
  const isOpen = useShared(store.$isOpen) && isOurs
  const isInline = display === 'inline'
  const title = label ?? t`Size chart`
  const [known] = useState(code)
  useEffect(() => void (isInline && store.load()), [isInline, store])
  const open = () => {
    own(true)
    store.open()
  }
  const close = () => {
    own(false)
    store.close()
  }
  if (isInline && known) return <known.Chart store={store} />
  if (isInline)
    return (
      <Later load={loadChart} coming={<ChartComing />}>
        {({ Chart }) => <Chart store={store} />}
      </Later>
    )
  return (
    <Opener label={title} className="size-chart-button" isOpen={isOpen} onOpen={open} load={() => import('./ChartDialog.tsx')}>
      {({ ChartDialog }) => <ChartDialog store={store} title={title} isOpen={isOpen} onClose={close} />}
    </Opener>
  )
}

/** With a button, nothing is loaded until it is pressed. A chart that the host has printed in the mount is used as it is. */
async function load({ productId, display }: v.InferOutput<typeof Options>, mount: Element): Promise<Result<unknown>> {
  if (mount.querySelector('table')) sizeChartStore(productId).take(printedChart(mount))
  if (display !== 'inline') return { ok: true, value: null }
  // The mount's HTML stays until the chart can replace it.
  await attempt(loadChart)
  return sizeChartStore(productId).load()
}

/** Returns the host's printed chart without its opener. */
function printedChart(mount: Element): string {
  const chart = (mount.querySelector('details') ?? mount).cloneNode(true)
  if (!(chart instanceof Element)) return ''
  for (const other of chart.querySelectorAll('summary, button, script, style, template')) other.remove()
  // oxlint-disable-next-line no-restricted-properties -- only read, and sanitised
  return chart.innerHTML
}

export default defineWidget({ name: 'size-chart', options: Options, view: SizeChart, load })
