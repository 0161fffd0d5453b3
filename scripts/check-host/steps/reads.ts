// Every read that no other step asked: whatever call is new is asked here by itself.
import { judge } from '../judge.ts'
import { type Shop, titleOf } from '../shop.ts'

const NAME = /\{(\w+)\}/

/** Values for the names of a query that say the same everywhere; else the contract's example is asked. */
const queries: Readonly<Record<string, string>> = { page: '1' }

/** Asks them one after the other, so that a small host is not overrun. */
export async function checkReads(shop: Shop): Promise<void> {
  const { report, learnt, visitor } = shop
  for (const call of shop.calls.filter(({ method }) => method === 'GET')) {
    const path = shop.path(call.name)
    const title = titleOf(call, path)
    if (report.asked.has(title)) continue
    const [, hole] = NAME.exec(path) ?? []
    if (hole !== undefined) {
      report.skipped.set(title, `nothing is known for {${hole}}; hand it in with --set=${hole}=…`)
      continue
    }
    const known = { ...queries, ...learnt.values, ...(visitor.storeId === null ? {} : { s: String(visitor.storeId) }) }
    const query = Object.fromEntries(
      Object.entries(call.query)
        .filter(([name]) => !['rating', 'cid'].includes(name))
        .map(([name, example]) => [name, Object.entries(known).find(([key]) => key === name)?.[1] ?? example]),
    )
    const reply = await shop.reply(call.name, path, { query })
    if (!reply) continue
    report.asked.add(title)
    if (reply.status === 401) report.skipped.set(title, 'it is for customers; log in with --email=… and --password=…')
    else if (!call.refusals.some(({ status }) => status === reply.status)) judge(report, title, call, reply)
    if (call.client === 'catalogue')
      report.expect(
        reply.cookies.length === 0,
        title,
        `a cookie ${reply.cookies.join()}`,
        'no cookie: caches keep this answer',
        'Set-Cookie',
      )
  }
}
