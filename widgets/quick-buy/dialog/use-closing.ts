// What closes the dialog besides its own button: Back, a product that went into the cart, and coming back to the page later.
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { environment } from '#shared/environment.ts'
import { $hasAdded } from '#stores/cart/cart.ts'
import { closeQuickBuy } from '#stores/product/quick-buy.ts'

const MARK = 'touchlineQuickBuy'

const isOurs = () => typeof history.state === 'object' && history.state !== null && MARK in history.state

/** What waits for a way back that has not arrived yet: a browser takes its time for it. */
let onBack: (() => void) | null = null

function endBack(): void {
  const next = onBack
  onBack = null
  next?.()
}

/** Leaves the dialog's entry; who opens the dialog again meanwhile waits for that. */
function leaveEntry(): void {
  onBack = () => {}
  // Another page may come between; this one is then shown again with its entry as it was.
  for (const sign of ['popstate', 'pageshow']) addEventListener(sign, endBack, { once: true })
  history.back()
}

/** While the dialog is open. It has an entry of its own in the history, which goes when it closes. */
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
    // At once, before the cart's popup opens: what lies behind a modal could not take the focus.
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
