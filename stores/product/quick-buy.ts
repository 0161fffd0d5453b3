// The state of the quick-buy dialog. The choices are in the product's own store.
import { emit } from '#shared/events/bus.ts'
import { writable } from '#stores/kit/reset.ts'

/** The dialog's state; it keeps the last product while it closes. */
export interface QuickBuy {
  isOpen: boolean
  productId: number | null
}

/** Whether the dialog is open, and for which product. */
export const $quickBuy = writable<QuickBuy>({ isOpen: false, productId: null })

/**
 * Opens the dialog for a product; an open dialog changes to it.
 * @example openQuickBuy(item.productId, element)
 */
export function openQuickBuy(productId: number, origin?: object): void {
  const { isOpen, productId: shown } = $quickBuy.get()
  if (isOpen && shown === productId) return
  $quickBuy.set({ isOpen: true, productId })
  emit('quick-buy:opened', { productId }, origin)
}

/** Closes the dialog. */
export function closeQuickBuy(): void {
  const dialog = $quickBuy.get()
  if (dialog.isOpen) $quickBuy.set({ ...dialog, isOpen: false })
}
