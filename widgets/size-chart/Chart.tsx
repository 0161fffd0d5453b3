// The size chart as a table, in centimetres or inches; a wide one scrolls, with the size column fixed.
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { hasMeasures } from '#shared/product/rules/size-chart.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { Retry } from '#shared/ui/Retry.tsx'
import { useLater } from '#shared/ui/use-later.ts'
import { $measure, chooseMeasure, type SizeChartStore } from '#stores/product/size-chart.ts'
import { ChartComing } from './ChartComing.tsx'

const measures = ['cm', 'inch'] as const

/** A scrollable area has to be reachable by keyboard. */
const scrollable = { tabIndex: 0 }

/** The chart in its states. A failure is only logged; a neutral sentence replaces the chart. */
export function Chart({ store }: { store: SizeChartStore }) {
  const { t } = useLingui()
  const { id } = useMount()
  const loaded = useShared(store.$chart)
  const measure = useShared($measure)
  const html = useLater(() => import('./HtmlChart.tsx'), loaded.state === 'ready' && 'html' in loaded.value)
  if (loaded.state === 'failed') {
    return (
      <Notice tone="info" action={<Retry onPress={() => store.load(true)} />}>
        {t`The size chart is not available yet.`}
      </Notice>
    )
  }
  if (loaded.state !== 'ready') return <ChartComing />
  if ('html' in loaded.value) {
    return (
      <div className="size-chart-frame" role="region" aria-label={t`Size chart`} {...scrollable}>
        {html ? <html.HtmlChart html={loaded.value.html} /> : null}
      </div>
    )
  }
  const { title, columns, rows } = loaded.value
  const canConvert = measure === 'inch' || hasMeasures(loaded.value)
  return (
    <div className="size-chart-box">
      {canConvert ? (
        <fieldset className="size-chart-measures">
          <legend className="touchline-hidden">{t`Measurements in`}</legend>
          {measures.map((one) => (
            <label key={one} className="size-chart-measure" htmlFor={id(one)}>
              <input
                type="radio"
                id={id(one)}
                name={id('measure')}
                value={one}
                checked={measure === one}
                onChange={() => chooseMeasure(one)}
              />
              {one === 'cm' ? t`cm` : t`inch`}
            </label>
          ))}
        </fieldset>
      ) : null}
      <div className="size-chart-frame" role="region" aria-labelledby={id('caption')} {...scrollable}>
        <table className="size-chart-table">
          <caption id={id('caption')}>{title}</caption>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={at} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([size, ...cells], row) => (
              <tr key={row}>
                <th scope="row">{size}</th>
                {cells.map((cell, at) => (
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
