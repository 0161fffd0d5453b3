// A size chart in the shopper's own measure.
import type { SizeChart } from '#shared/product/wire/size-chart.ts'

/** What a chart is read in. */
export type Measure = 'cm' | 'inch'

const CENTIMETRES = /\(cm\)/i
const NUMBER = /\d+(?:[.,]\d+)?/g
const PER_INCH = 2.54

/** Whether the chart has columns in centimetres, so that there is something to convert. */
export function hasMeasures(chart: SizeChart): boolean {
  return 'columns' in chart && chart.columns.some((column) => CENTIMETRES.test(column))
}

/** The chart in inches, to one decimal; columns that are no measures stay, and so does a host's HTML. */
export function inMeasure(chart: SizeChart, measure: Measure): SizeChart {
  if (measure === 'cm' || 'html' in chart) return chart
  const isMeasure = chart.columns.map((column) => CENTIMETRES.test(column))
  return {
    ...chart,
    columns: chart.columns.map((column) => column.replace(CENTIMETRES, '(inch)')),
    rows: chart.rows.map((row) => row.map((cell, at) => (isMeasure[at] === true ? cell.replace(NUMBER, inches) : cell))),
  }
}

function inches(text: string): string {
  const [written, mark] = text.includes(',') ? [text.replace(',', '.'), ','] : [text, '.']
  return (Math.round((Number(written) / PER_INCH) * 10) / 10).toString().replace('.', mark)
}
