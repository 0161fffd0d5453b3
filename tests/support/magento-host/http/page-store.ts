// The store view of a page, by the code at the start of its path.
import type { Context } from 'hono'
import { stores } from '../data.ts'
import type { Store } from '../goods.ts'

export const storeOfPage = (c: Context): Store | undefined => stores.find(({ code }) => code === c.req.param('store'))
