// What closes the dialog besides its own button: Back, a product that went into the cart, and coming back to the page later.
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { environment } from '#shared/environment.ts'
import { $hasAdded } from '#stores/cart.ts'
import { closeQuickBuy } from '#stores/quick-buy.ts'

const MARK = 'touchlineQuickBuy'

const isOurs = () => typeof history.state === 'object' && history.state !== null && MARK in history.state

/** While the dialog is open. It has an entry of its own in the history, which goes when it closes. */
export function useClosing(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    if (!isOurs()) history.pushState({ ...history.state, [MARK]: true }, '')
    const stopReturn = environment.onPageShow(closeQuickBuy)
    // At once, before the cart's popup opens: what lies behind a modal could not take the focus.
    const stopAdded = $hasAdded.listen((hasAdded) => hasAdded && flushSync(closeQuickBuy))
    addEventListener('popstate', closeQuickBuy)
    return () => {
      stopReturn()
      stopAdded()
      removeEventListener('popstate', closeQuickBuy)
      if (isOurs()) history.back()
    }
  }, [isOpen])
}
