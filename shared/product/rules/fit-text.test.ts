// Tests that a printed text stands inside its area, however long it is.
import { expect, test } from 'vitest'
import { CAPITAL, estimatedEms, fitText } from './fit-text.ts'

const area = { width: 300, height: 44 }

test('a short name is as high as its area and keeps its own width', () => {
  expect(fitText(area, 2)).toEqual({ size: 44 / CAPITAL, length: null, baseline: 44 })
})

test('a long German name is narrowed to its area and stays as high', () => {
  // Twelve heavy letters, measured.
  expect(fitText(area, 7.6)).toEqual({ size: 44 / CAPITAL, length: 300, baseline: 44 })
})

test('what would be too narrow to read becomes smaller, in the middle of its area', () => {
  const { size, length, baseline } = fitText(area, estimatedEms('LEUTHEUSSER-SCHNARRENBERGER'))
  expect(length).toBe(300)
  expect(size).toBeLessThan(44 / CAPITAL)
  expect(baseline).toBeCloseTo((44 + size * CAPITAL) / 2)
})

test.each(['', 'I', 'ÅÄÖ', 'WWWWWWWWWWWW', '👩‍👩‍👧', 'محمد', 'X'.repeat(5000)])('%j stands inside it', (text) => {
  const ems = estimatedEms(text)
  const { size, length, baseline } = fitText(area, ems)
  expect(length ?? ems * size).toBeLessThanOrEqual(area.width)
  expect(size * CAPITAL).toBeLessThanOrEqual(area.height + 1e-9)
  expect(baseline).toBeLessThanOrEqual(area.height + 1e-9)
  expect(size).toBeGreaterThan(0)
})
