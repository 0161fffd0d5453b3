// The catalogue's product page, one folder nearer for the parts.
export type { ProductPage } from '../catalogue/product.ts'
export type { SizeChart } from '../catalogue/size-chart.ts'
export type { WireProduct } from '../catalogue/product-wire.ts'
