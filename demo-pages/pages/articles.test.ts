// Tests that each store has every article that the law requires, with its own seller and numbers, and without open placeholders.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { storeViews } from '../host/store-view.ts'
import { listWays } from '../service/return-ways.ts'
import { accessFacts } from './access-facts.ts'
import { articleSlugs } from './article-files.ts'
import { articleTitle } from './articles.ts'
import { faultsOf, tagsOf } from './markup-check.ts'
import { writeCents } from './money.ts'
import { openingSentence } from './opening-hours.ts'
import { consentCookie } from './page-config.ts'
import { sellerOf } from './seller.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())

const textOf = (body: string) =>
  body
    .slice(body.indexOf('<article'), body.indexOf('</article>'))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#39;/g, "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s\u00a0]+/g, ' ')
const plain = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ')

describe.each(storeViews)('the store $code', (store) => {
  const read = async (slug: string) => (await new Shopper(shop.url, store.code).open(`pages/${slug}`)).body

  test.each(articleSlugs)('has the article %s, sound, and every link in it leads somewhere', async (slug) => {
    const body = await read(slug)
    expect(faultsOf(body)).toEqual([])
    expect(body).toContain(`<h1>${articleTitle(store, slug)}</h1>`)
    expect(textOf(body)).not.toMatch(/\{\w+\}|undefined|\*\*|\]\(/)
    const links = tagsOf(body.slice(body.indexOf('<article'), body.indexOf('</article>'))).flatMap(({ name, attributes }) =>
      name === 'a' ? (attributes.get('href') ?? '') : [],
    )
    for (const href of links.filter((link) => link.startsWith('/'))) {
      expect([href, (await new Shopper(shop.url).open(href)).status]).toEqual([href, 200])
    }
    for (const href of links) expect(href).toMatch(new RegExp(`^(/${store.code}/|mailto:|https://)`))
  })

  test('names its seller with address, e-mail, phone, register and VAT number', async () => {
    const { name, street, place, email, phone, register, vat } = sellerOf(store)
    const text = textOf(await read('imprint'))
    for (const fact of [name, street, place, email, phone, register, vat, openingSentence(store)]) expect(text).toContain(fact)
  })

  test('writes the cost of delivery and the ways to pay from its own rules', async () => {
    const [delivery, payment] = [textOf(await read('delivery')), textOf(await read('payment'))]
    for (const cents of [store.shippingFee, store.shippingFee * 2, store.freeShippingFrom]) {
      expect(delivery).toContain(plain(writeCents(cents, store)))
    }
    expect(payment.includes('iDEAL')).toBe(store.code === 'nl')
    expect(payment.includes('Bancontact')).toBe(store.code === 'be')
  })

  test('names the ways to send goods back that it offers, with their prices, and no other', async () => {
    const text = textOf(await read('returns'))
    for (const { title, price } of listWays(store))
      expect(text).toContain(price === 0 ? `${title}: ` : plain(`${title}: ${writeCents(Math.round(price * 100), store)}`))
    expect(/our shop|onze winkel|unserem Geschäft|vår butik/i.test(text)).toBe(store.code !== 'se')
  })

  test('has instruction and model form of the withdrawal, with whom to send it to', async () => {
    const body = await read('withdrawal')
    const form = body.slice(body.indexOf('<blockquote>'), body.indexOf('</blockquote>'))
    for (const fact of [sellerOf(store).name, sellerOf(store).street, sellerOf(store).email]) expect(form).toContain(fact)
    expect(textOf(body).match(/\b14\b/g)?.length).toBeGreaterThan(3)
  })

  test('names controller, purposes, legal bases, retention and authority in its privacy notice', async () => {
    const text = textOf(await read('privacy'))
    expect(text).toContain(sellerOf(store).name)
    expect(text.match(/6[ (.](1|lid 1|Abs\. 1)/g)?.length ?? text.match(/artikel 6/g)?.length).toBeGreaterThanOrEqual(6)
    for (const cookie of ['touchline-sid', 'touchline-session', 'touchline-wishlist', 'XSRF-TOKEN', consentCookie]) {
      expect(text).toContain(cookie)
    }
    // The footer links the consent to this page, so the page must explain it with its legal basis.
    expect(text).toMatch(/6\(1\)\(a\)|6\.1 a|6 lid 1 onder a|6 Abs\. 1 lit\. a/)
    expect(text).not.toMatch(/We do not track you|We volgen je niet|kein Tracking|spårar dig inte/)
  })

  test('tells in its terms how accessible it is, what is not, how it is used and which authority watches, word for word as its statement', async () => {
    const [terms, statement] = [textOf(await read('terms')), textOf(await read('accessibility'))]
    const facts = { ...accessFacts(store), accessLaw: sellerOf(store).accessLaw, authority: sellerOf(store).accessibilityAuthority }
    for (const fact of Object.values(facts).flatMap((text) => text.split('\n'))) {
      const said = plain(fact.replace(/^- /, '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, ' $1 ')).replaceAll(/ +/g, '')
      expect(terms.replaceAll(' ', '')).toContain(said)
      expect(statement.replaceAll(' ', '')).toContain(said)
    }
  })

  test('leads to all of them from the foot of every page, the checkout included', async () => {
    const hrefs = tagsOf((await new Shopper(shop.url, store.code).open('contact')).body).map(({ attributes }) => attributes.get('href'))
    for (const slug of articleSlugs) expect(hrefs).toContain(`/${store.code}/pages/${slug}`)
  })
})

test('an article that does not exist is a miss', async () => {
  for (const slug of ['nope', '..%2fsellers', 'constructor']) {
    expect((await new Shopper(shop.url, 'en').open(`pages/${slug}`)).status).toBe(404)
  }
})
