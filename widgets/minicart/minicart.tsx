// The cart in the header: a badge with the count, and a popup with what is in it.
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { $count, $isOpen, openCart } from '#stores/cart.ts'
import { $page } from '#stores/page.ts'
import { loadSession } from '#stores/session.ts'
import { MinicartOpener } from './MinicartOpener.tsx'
import { MinicartPopup } from './MinicartPopup.tsx'

const Options = v.object({
  /** Where the cart page is. Default: `routes.cart` of the page. */
  cartUrl: v.optional(v.string()),
  /** Where the checkout is. Default: `routes.checkout` of the page. */
  checkoutUrl: v.optional(v.string()),
  /** From which amount shipping is free, in the store's currency; without it nothing is said about shipping. */
  freeShippingFrom: v.optional(v.pipe(v.number(), v.minValue(0))),
})

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
  useEffect(() => {
    void loadSession()
  }, [])
  return (
    <>
      <MinicartOpener cartUrl={cartUrl} count={count} isOpen={isOpen} onOpen={() => void openCart(element ?? undefined)} />
      <MinicartPopup
        cartUrl={cartUrl}
        checkoutUrl={options.checkoutUrl ?? routes.checkout}
        freeShippingFrom={options.freeShippingFrom ?? null}
        isOpen={isOpen && isMine}
      />
    </>
  )
}

export default defineWidget({ name: 'minicart', options: Options, view: Minicart })
