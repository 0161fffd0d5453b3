// All visits; together they prove every sentence of the table in "Your platform as it is".
import { cart } from './cart.ts'
import { checkout } from './checkout.ts'
import { lists } from './lists.ts'
import { product } from './product.ts'
import { returns } from './returns.ts'
import type { Visit } from './trial.ts'

export const visits: readonly Visit[] = [lists, product, cart, checkout, returns]
