// Observes the cards of lists: which rows are really seen, and which card is opened. Reads the cards' attributes, so a host's own cards
// count too.
import type { Stop } from '#shared/environment.ts'
import { categoriesOfCard } from '#shared/events/card-categories.ts'
import type { AnalyticsItem } from '#shared/events/vocabulary.ts'

/** Selects cards that name a list. */
const CARD = '[data-product-id][data-list-name]'

/** Callbacks for cards. */
export interface CardListeners {
  /** Cards of one row that came into view, each reported once. */
  onSeen: (items: AnalyticsItem[]) => void
  onOpened: (item: AnalyticsItem) => void
}

/** Observes every card of the page, including later ones; the returned function stops it. */
export function watchCards(currency: string, { onSeen, onOpened }: CardListeners): Stop {
  const seen = new Set<string>()
  const sight = new IntersectionObserver(
    (entries) => {
      const rows = new Map<string, AnalyticsItem[]>()
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        const item = isIntersecting && target instanceof HTMLElement ? itemOfCard(target, currency) : null
        if (!item) continue
        const key = `${item.item_list_name} ${item.index} ${item.item_group_id}`
        if (seen.has(key)) continue
        seen.add(key)
        // Cards at the same height form a row, however many columns the list has.
        const row = `${item.item_list_name} ${Math.round(boundingClientRect.top)}`
        rows.set(row, [...(rows.get(row) ?? []), item])
      }
      for (const items of rows.values()) onSeen(items)
    },
    { threshold: 0.5 },
  )
  const observe = (card: Element) => {
    // A card that now shows another product is observed again.
    sight.unobserve(card)
    sight.observe(card)
  }
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') {
        if (target instanceof Element && target.matches(CARD)) observe(target)
        continue
      }
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (node.matches(CARD)) observe(node)
        else node.querySelectorAll(CARD).forEach(observe)
      }
    }
  })
  document.querySelectorAll(CARD).forEach(observe)
  changes.observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ['data-product-id'] })
  const stop = new AbortController()
  const open = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const card = link?.closest<HTMLElement>(CARD)
    const item = card && itemOfCard(card, currency)
    if (item) onOpened(item)
  }
  document.addEventListener('click', open, { capture: true, signal: stop.signal })
  return () => {
    stop.abort()
    changes.disconnect()
    sight.disconnect()
  }
}

/** The product of a card; null where it has no name. */
export function itemOfCard(card: HTMLElement, currency: string): AnalyticsItem | null {
  const {
    productId,
    sku,
    listName,
    index,
    price,
    discount,
    brand = card.querySelector('.touchline-card-brand')?.textContent?.trim(),
  } = card.dataset
  const name = card.querySelector('.touchline-card-name')?.textContent?.trim()
  if (!productId || !name) return null
  const place = amount(index)
  const cut = amount(discount)
  return {
    item_id: sku || productId,
    item_name: name,
    item_group_id: productId,
    ...(brand ? { item_brand: brand } : {}),
    currency,
    price: amount(price),
    ...(cut ? { discount: cut } : {}),
    quantity: 1,
    // Cards count from 1, Google from 0.
    ...(place === null ? {} : { index: Math.max(0, place - 1) }),
    ...(listName ? { item_list_name: listName } : {}),
    ...categoriesOfCard(card),
  }
}

function amount(text: string | undefined): number | null {
  const number = text ? Number(text) : Number.NaN
  return Number.isFinite(number) ? number : null
}
