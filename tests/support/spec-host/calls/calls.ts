// All calls of section 7 of the specification, and no others.
import { addressCalls } from './addresses.ts'
import type { Call } from './call.ts'
import { cartCalls } from './cart.ts'
import { extraCalls } from './extras.ts'
import { listCalls } from './lists.ts'
import { paymentCalls } from './payment.ts'
import { pickupCalls } from './pickup.ts'
import { productCalls } from './products.ts'
import { returnCalls } from './returns.ts'
import { toggleCalls } from './toggles.ts'

export const calls: Call[] = [
  ...cartCalls,
  ...extraCalls,
  ...addressCalls,
  ...paymentCalls,
  ...pickupCalls,
  ...listCalls,
  ...productCalls,
  ...toggleCalls,
  ...returnCalls,
]
