// Hearts on product cards: one listener for a whole grid, over buttons that the host prints and that work as forms without us.
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { i18n } from '#shared/i18n/i18n.ts'
import { defineEnhancer } from '#shared/mount/define.ts'
import { $togglingIds, $wishedIds, loadWishlist, toggleWish } from '#stores/wishlist.ts'
import { itemOf } from './item-of.ts'

const BUTTON = 'button[data-touchline-product]'

const Options = v.object({
  /** Name of the list the buttons stand in, for analytics. */
  listName: v.optional(v.string()),
})

function enhance(mount: HTMLElement, { listName }: v.InferOutput<typeof Options>, signal: AbortSignal): void {
  const said = document.createElement('span')
  said.className = 'touchline-hidden'
  said.setAttribute('role', 'status')
  mount.append(said)
  signal.addEventListener('abort', () => said.remove())

  const draw = () => {
    const wished = new Set($wishedIds.get())
    const busy = new Set($togglingIds.get())
    for (const button of mount.querySelectorAll<HTMLButtonElement>(BUTTON)) {
      const id = Number(button.dataset['touchlineProduct'])
      setAttribute(button, 'aria-pressed', String(wished.has(id)))
      setAttribute(button, 'aria-busy', busy.has(id) ? 'true' : null)
      // The name says what it is, the pressed state whether it is on: two changing words would be said twice.
      setAttribute(button, 'aria-label', i18n._(msg`Add to wishlist`))
    }
  }
  const stops = [$wishedIds.subscribe(draw), $togglingIds.listen(draw)]
  // Cards that arrive later, from a filter or an endless list, get their state as well.
  const observer = new MutationObserver((records) => records.some(({ addedNodes }) => addedNodes.length > 0) && draw())
  observer.observe(mount, { childList: true, subtree: true })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    for (const stop of stops) stop()
  })

  mount.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(BUTTON) : null
      const id = Number(button?.dataset['touchlineProduct'])
      if (!button || !Number.isInteger(id)) return
      event.preventDefault()
      const isWanted = button.getAttribute('aria-pressed') !== 'true'
      void toggleWish(id, isWanted, mount, itemOf(button, listName)).then(() => {
        if (signal.aborted) return
        said.textContent = $wishedIds.get().includes(id) ? i18n._(msg`Added to your wishlist`) : i18n._(msg`Removed from your wishlist`)
      })
    },
    { signal },
  )
  void loadWishlist()
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

export default defineEnhancer({ name: 'wishlist-toggle', options: Options, enhance })
