// The size chart of a product, and which size its host advises.
import { SizeAdvice, SizeChart } from '#shared/schemas/size-chart.ts'
import { askCatalogue } from './client.ts'

/** Centimetres, kilograms, years; what is not known is left out. */
export interface Measurements {
  height?: number
  weight?: number
  age?: number
  footLength?: number
}

/** The size chart; rejects if the product has none. */
export function getSizeChart(productId: number, signal?: AbortSignal): Promise<SizeChart> {
  return askCatalogue(`catalog/product/${productId}/size-chart`, SizeChart, { signal })
}

/** The size for these measurements, with the reason. */
export function getSizeAdvice(productId: number, { footLength, ...measured }: Measurements): Promise<SizeAdvice> {
  const searchParams = { ...measured, ...(footLength === undefined ? {} : { foot_length: footLength }) }
  return askCatalogue(`api/catalog/product/${productId}/size-advice`, SizeAdvice, { searchParams })
}
