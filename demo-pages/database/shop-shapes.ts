// What rows hold as JSON; one place that reaches over to `demo-pages/shop`.
export type { BuyRequest } from '../shop/kinds/buy-request.ts'
export type { KeptPoint } from '../shop/pickup/kept-point.ts'
export type { OrderedContent } from '../shop/kinds/shown-shapes.ts'
export type { LineChoice } from '../shop/kinds/item-request.ts'
export type {
  Address,
  AttemptState,
  CartExtension,
  DeliverySlot,
  Notice,
  OrderStatus,
  PaymentChoice,
  TotalSegment,
} from '../shop/shapes.ts'
