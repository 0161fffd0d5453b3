// The way back from a product: the list as it was left, and the focus on the product's card again.
import { useEffect } from 'react'
import { useMount } from '#shared/mount/context.ts'
import { noteLeaving, takeLeaving } from '#stores/catalogue.ts'

/** Notes which product is opened, and gives it the focus when the shopper comes back and the list stands. */
export function useReturn(isReady: boolean): void {
  const { element, signal } = useMount()
  useEffect(() => {
    element?.addEventListener(
      'click',
      ({ target }) => {
        const link = target instanceof Element ? target.closest('.touchline-card a[href]') : null
        const id = Number(link?.closest<HTMLElement>('.touchline-card')?.dataset['productId'])
        if (link && id) noteLeaving(id)
      },
      { signal },
    )
    // A browser that kept the page asleep brings back all of it but the focus.
    if (element) addEventListener('pageshow', ({ persisted }) => persisted && focusLeft(element), { signal })
  }, [element, signal])
  useEffect(() => {
    if (isReady && element && hasComeBack()) focusLeft(element)
  }, [isReady, element])
}

function focusLeft(list: HTMLElement): void {
  const id = takeLeaving()
  const card = id === null ? null : list.querySelector(`[data-product-id="${id}"]`)
  const isFocusFree = !document.activeElement || document.activeElement === document.body
  if (!card || !isFocusFree) return
  card.querySelector<HTMLElement>('.touchline-card-name a')?.focus({ preventScroll: true })
  // A list that had to be fetched first, or drawn in its other layout, was not there when the browser scrolled back.
  requestAnimationFrame(() => {
    const { top, bottom } = card.getBoundingClientRect()
    if (bottom < 0 || top > innerHeight) card.scrollIntoView({ block: 'center' })
  })
}

function hasComeBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'back_forward'
}
