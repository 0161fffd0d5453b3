// Closes the dialog without its button: on Back, after an add to the cart, and when the page is restored later.
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { environment } from '#shared/environment.ts'
import { $hasAdded } from '#stores/cart/cart.ts'
import { closeQuickBuy } from '#stores/product/quick-buy.ts'

const MARK = 'touchlineQuickBuy'

const isOurs = () => typeof history.state === 'object' && history.state !== null && MARK in history.state

/** Runs after a pending `history.back()`, which browsers complete asynchronously; null if none is pending. */
let onBack: (() => void) | null = null

function endBack(): void {
  const next = onBack
  onBack = null
  next?.()
}

/** Leaves the dialog's history entry; a dialog opened meanwhile waits for that. */
function leaveEntry(): void {
  onBack = () => {}
  // The shopper may visit another page first; this one is then restored with its entry unchanged.
  for (const sign of ['popstate', 'pageshow']) addEventListener(sign, endBack, { once: true })
  history.back()
}

/** Listens while the dialog is open. The dialog has a history entry of its own, which is removed when it closes. */
export function useClosing(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const enter = () => {
      if (!isOurs()) history.pushState({ ...history.state, [MARK]: true }, '')
      addEventListener('popstate', closeQuickBuy)
    }
    if (onBack) onBack = enter
    else enter()
    const stopReturn = environment.onPageShow(closeQuickBuy)
    // Synchronously, before the cart's popup opens: an element behind a modal dialog could not take the focus.
    const stopAdded = $hasAdded.listen((hasAdded) => hasAdded && flushSync(closeQuickBuy))
    return () => {
      stopReturn()
      stopAdded()
      removeEventListener('popstate', closeQuickBuy)
      if (onBack) onBack = () => {}
      else if (isOurs()) leaveEntry()
    }
  }, [isOpen])
}
