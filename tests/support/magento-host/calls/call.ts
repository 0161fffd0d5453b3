// What a call of the web API is, and what it is told.
import type { ShapeFields, TypeName } from '../data.ts'
import type { Store } from '../goods.ts'
import type { Fields, Json } from '../json.ts'
import type { Customer, Session } from '../sales.ts'
import type { Shop } from '../shop.ts'

export interface Ask {
  shop: Shop
  store: Store
  /** The browser's session, where it has one. */
  session: Session | null
  customer: Customer | null
  /** Parts of the path by their names. */
  params: Record<string, string>
  /** The parameters by their published names; within them names are written_so. */
  body: Fields
  /** The query as PHP reads it: brackets make maps. */
  query: Fields
  /** The body as it came. */
  raw: string
}

export interface Call {
  /** `POST /V1/guest-carts/{cartId}/items`. */
  name: string
  /** Only for a customer who has logged in. */
  isSelf: boolean
  body?: ShapeFields
  answer: TypeName
  run: (ask: Ask) => Json | undefined
}
