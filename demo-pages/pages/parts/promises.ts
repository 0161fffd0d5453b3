// The shop's promises: the strip above the header, and the bar on the home page.
import { html, type Html } from '../markup.ts'
import { writeCents } from '../money.ts'
import { mount } from '../mount.ts'
import type { Page } from '../page.ts'
import { icon, type IconName } from './icons.ts'

/** One line above every page. Narrow screens show one item: the widget picks it at random, without the widget it is the first. */
export function promiseStrip(page: Page): Html {
  const { promises } = page.texts
  const items = [promises.deliveryShort, promises.returns, promises.workshop]
  return html`<aside class="strip" aria-label="${promises.title}">
    ${mount(page, 'selling-points', {
      class: 'wrap',
      fallback: html`<ul role="list">
        ${items.map((text) => html`<li>${icon('check', 16)}${text}</li>`)}
      </ul>`,
    })}
  </aside>`
}

/** Four promises, each with a sentence. */
export function promiseBar(page: Page): Html {
  const { promises } = page.texts
  const items: { name: IconName; title: string; text: string }[] = [
    { name: 'truck', title: promises.deliveryShort, text: promises.deliveryText(freeFrom(page)) },
    { name: 'return', title: promises.returns, text: promises.returnsText },
    { name: 'racket', title: promises.workshop, text: promises.workshopText },
    { name: 'whistle', title: promises.advice, text: promises.adviceText },
  ]
  return html`<section class="promises wrap" aria-labelledby="promises">
    <h2 class="unseen" id="promises">${promises.title}</h2>
    <ul role="list">
      ${items.map(({ name, title, text }) => html`<li>${icon(name, 32)}<h3>${title}</h3><p>${text}</p></li>`)}
    </ul>
  </section>`
}

/** The subtotal from which delivery is free, formatted. */
export function freeFrom(page: Page): string {
  return writeCents(page.store.freeShippingFrom, page.store)
}
