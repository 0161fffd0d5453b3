// A size that is pointed at or pressed, for whatever shows something about it: a chart's row, a picture, size advice.
import { emit } from '#shared/events/bus.ts'

/** A size of a product, as its data names it. */
export interface TouchedSize {
  productId: number
  size: string
  optionId: number
}

/** Reports that a pointer rests on a size, or has left it. */
export function pointAtSize(size: TouchedSize, isActive: boolean, origin?: object): void {
  emit('product:size-pointed', { ...size, isActive }, origin)
}

/** Reports that a shopper pressed a size, by hand or key; a size from advice or an address is not pressed. */
export function pressSize(size: TouchedSize, isActive: boolean, origin?: object): void {
  emit('product:size-pressed', { ...size, isActive }, origin)
}
