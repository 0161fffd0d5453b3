// What she chose is what she sees: for every option of every kind, page, cart, order, confirmation and mail say one price, one day, one rule of return and one picture.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliveryPromise } from '#shared/product/rules/delivery.ts'
import { readLineBack } from '#shared/product/read-back.ts'
import { type Shirt, shirtOfLine } from '#shared/product/rules/shirt.ts'
import { settingsFrom } from '#shared/wire/page.ts'
import { shownOf } from '#tests/support/client-info.ts'
import { startHost, type StartedHost } from '#tests/support/host.ts'
import { chooseShipping, placeOrder } from '#tests/support/purchase.ts'
import { randomItems } from '#tests/support/random-choice.ts'
import { seededRandom } from '#tests/support/random.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { pictureAt } from '../catalogue/pictures.ts'
import type { WireChoices, WirePersonalisationGroup, WireProduct } from '../catalogue/product-wire.ts'
import { landmarks } from '../database/landmarks.ts'
import { storeByCode } from '../host/store-view.ts'
import { pageConfig } from '../pages/page-config.ts'
import type { BuyRequest } from '../shop/kinds/buy-request.ts'
import type { QuoteItem } from '../shop/shapes.ts'
import { writeMoney } from '../shop/money.ts'

let shop: StartedHost
/** Before every cut-off, on a day without a holiday near. */
const now = new Date('2026-11-23T10:00:00Z')
const store = storeByCode('en')
const { delivery: rules } = settingsFrom(pageConfig({ store, now: now.getTime(), paymentOrigins: [], isCounting: false, extensions: null }))

beforeAll(async () => {
  shop = await startHost({ now: () => now })
})
afterAll(() => shop.close())

/** Every value that can be chosen: colours, sizes, parts, prints and strings; of a text, that there is one and that there is none. */
function valuesOf(product: WireProduct): Set<string> {
  const ofChoices = ({ configurable_data: { attributes }, virtual_products: variants }: WireChoices) =>
    attributes.flatMap(({ id, code }) =>
      variants.flatMap((variant) => (variant.status === 1 && variant.stock > 20 ? [`${id}=${variant[`${code}_option_id`] ?? 0}`] : [])),
    )
  const team = product.team_wear
  const ofGroups = (groups: readonly WirePersonalisationGroup[]) =>
    groups.flatMap(({ options }) =>
      options
        .filter(({ id }) => id !== team?.name_option_id && id !== team?.number_option_id)
        .flatMap(({ id, choices }) => (choices.length > 0 ? choices.map((choice) => `${id}=${choice.id}`) : [`${id}=text`])),
    )
  const parts = product.bundle_options.flatMap(({ products }) => products)
  return new Set([
    ...ofChoices(product),
    ...ofGroups(product.personalisation),
    ...parts.flatMap((part) => [`part=${part.selection_id}`, ...ofChoices(part), ...ofGroups(part.personalisation)]),
  ])
}

/** Those that a request chooses. */
function chosenIn(items: readonly BuyRequest[]): string[] {
  return items.flatMap(({ product_option: option, extension_attributes: more }) => {
    const { configurable_item_options: own = [], bundle_options: bundle = [] } = option?.extension_attributes ?? {}
    const supers = [
      ...bundle.flatMap((entry) => entry.extension_attributes.selection_configurable_options),
      ...(more?.team_wear?.players ?? []).flatMap(({ sizes }) => sizes.flatMap((size) => size.selection_configurable_options)),
    ]
    return [
      ...own.map(({ option_id, option_value }) => `${option_id}=${option_value}`),
      ...supers.map((one) => `${one.super_attribute_id}=${one.super_attribute_option_id}`),
      ...bundle.flatMap(({ option_selections }) => option_selections.map((id) => `part=${id}`)),
      ...(more?.personalisation ?? []).flatMap(({ options }) =>
        options.flatMap(({ option_id, option_value }) => [`${option_id}=${option_value}`, `${option_id}=text`]),
      ),
    ]
  })
}

/** Permitted choices until every value was among them. */
function choicesOf(product: WireProduct): BuyRequest[][] {
  const random = seededRandom(product.product_id)
  const open = valuesOf(product)
  const found: BuyRequest[][] = []
  for (let tries = 0; tries < 3_000 && (open.size > 0 || found.length === 0); tries++) {
    const items = randomItems(random, product)
    const values = items ? chosenIn(items) : []
    if (!items || (found.length > 0 && !values.some((value) => open.has(value)))) continue
    for (const value of values) open.delete(value)
    found.push(items)
  }
  expect([...open], 'values that were never chosen').toEqual([])
  return found
}

