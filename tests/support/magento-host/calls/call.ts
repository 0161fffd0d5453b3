// A call of the web API, and its arguments.
import type { ShapeFields, TypeName } from '../data.ts'
import type { Store } from '../goods.ts'
import type { Fields, Json } from '../json.ts'
import type { Customer, Session } from '../sales.ts'
import type { Shop } from '../shop.ts'

export interface CallContext {
  shop: Shop
  store: Store
  /** The browser's session, if it has one. */
  session: Session | null
  customer: Customer | null
  /** The path's parameters by name. */
  params: Record<string, string>
  /** The body's parameters by their published names; names inside them are written_so. */
  body: Fields
  /** The query as PHP parses it: brackets become maps. */
  query: Fields
  /** The unparsed body. */
  raw: string
}

export interface Call {
  /** `POST /V1/guest-carts/{cartId}/items`. */
  name: string
  /** Whether only a logged-in customer may use it. */
  isSelf: boolean
  body?: ShapeFields
  answer: TypeName
  run: (context: CallContext) => Json | undefined
}
