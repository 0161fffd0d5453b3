// The calls of team orders: the organiser's, and those of players, with the link's token in the body.
import type { Hono } from 'hono'
import * as v from 'valibot'
import { readId, readJson } from '../server/body.ts'
import type { HostContext, HostEnv } from '../host/context.ts'
import { sendHint } from '../server/cookies.ts'
import { apiGuard, withSession } from '../server/guards.ts'
import { describeOpened, teamsOf } from '../service/team-answers.ts'
import { enterPlayer, showTeam } from '../service/team-entry.ts'
import { changeClosing, changeLink, changeSizes, judgePlayer, orderTeam } from '../service/team-orders.ts'
import { leaveAddress, remindPlayers } from '../service/team-reminders.ts'
import { startTeam } from '../service/start-team.ts'
import { parse } from '../shop/cart-request.ts'
import { Choices } from '../shop/kinds/item-request.ts'

const base = '/api/customer/teams'

const Words = v.nullish(v.string(), '')
const Sku = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))
const Item = v.nullish(v.intersect([v.object({ sku: Sku }), Choices]), null)
const NewTeam = v.object({ source: Words, item: Item, title: Words, closes_on: Words })
const Closing = v.object({ closes_on: Words })
const Sizes = v.object({ sizes: v.record(v.string(), v.string()) })
const Opening = v.object({ token: v.string(), owner: Words })
const Reminder = v.object({ token: v.string(), owner: v.string(), email: Words })
const Entry = v.object({ token: v.string(), owner: v.string(), name: Words, number: Words, sizes: v.record(v.string(), v.string()) })

/** Registers the calls. */
export function registerTeams(store: Hono<HostEnv>): void {
  const write = (method: 'post' | 'put' | 'delete', path: string, work: (c: HostContext) => Promise<unknown>) =>
    store[method](`${base}${path}`, withSession, apiGuard, async (c) => {
      await work(c)
      sendHint(c, c.get('session'))
      return answerTeams(c)
    })
  const team = (c: HostContext) => readId(c.req.param('id'))
  const judge = (verdict: 'approve' | 'remove') => (c: HostContext) =>
    judgePlayer(c.get('shop'), c.get('session'), team(c), readId(c.req.param('player')), verdict)

  store.get(base, withSession, (c) => answerTeams(c))
  write('post', '', async (c) => {
    const { closes_on: closesOn, item, ...wish } = parse(NewTeam, await readJson(c))
    await startTeam(c.get('shop'), c.get('session'), { ...wish, item: item && { ...item, options: {} }, closesOn })
  })
  write('put', '/:id/link', (c) => changeLink(c.get('shop'), c.get('session'), team(c), true))
  write('delete', '/:id/link', (c) => changeLink(c.get('shop'), c.get('session'), team(c), false))
  write('put', '/:id/closing-day', async (c) => {
    await changeClosing(c.get('shop'), c.get('session'), team(c), parse(Closing, await readJson(c)).closes_on)
  })
  write('delete', '/:id/closing-day', (c) => changeClosing(c.get('shop'), c.get('session'), team(c), null))
  write('put', '/:id/players/:player', judge('approve'))
  write('delete', '/:id/players/:player', judge('remove'))
  write('put', '/:id/players/:player/sizes', async (c) => {
    const { sizes } = parse(Sizes, await readJson(c))
    await changeSizes(c.get('shop'), c.get('session'), team(c), readId(c.req.param('player')), byProduct(sizes))
  })
  write('post', '/:id/order', (c) => orderTeam(c.get('shop'), c.get('session'), team(c)))
  write('post', '/:id/players/:player/order', (c) => orderTeam(c.get('shop'), c.get('session'), team(c), readId(c.req.param('player'))))
  write('post', '/:id/reminder', (c) => remindPlayers(c.get('shop'), c.get('session'), team(c)))

  store.post('/api/teams/open', withSession, apiGuard, async (c) => {
    const { token, owner } = parse(Opening, await readJson(c))
    return c.json(describeOpened(await showTeam(c.get('shop'), c.get('store'), token, { from: c.get('connection').address, owner })))
  })
  store.post('/api/teams/remind', withSession, apiGuard, async (c) => {
    const wish = parse(Reminder, await readJson(c))
    const { address: from } = c.get('connection')
    await leaveAddress(c.get('shop'), c.get('store'), wish, from)
    return c.json(describeOpened(await showTeam(c.get('shop'), c.get('store'), wish.token, { from, owner: wish.owner })))
  })
  store.post('/api/teams/enter', withSession, apiGuard, async (c) => {
    const { sizes, ...wish } = parse(Entry, await readJson(c))
    const { address: from } = c.get('connection')
    await enterPlayer(c.get('shop'), c.get('store'), { ...wish, sizes: byProduct(sizes) }, from)
    return c.json(describeOpened(await showTeam(c.get('shop'), c.get('store'), wish.token, { from, owner: wish.owner })), 201)
  })
}

const byProduct = (sizes: Readonly<Record<string, string>>) => new Map(Object.entries(sizes).map(([id, value]) => [readId(id), value]))

async function answerTeams(c: HostContext): Promise<Response> {
  return c.json(await teamsOf(c))
}
