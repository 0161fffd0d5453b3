// Hearts on product cards: one listener for a whole grid, over buttons that the host prints and that work as forms without us.
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
  // A thousand kept products against a grid of hearts: looked up, not searched.
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
      // The name says what it is, the pressed state whether it is on: two changing words would be said twice.
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

/** The server's own words, else ours. */
function refusalOf({ message }: Failure): string {
  return message ?? i18n._(msg`The wishlist could not be changed, please try again.`)
}

export default defineEnhancer({ name: 'wishlist-toggle', options: Options, enhance })
