// Examples of a size chart and of size advice.
import { example, refusal } from '#shared/api/example.ts'
import { getSizeAdvice, getSizeChart } from './calls.ts'

/** The examples. */
export const examples = [
  example(getSizeChart, [12], {
    answer: { id: 1, title: 'Clothing', columns: ['Size'], rows: [['M']] },
    refusals: [refusal(404, null, 'The product has none.')],
  }),
  example(getSizeAdvice, [12, { footLength: 26 }], {
    answer: { size: '42', reason: 'Your foot.' },
    refusals: [refusal(404, null, 'Nothing is advised for this product.'), refusal(422, null, "The measurements are nobody's.")],
  }),
]
