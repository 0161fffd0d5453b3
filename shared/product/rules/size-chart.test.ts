// Tests size charts in inches.
import { expect, test } from 'vitest'
import { hasMeasures, inMeasure } from './size-chart.ts'

const chart = {
  id: 1,
  title: 'Clothing',
  columns: ['Size', 'Chest (cm)', 'UK'],
  rows: [
    ['M', '94–101', '12'],
    ['38', '23,8', '5.5'],
    ['40', '', '6'],
  ],
}

test('measures are converted, sizes are not', () => {
  expect(inMeasure(chart, 'inch')).toMatchObject({
    columns: ['Size', 'Chest (inch)', 'UK'],
    rows: [
      ['M', '37–39.8', '12'],
      ['38', '9,4', '5.5'],
      ['40', '', '6'],
    ],
  })
  expect(inMeasure(chart, 'cm')).toBe(chart)
})

test('a chart without measures has nothing to convert', () => {
  expect([hasMeasures(chart), hasMeasures({ ...chart, columns: ['EU', 'UK'] })]).toEqual([true, false])
})
