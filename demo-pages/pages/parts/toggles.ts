// The elements that listen to every wishlist and compare button in a part of the page.
import type { Html } from '../markup.ts'
import { mount } from '../mount.ts'
import type { Page } from '../page.ts'

/** Wraps cards in both elements; `listName` is the list's name for analytics. */
export function withToggles(page: Page, listName: string, cards: Html): Html {
  return mount(page, 'wishlist-toggle', {
    attributes: { listName },
    fallback: mount(page, 'compare-toggle', { attributes: { compareUrl: page.link('compare') }, fallback: cards }),
  })
}
