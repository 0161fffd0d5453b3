// Calls of a product's size chart, and of the host's size advice.
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

/** In centimetres, kilograms and years; unknown values are left out. */
export interface Measurements {
  height?: number
  weight?: number
  age?: number
  footLength?: number
}

/** The recommended size for these measurements, with the reason. */
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
