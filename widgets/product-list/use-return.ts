// Restores the list on return from a product: its layout, and the focus on the product's card. The history entry stores both.
import { useEffect } from 'react'
import { useMount } from '#shared/mount/context.ts'
import { isPlainClick } from '#shared/ui/plain-click.ts'
import { $layout, chooseLayout } from '#stores/catalogue/catalogue.ts'

const MARK = 'touchlineLeft'

/** Stores the product that is opened, and focuses it when the shopper comes back and the list is drawn. */
export function useReturn(isReady: boolean): void {
  const { element, signal } = useMount()
  useEffect(() => {
    element?.addEventListener(
      'click',
      (event) => {
        // A product opened in another tab is not stored: the list stays open.
        const link =
          isPlainClick(event) && event.target instanceof Element ? event.target.closest('.touchline-card a:not([data-quick-buy])') : null
        const id = link?.closest<HTMLElement>('[data-product-id]')?.dataset['productId']
        if (id) note(`${id} ${$layout.get()}`)
      },
      { signal },
    )
    // A page restored from the back/forward cache has everything but its focus.
    if (element) addEventListener('pageshow', ({ persisted }) => persisted && goBack(element), { signal })
  }, [element, signal])
  useEffect(() => {
    if (isReady && element && hasComeBack()) goBack(element)
  }, [isReady, element])
}

function note(left: string): void {
  history.replaceState({ ...history.state, [MARK]: left }, '')
}

function goBack(list: HTMLElement): void {
  const [id, layout] = String(Object(history.state)[MARK] ?? '').split(' ')
  // Removed after one use: the shopper may leave by another link next time.
  if (!id) return
  note('')
  if (layout === 'list') chooseLayout(layout)
  const link = list.querySelector<HTMLElement>(`[data-product-id="${id}"] .touchline-card-name a`)
  // The shopper has already focused something else.
  if (!link || document.activeElement !== document.body) return
  link.focus({ preventScroll: true })
  // A list that was loaded or switched to its other layout was not there yet when the browser restored the scroll position.
  requestAnimationFrame(() => link.scrollIntoView({ block: 'nearest' }))
}

function hasComeBack(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')
}
