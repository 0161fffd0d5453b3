// The routes of the operator's lists; each page of a list is an address.
import type { Hono } from 'hono'
import type { Database } from '../database/tables.ts'
import type { HostEnv } from '../host/context.ts'
import type { Html } from '../pages/markup.ts'
import { readPage } from '../shop/page-of.ts'
import type { ShowStaff } from './access.ts'
import { openDesk, type Desk } from './desk.ts'
import { drawList } from './list.ts'
import { drawAllComplaints, drawMessages } from './messages.ts'
import { needs } from './needs.ts'
import { drawNewsletter } from './newsletter.ts'
import { drawOpenCases } from './open-cases.ts'
import { drawRefunds } from './refunds.ts'
import { drawReviews } from './reviews.ts'

interface List {
  titleOf: (texts: Desk['texts']) => string
  draw: (desk: Desk, db: Database, page: number, again: number | null) => Promise<Html>
}

const lists: Readonly<Record<string, List>> = {
  '/cases': { titleOf: ({ cases }) => cases.waiting, draw: drawOpenCases },
  '/refunds': { titleOf: ({ refunds }) => refunds.title, draw: drawRefunds },
  '/messages': { titleOf: ({ messages }) => messages.title, draw: drawMessages },
  '/complaints': { titleOf: ({ cases }) => cases.complaints, draw: drawAllComplaints },
  '/reviews': { titleOf: ({ reviews }) => reviews.title, draw: drawReviews },
  '/newsletter': { titleOf: ({ newsletter }) => newsletter.title, draw: drawNewsletter },
}

/** Registers them; they require a login. */
export function registerLists(app: Hono<HostEnv>, show: ShowStaff): void {
  app.get('/', async (c) => {
    const desk = openDesk(c)
    const search = (c.req.query('search') ?? '').trim().slice(0, 100)
    const need = needs.find((one) => one === c.req.query('need')) ?? null
    const body = await drawList(desk, c.get('shop').db, { search, need }, readPage(c.req.query('page')))
    return show(c, { title: desk.texts.orders.title, body })
  })
  for (const [path, { titleOf, draw }] of Object.entries(lists))
    app.get(path, async (c) => {
      const desk = openDesk(c)
      const again = /^\d{1,9}$/.exec(c.req.query('again') ?? '')?.[0]
      const body = await draw(desk, c.get('shop').db, readPage(c.req.query('page')), again === undefined ? null : Number(again))
      return show(c, { title: titleOf(desk.texts), body })
    })
}
