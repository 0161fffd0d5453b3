// Calls of wishlist and comparison. The specification leaves their answers open, so the seed picks them; the wishlist itself is a cookie.
import { find, byId } from '../rules/catalog.ts'
import { numeric, text } from '../rules/read.ts'
import { required, Refusal } from '../rules/refusal.ts'
import { wishlistCookie } from '../shapes/wishlist-json.ts'
import type { Answer, Ask, Call } from './call.ts'

const done = ({ platform }: Ask): Answer => {
  const kind = platform.options.toggles ?? platform.draws.pick('toggles', ['true', '[]', '201', '204'])
  if (kind === '204') return { status: 204 }
  if (kind === '201') return { status: 201, json: true }
  return { json: kind === '[]' ? [] : true }
}

const toggled = <T>(list: T[], value: T): T[] => (list.includes(value) ? list.filter((entry) => entry !== value) : [...list, value])

const GONE = "The product that was requested doesn't exist. Verify the product and try again."

export const toggleCalls: Call[] = [
  {
    name: 'POST api/catalog/compare/toggle-sku',
    run: (ask) => {
      const sku = text(ask.body.sku)
      if (sku === '') throw required('sku')
      const product = find(ask.store, sku)
      if (product === undefined) throw new Refusal(404, GONE)
      ask.session.compare = toggled(ask.session.compare, product.sku)
      return done(ask)
    },
  },
  {
    name: 'PUT customer/wishlist/items/toggle',
    run: (ask) => {
      const id = numeric(ask.body.productId)
      if (Number.isNaN(id)) throw required('product id')
      const product = byId(ask.store, id)
      if (product === undefined) throw new Refusal(404, GONE)
      ask.session.wishlist = toggled(ask.session.wishlist, product.id)
      return { ...done(ask), cookies: { wishlist: wishlistCookie(ask.platform, ask.store, ask.session) } }
    },
  },
]
