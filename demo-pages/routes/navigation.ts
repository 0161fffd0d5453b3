// GET api/navigation/get-dropdown/{menu id}: the panel of a department as HTML, publicly cacheable.
import type { Hono } from 'hono'
import { getDepartmentMenu } from '../catalogue/department-menu.ts'
import { departmentMenu } from '../pages/parts/department-menu.ts'
import { readId } from '../server/body.ts'
import type { HostEnv } from '../host/context.ts'
import { ShopError } from '../shop/shop-error.ts'

const cached = { 'Cache-Control': 'public, max-age=300, s-maxage=3600' }

/** Registers the call. It requires no token, since nothing is written. */
export function registerNavigation(store: Hono<HostEnv>): void {
  store.get('/api/navigation/get-dropdown/:menu', async (c) => {
    const menu = await getDepartmentMenu(c.get('shop').db, c.get('store'), readId(c.req.param('menu')))
    if (!menu) throw new ShopError(404, 'error.not-found', { code: 'menu' })
    return c.html(departmentMenu(c.get('store'), menu), 200, cached)
  })
}
