// Calls of wishlist and comparison. The specification leaves their answers open, so the seed picks them; the wishlist itself is a cookie.
import { find, byId } from '../rules/catalog.ts'
import { numeric, text } from '../rules/read.ts'
import { required, Refusal } from '../rules/refusal.ts'
import { wishlistCookie } from '../shapes/wishlist-json.ts'
import type { Answer, CallContext, Call } from './call.ts'

const done = ({ platform }: CallContext): Answer => {
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
    run: (context) => {
      const sku = text(context.body.sku)
      if (sku === '') throw required('sku')
      const product = find(context.store, sku)
      if (product === undefined) throw new Refusal(404, GONE)
      context.session.compare = toggled(context.session.compare, product.sku)
      return done(context)
    },
  },
  {
    name: 'PUT customer/wishlist/items/toggle',
    run: (context) => {
      const id = numeric(context.body.productId)
      if (Number.isNaN(id)) throw required('product id')
      const product = byId(context.store, id)
      if (product === undefined) throw new Refusal(404, GONE)
      context.session.wishlist = toggled(context.session.wishlist, product.id)
      return { ...done(context), cookies: { wishlist: wishlistCookie(context.platform, context.store, context.session) } }
    },
  },
]
