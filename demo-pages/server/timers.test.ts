// Mails that no visitor asked for link to the shop's own name on the web.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startHost, type StartedHost } from '#tests/support/host.ts'
import { paymentAt, purchase, setStock, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { storeByCode } from '../host/store-view.ts'
import { compareBooks } from '../shop/compare-books.ts'
import { startTimers } from './timers.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  // A payment that arrives late is logged.
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['PUBLIC_URL', 'https://shop.example'],
  ['its own address', null],
])('after a minute a confirmation and a stock alert link to %s', async (_, publicUrl) => {
  const shop = await startHost({ publicUrl })
  const stop = startTimers(shop.host, shop.url)
  try {
    const piece = await stockUp(shop.db, 10)
    const { body } = await purchase(new Shopper(shop.url, 'en'), piece, { method: 'creditcard' })
    shop.provider.books.confirm(paymentAt(shop, body.redirect_url).id, 'paid')
    await wait(shop, piece.sku)
    const mails = async () => (await shop.db.selectFrom('mail').select(['kind', 'body']).orderBy('kind').execute()).filter(isOfTimers)
    await vi.advanceTimersByTimeAsync(60_000)
    await vi.waitFor(async () => expect((await mails()).map(({ kind }) => kind)).toEqual(['confirmation', 'stock-alert']), 20_000)
    for (const mail of await mails()) expect(mail.body).toContain(`${publicUrl ?? shop.url}/en/`)
    expect((await mails()).map((mail) => mail.body).join()).not.toMatch(/http:\/\/localhost\//)
  } finally {
    stop()
    await shop.close()
  }
})

test('a shop that visitors reach by a name which it was not told sends no link of its own accord, and says so once', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const shop = await startHost()
  const stop = startTimers(shop.host, shop.url)
  try {
    const piece = await stockUp(shop.db, 10)
    const { body } = await purchase(new Shopper(shop.url, 'en'), piece, { method: 'creditcard' })
    shop.provider.books.confirm(paymentAt(shop, body.redirect_url).id, 'paid')
    await wait(shop, piece.sku)
    await shop.host.fetch(new Request('http://shop.example/en/'))
    const mails = async () => (await shop.db.selectFrom('mail').select(['kind', 'body']).execute()).filter(isOfTimers)
    await vi.advanceTimersByTimeAsync(60_000)
    // She has bought: that is written to her, without a link that leads to another's machine.
    await vi.waitFor(async () => expect((await mails()).map(({ kind }) => kind)).toEqual(['confirmation']), 20_000)
    await vi.advanceTimersByTimeAsync(120_000)
    await vi.waitFor(() => expect(log.mock.calls.flat().join()).toContain('set PUBLIC_URL'))
    expect(log).toHaveBeenCalledTimes(1)
    expect(await mails()).toEqual([expect.objectContaining({ kind: 'confirmation', body: expect.not.stringMatching(/https?:/) })])
    expect(await shop.db.selectFrom('stock_alert').select('sent_at').where('sku', '=', piece.sku).execute()).toEqual([{ sent_at: null }])
  } finally {
    stop()
    await shop.close()
    log.mockRestore()
  }
})

test('the books link to PUBLIC_URL also when the shop itself compares them', async () => {
  const shop = await startHost({ publicUrl: 'https://shop.example' })
  const { body } = await purchase(new Shopper(shop.url, 'en'), await stockUp(shop.db, 10), { method: 'creditcard' })
  shop.provider.books.confirm(paymentAt(shop, body.redirect_url).id, 'paid')
  await compareBooks(shop.host.shop)
  const mail = await shop.db.selectFrom('mail').select('body').where('kind', '=', 'confirmation').executeTakeFirstOrThrow()
  expect(mail.body).toContain('https://shop.example/en/withdrawal#order=')
  await shop.close()
})

/** Somebody waits for a product that is back. */
async function wait({ db }: Pick<StartedHost, 'db'>, sku: string): Promise<void> {
  await setStock(db, sku, 0)
  const alert = { store_id: storeByCode('en').id, sku, email: 'sanne@example.com', created_at: new Date() }
  await db
    .insertInto('stock_alert')
    .values({ ...alert, customer_id: null, sent_at: null })
    .execute()
  await setStock(db, sku, 5)
}

function isOfTimers({ kind }: { kind: string }): boolean {
  return kind === 'confirmation' || kind === 'stock-alert'
}
