// The way back from a product: the list as it was left, and the focus on the product's card again. The history's entry remembers both.
import { useEffect } from 'react'
import { useMount } from '#shared/mount/context.ts'
import { isPlainClick } from '#shared/ui/plain-click.ts'
import { $layout, chooseLayout } from '#stores/catalogue/catalogue.ts'

const MARK = 'touchlineLeft'

/** Notes which product is opened, and gives it the focus when the shopper comes back and the list stands. */
export function useReturn(isReady: boolean): void {
  const { element, signal } = useMount()
  useEffect(() => {
    element?.addEventListener(
      'click',
      (event) => {
        // One that is opened in another tab leaves nothing behind.
        const link =
          isPlainClick(event) && event.target instanceof Element ? event.target.closest('.touchline-card a:not([data-quick-buy])') : null
        const id = link?.closest<HTMLElement>('[data-product-id]')?.dataset['productId']
        if (id) note(`${id} ${$layout.get()}`)
      },
      { signal },
    )
    // A browser that kept the page asleep brings back all of it but the focus.
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
  // Once: whoever leaves by another way next time was not here.
  if (!id) return
  note('')
  if (layout === 'list') chooseLayout(layout)
  const link = list.querySelector<HTMLElement>(`[data-product-id="${id}"] .touchline-card-name a`)
  // Somebody was quicker.
  if (!link || document.activeElement !== document.body) return
  link.focus({ preventScroll: true })
  // A list that had to be fetched first, or drawn in its other layout, was not there when the browser scrolled back.
  requestAnimationFrame(() => link.scrollIntoView({ block: 'nearest' }))
}

function hasComeBack(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')
}
