// Re-exports what the parts need of the catalogue, so that they import one file in this folder.
export type { ProductPage } from '../catalogue/product.ts'
export type { WireReviews } from '../shop/reviews.ts'
export type { ChartOf, SizeChart } from '../catalogue/size-chart.ts'
export type { WireProduct } from '../catalogue/product-wire.ts'
export type { Manufacturer } from '../catalogue/manufacturers.ts'
export { adviceKindOf } from '../shop/size-advice.ts'
export { allowsGuestAlerts } from '../shop/stock-alerts.ts'
