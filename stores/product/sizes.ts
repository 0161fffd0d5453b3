// Events for a size that is hovered or pressed, for widgets that react to it: a chart's row, a picture, size advice.
import { emit } from '#shared/events/bus.ts'

/** A size of a product, as its data names it. */
export interface TouchedSize {
  productId: number
  size: string
  optionId: number
}

/** Emits that a pointer entered or left a size. */
export function pointAtSize(size: TouchedSize, isActive: boolean, origin?: object): void {
  emit('product:size-pointed', { ...size, isActive }, origin)
}

/** Emits that the shopper pressed a size by pointer or key; a size from advice or an address does not count. */
export function pressSize(size: TouchedSize, isActive: boolean, origin?: object): void {
  emit('product:size-pressed', { ...size, isActive }, origin)
}
