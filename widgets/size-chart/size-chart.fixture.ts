// The fixture for the conformance suite: a chart of two sizes in a panel.
import type { Fixture } from '#widgets/fixture.ts'

const chart = {
  id: 1,
  title: 'Clothing size chart',
  columns: ['Size', 'Chest (cm)', 'Height (cm)'],
  rows: [
    ['M', '94–101', '171–179'],
    ['L', '102–109', '176–184'],
  ],
}

const wide = {
  ...chart,
  columns: Array.from({ length: 40 }, (_, at) => `Column ${at}`),
  rows: [Array.from({ length: 40 }, (_, at) => String(at))],
}

/** A link that works without JavaScript. */
export const fixture: Fixture = {
  options: { productId: 90001, display: 'panel' },
  fallback: '<a href="/en/contact">Size chart</a>',
  answers: { 'catalog/product/90001/size-chart': chart },
  scenes: {
    open: { press: ['.size-chart-button'], shows: 'table' },
    'in inches': { press: ['.size-chart-button', '.size-chart-measure:last-child'], shows: 'table' },
    'forty columns': {
      options: { productId: 90002, display: 'inline' },
      answers: { 'catalog/product/90002/size-chart': wide },
      shows: 'table',
    },
    failed: { answers: { 'catalog/product/90001/size-chart': 400 }, press: ['.size-chart-button'], shows: '.touchline-notice' },
  },
  sameTexts: { nl: ['inch'] },
}
