// The cart in the header: a badge with the count, and a popup with what is in it.
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { environment } from '#shared/environment.ts'
import { $count, $isOpen, giveUpPopup } from '#stores/cart-count.ts'
import { $page } from '#stores/page.ts'
import { loadSession } from '#stores/session.ts'
import { MinicartOpener } from './MinicartOpener.tsx'

const Options = v.object({
  /** Where the cart page is. Default: `routes.cart` of the page. */
  cartUrl: v.optional(v.string()),
  /** Where the checkout is. Default: `routes.checkout` of the page. */
  checkoutUrl: v.optional(v.string()),
  /** From which amount shipping is free, in the store's currency; without it nothing is said about shipping. */
  freeShippingFrom: v.optional(v.pipe(v.number(), v.minValue(0))),
})

type Popup = typeof import('./popup.ts')

const popup = () => import('./popup.ts')

function Minicart({ options }: { options: v.InferOutput<typeof Options> }) {
  const { element } = useMount()
  const isOpen = useShared($isOpen)
  const count = useShared($count)
  const { routes } = useShared($page)
  const cartUrl = options.cartUrl ?? routes.cart
  // A page may have two, one for phones and one for desktops: the popup belongs to the first that can be seen.
  const [isMine, setMine] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const all = [...document.querySelectorAll('[data-touchline="minicart"]')]
    setMine((all.find((mount) => mount.checkVisibility()) ?? all[0]) === element)
  }, [isOpen, element])
  // Loaded by the first touch, and by whatever else opens it, as something new in the cart does.
  const [parts, setParts] = useState<Popup | null>(null)
  const load = () => (parts ? Promise.resolve(parts) : popup().then(keep))
  const keep = (loaded: Popup) => {
    setParts(loaded)
    return loaded
  }
  useEffect(() => {
    if (isOpen && !parts) popup().then(setParts, giveUpPopup)
  }, [isOpen, parts])
  // Who has something in the cart will look at it, maybe where the line is dead by then.
  const hasItems = count > 0
  useEffect(() => {
    if (hasItems) popup().then(setParts, () => {})
  }, [hasItems])
  useEffect(() => {
    void loadSession()
  }, [])
  const Popup = parts?.MinicartPopup
  return (
    <>
      <MinicartOpener
        cartUrl={cartUrl}
        count={count}
        isOpen={isOpen}
        onTouch={() => void load().catch(() => {})}
        onOpen={() =>
          void load().then(
            ({ openCart }) => openCart(element ?? undefined),
            () => environment.navigate(cartUrl),
          )
        }
      />
      {Popup ? (
        <Popup
          cartUrl={cartUrl}
          checkoutUrl={options.checkoutUrl ?? routes.checkout}
          freeShippingFrom={options.freeShippingFrom ?? null}
          isOpen={isOpen && isMine}
        />
      ) : null}
    </>
  )
}

export default defineWidget({ name: 'minicart', options: Options, view: Minicart })
