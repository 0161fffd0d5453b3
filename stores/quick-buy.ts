// Which product stands in the quick-buy dialog. What is chosen of it is in its own product store.
import type { ReadableAtom } from 'nanostores'
import { emit } from '#shared/events/bus.ts'
import { writable } from './reset.ts'

/** The dialog: the last product stays named while it closes. */
export interface QuickBuy {
  isOpen: boolean
  productId: number | null
}

const $dialog = writable<QuickBuy>({ isOpen: false, productId: null })

/** Whether the dialog is open, and for which product. */
export const $quickBuy: ReadableAtom<QuickBuy> = $dialog

/**
 * Opens the dialog for a product; an open one shows it instead.
 * @example openQuickBuy(item.productId, element)
 */
export function openQuickBuy(productId: number, origin?: object): void {
  const { isOpen, productId: shown } = $dialog.get()
  if (isOpen && shown === productId) return
  $dialog.set({ isOpen: true, productId })
  emit('quick-buy:opened', { productId }, origin)
}

/** Closes it. */
export function closeQuickBuy(): void {
  const dialog = $dialog.get()
  if (dialog.isOpen) $dialog.set({ ...dialog, isOpen: false })
}
