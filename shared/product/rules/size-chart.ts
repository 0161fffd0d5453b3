// Converts a size chart to the shopper's unit.
import type { SizeChart } from '#shared/product/wire/size-chart.ts'

/** The unit of a chart. */
export type Measure = 'cm' | 'inch'

const CENTIMETRES = /\(cm\)/i
const NUMBER = /\d+(?:[.,]\d+)?/g
const PER_INCH = 2.54

/** Whether the chart has columns in centimetres to convert. */
export function hasMeasures(chart: SizeChart): boolean {
  return 'columns' in chart && chart.columns.some((column) => CENTIMETRES.test(column))
}

/** The chart in inches, to one decimal; columns without measures and a host's HTML are unchanged. */
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
