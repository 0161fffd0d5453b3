// What rows hold as JSON; one place that reaches over to `demo-pages/shop`.
export type {
  Address,
  CartExtension,
  ChosenOption,
  DeliverySlot,
  Notice,
  OrderStatus,
  PaymentChoice,
  PaymentState,
  TotalSegment,
} from '../shop/shapes.ts'
