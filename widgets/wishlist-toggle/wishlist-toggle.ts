// Hearts on product cards: one listener for the whole grid. The host prints the buttons, which work as forms without JavaScript.
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { Failure } from '#shared/domain/failure.ts'
import { i18n } from '#shared/i18n/i18n.ts'
import { defineEnhancer } from '#shared/mount/define.ts'
import { toggleButtons } from '#shared/saved/parts/toggle-buttons.ts'
import { createNews } from '#shared/ui/news.ts'
import { $togglingIds, $wishedIds, loadWishlist, toggleWish } from '#stores/saved/wishlist.ts'
import { itemOf, productOf } from './item-of.ts'

const Options = v.object({
  /** Name of the list with the buttons, for analytics. */
  listName: v.optional(v.string()),
})

function enhance(mount: HTMLElement, { listName }: v.InferOutput<typeof Options>, signal: AbortSignal): void {
  const said = document.createElement('span')
  said.className = 'touchline-hidden'
  said.setAttribute('role', 'status')
  mount.append(said)
  signal.addEventListener('abort', () => said.remove())

  const news = createNews(mount, signal)
  // A Set, since a thousand wishlist products are looked up for each heart of the grid.
  let wished = new Set($wishedIds.get())
  const stop = $wishedIds.listen((ids) => {
    wished = new Set(ids)
  })
  signal.addEventListener('abort', stop)
  toggleButtons(
    mount,
    {
      selector: 'button:is([data-touchline-product], [data-product-id])',
      keyOf: productOf,
      isOn: (id) => wished.has(id),
      isBusy: (id) => $togglingIds.get().includes(id),
      // The name stays the same and `aria-pressed` holds the state: if both changed, a screen reader would announce it twice.
      name: () => i18n._(msg`Add to wishlist`),
      stores: [$wishedIds, $togglingIds],
      press: (button, id, isWanted) => {
        void toggleWish(id, isWanted, mount, itemOf(button, listName)).then((result) => {
          if (signal.aborted) return
          if (!result.ok) {
            said.textContent = ''
            if (result.error.kind !== 'aborted') news.show(refusalOf(result.error), null, 'error')
            return
          }
          said.textContent = wished.has(id) ? i18n._(msg`Added to your wishlist`) : i18n._(msg`Removed from your wishlist`)
        })
      },
    },
    signal,
  )
  void loadWishlist()
}

/** Returns the server's message, otherwise ours. */
function refusalOf({ message }: Failure): string {
  return message ?? i18n._(msg`The wishlist could not be changed, please try again.`)
}

export default defineEnhancer({ name: 'wishlist-toggle', options: Options, enhance })