const kinds = [
  'simple',
  'tierPriced',
  'special',
  'configurable',
  'personalised',
  'strungRacket',
  'bundle',
  'grouped',
  'teamWear',
] as const satisfies readonly (keyof typeof landmarks)[]

describe.each(kinds)('of the product %s, every choice', (kind) => {
  test(
    'costs, comes, returns and looks in the cart as on its page, and so it is ordered, confirmed and mailed',
    { timeout: 240_000 },
    async () => {
      const product: WireProduct = (await new Shopper(shop.url, 'en').get(`catalog/product/${landmarks[kind].id}`)).body
      for (const [at, items] of choicesOf(product).entries()) {
        const told = `${kind} ${at}: ${JSON.stringify(items)}`
        const shown = await shownOf(product, items)
        const shopper = new Shopper(shop.url, 'en')
        const { status, body } = await shopper.send('POST', 'checkout/cart/items', { cartItems: shown.items })
        expect(`${told} ${status}`).toBe(`${told} 200`)
        const lines: QuoteItem[] = body.items
        const facts = lines.map(({ extension_attributes: more }) => more)
        expect(Math.round(lines.reduce((sum, line) => sum + line.row_total_incl_tax, 0) * 100), told).toBe(shown.totalCents)
        // A set's price is that of all its lines, a team's depends on its players.
        if (kind !== 'grouped' && kind !== 'teamWear') expect(Math.round((lines[0]?.price_incl_tax ?? 0) * 100), told).toBe(shown.unitCents)

        expect(shown.returns === 'never', told).toBe(facts.some((more) => more.no_return))
        const day = rules && shown.delivery && deliveryPromise(rules, { ...shown.delivery, price: null }, now.getTime()).date
        const days = facts.flatMap(({ delivery }) => delivery?.date ?? [])
        expect(`${told} ${shown.delivery?.isMade} ${day}`).toBe(
          `${told} ${facts.some(({ delivery }) => delivery?.is_made)} ${days.toSorted().at(-1)}`,
        )
        if (kind !== 'grouped') expect(facts[0]?.image, told).toBe(shown.picture && pictureAt(shown.picture, 320))
        expect(printOf(shirtOfLine(readLineBack({ ...facts[0]?.back }))), told).toEqual(facts[0]?.back ? printOf(shown.shirt) : null)
        expect(
          facts.some(({ back }) => back !== null),
          told,
        ).toBe(shown.shirt !== null)
        if (at % 4 > 0) continue

        await chooseShipping(shopper)
        const placed = await placeOrder(shopper)
        expect(placed.status, `${told} ${JSON.stringify(placed.body)}`).toBe(200)
        const { body: order } = await shopper.get('checkout/cart/last-order')
        const looks = (list: readonly { name: string; row_total_incl_tax: number; image: string | null; no_return: boolean }[]) =>
          list.map(({ name, row_total_incl_tax: total, image, no_return }) => ({ name, total, image, no_return }))
        expect(looks(order.items), told).toEqual(looks(lines.map(({ extension_attributes: more, ...line }) => ({ ...line, ...more }))))
        expect(
          order.items.map(({ back }: { back: unknown }) => back),
          told,
        ).toEqual(facts.map(({ back }) => back))
        const { body: text } = await shop.db
          .selectFrom('mail')
          .innerJoin('shop_order', 'shop_order.id', 'mail.order_id')
          .select('mail.body')
          .where('shop_order.number', '=', placed.body.order_number)
          .where('mail.kind', '=', 'confirmation')
          .executeTakeFirstOrThrow()
        for (const line of lines) expect(text, told).toContain(writeMoney(Math.round(line.row_total_incl_tax * 100), store))
        for (const value of facts.flatMap((more) => coloursOf(more.parts))) expect(text, told).toContain(value)
      }
    },
  )
})

/** What the drawing of a back shows, without what a line needs no more. */
function printOf(shirt: Shirt | null) {
  if (!shirt) return null
  const { colour, picture, font, name, number, crests } = shirt
  return { colour, image: picture?.image, ink: picture?.ink, outline: picture?.outline, font, name, number, crests }
}

/** The values that are no sizes, which a player's own line in the mail says. */
function coloursOf(parts: readonly { options: readonly { label: string; value: string }[] }[]): string[] {
  return parts.flatMap(({ options }) => options.filter(({ label }) => label === 'Colour').map(({ value }) => value))
}
