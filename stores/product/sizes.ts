// A size that is pointed at or pressed, for whoever shows what goes with it: a chart's row, a picture, an advice.
import { emit } from '#shared/events/bus.ts'

/** A size of a product, as its data names it. */
export interface TouchedSize {
  productId: number
  size: string
  optionId: number
}

/** Tells that a pointer came to rest on a size, or left it. */
export function pointAtSize(size: TouchedSize, isActive: boolean, origin?: object): void {
  emit('product:size-pointed', { ...size, isActive }, origin)
}

/** Tells that a shopper pressed a size, by hand or key; what is advised or stands in an address is not pressed. */
export function pressSize(size: TouchedSize, isActive: boolean, origin?: object): void {
  emit('product:size-pressed', { ...size, isActive }, origin)
}
