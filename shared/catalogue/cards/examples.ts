// An example of cards by number.
import { example } from '#shared/api/example.ts'
import { catalogueItemAnswer } from '#shared/catalogue/examples.ts'
import { getProducts } from './calls.ts'

/** The examples. */
export const examples = [example(getProducts, [[12, 15]], { answer: { items: [catalogueItemAnswer()] } })]
