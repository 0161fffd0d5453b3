// Size charts, shared by all products of the same cut. Measures are in centimetres.
import * as v from 'valibot'
import { readData, Words } from './read-data.ts'
import data from './size-charts.json' with { type: 'json' }

const Chart = v.strictObject({
  id: v.number(),
  code: v.string(),
  title: Words,
  columns: v.array(Words),
  rows: v.array(v.array(v.string())),
})

export type SizeChart = v.InferOutput<typeof Chart>

export const sizeCharts: readonly SizeChart[] = readData('size-charts.json', v.array(Chart), data)
