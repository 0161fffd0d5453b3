// Which product the quick-buy dialog shows. What is chosen is in the product's own store.
import { emit } from '#shared/events/bus.ts'
import { writable } from '#stores/kit/reset.ts'

/** The dialog: it keeps the last product while it closes. */
export interface QuickBuy {
  isOpen: boolean
  productId: number | null
}

/** Whether the dialog is open, and for which product. */
export const $quickBuy = writable<QuickBuy>({ isOpen: false, productId: null })

/**
 * Opens the dialog for a product; an open one shows it instead.
 * @example openQuickBuy(item.productId, element)
 */
export function openQuickBuy(productId: number, origin?: object): void {
  const { isOpen, productId: shown } = $quickBuy.get()
  if (isOpen && shown === productId) return
  $quickBuy.set({ isOpen: true, productId })
  emit('quick-buy:opened', { productId }, origin)
}

/** Closes it. */
export function closeQuickBuy(): void {
  const dialog = $quickBuy.get()
  if (dialog.isOpen) $quickBuy.set({ ...dialog, isOpen: false })
}
