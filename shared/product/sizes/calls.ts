// The size chart of a product, and which size its host advises.
import { defineCall } from '#shared/api/define-call.ts'
import { SizeAdvice, SizeChart } from '#shared/product/wire/size-chart.ts'

/** The size chart, as a table or as the host's own HTML, plain or within JSON; rejects if the product has none. */
export const getSizeChart = defineCall({
  method: 'GET',
  path: 'catalog/product/{productId}/size-chart',
  client: 'catalogue',
  group: 'base',
  format: 'any',
  answer: SizeChart,
  send: (productId: number) => ({ at: { productId } }),
})

/** Centimetres, kilograms, years; what is not known is left out. */
export interface Measurements {
  height?: number
  weight?: number
  age?: number
  footLength?: number
}

/** The size for these measurements, with the reason. */
export const getSizeAdvice = defineCall({
  method: 'GET',
  path: 'api/catalog/product/{productId}/size-advice',
  client: 'catalogue',
  group: 'advice',
  answer: SizeAdvice,
  send: (productId: number, { footLength, ...measured }: Measurements) => ({
    at: { productId },
    searchParams: { ...measured, ...(footLength === undefined ? {} : { foot_length: footLength }) },
  }),
})
