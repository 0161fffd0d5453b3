// Tests that a printed text stands inside its area, however long it is.
import { expect, test } from 'vitest'
import { CAPITAL, estimatedEms, fitText } from './fit-text.ts'

const area = { width: 300, height: 44 }

test('a short name is as high as its area and keeps its own width', () => {
  expect(fitText(area, 2)).toEqual({ size: 44 / CAPITAL, narrowing: 1, baseline: 44 })
})

test('a long German name is narrowed to its area and stays as high', () => {
  // Twelve heavy letters, measured.
  expect(fitText(area, 7.6)).toEqual({ size: 44 / CAPITAL, narrowing: 300 / (7.6 * (44 / CAPITAL)), baseline: 44 })
})

test('what would be too narrow to read becomes smaller, in the middle of its area', () => {
  const ems = estimatedEms('LEUTHEUSSER-SCHNARRENBERGER')
  const { size, narrowing, baseline } = fitText(area, ems)
  expect(ems * size * narrowing).toBeCloseTo(300)
  expect(size).toBeLessThan(44 / CAPITAL)
  expect(baseline).toBeCloseTo((44 + size * CAPITAL) / 2)
})

test.each(['', 'I', 'ÅÄÖ', 'WWWWWWWWWWWW', '👩‍👩‍👧', 'محمد', 'X'.repeat(5000)])('%j stands inside it', (text) => {
  const ems = estimatedEms(text)
  const { size, narrowing, baseline } = fitText(area, ems)
  expect(ems * size * narrowing).toBeLessThanOrEqual(area.width + 1e-9)
  expect(size * CAPITAL).toBeLessThanOrEqual(area.height + 1e-9)
  expect(baseline).toBeLessThanOrEqual(area.height + 1e-9)
  expect(size).toBeGreaterThan(0)
})
