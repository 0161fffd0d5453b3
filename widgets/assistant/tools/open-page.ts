// The tool that leads to a page of the shop.
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { untilWritten } from '#stores/cart/cart.ts'
import { $page } from '#stores/page/page.ts'
import { addressOf } from '../facts.ts'
import { defineTool, refuse } from '../tool.ts'
import { i18n } from '#shared/i18n/i18n.ts'

const pages = ['home', 'cart', 'checkout', 'wishlist', 'compare', 'account', 'login', 'contact'] as const

/** Leaves for another page, once what was changed in the cart is saved. */
export const openPage = defineTool({
  name: 'open_page',
  title: msg`Open a page`,
  description: msg`Opens a page of the shop in this tab. The steps of the checkout can only be taken on the checkout's own page.`,
  effect: 'changes',
  fields: { page: v.picklist(pages) },
  words: { page: msg`Which page` },
  run: async ({ page }) => {
    const wait = untilWritten()
    if (wait && !(await wait)) return refuse('unsaved', i18n._(msg`A change of the cart was refused; the cart says why.`))
    const url = addressOf($page.get().routes[page])
    environment.navigate(url)
    return { ok: true, value: { url } }
  },
})
