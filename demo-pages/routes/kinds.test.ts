// Tests bundles, prints, strings and teams over HTTP; long because all kinds share one shop.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { seededRandom } from '#tests/support/random.ts'
import { chooseShipping, decide, placeOrder, readStock, setStock } from '#tests/support/purchase.ts'
import type { Answer } from '#tests/support/shopper.ts'
import { logInOperator } from '#tests/support/operator.ts'
import { Shopper } from '#tests/support/shopper.ts'
import type { PadelWish } from '#tests/support/kind-items.ts'
import { padelSet, racket, shirt, team, teamPlayer } from '#tests/support/kind-items.ts'
import { isSoak } from '#tests/support/scope.ts'

let shop: StartedHost
let shopper: Shopper

beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())
beforeEach(() => {
  shopper = new Shopper(shop.url, 'en')
})

const add = (...cartItems: object[]): Promise<Answer> => shopper.send('POST', 'checkout/cart/items', { cartItems })
const quote = async () => (await shopper.get('checkout/cart/quote')).body
const faults = async (...items: object[]) => {
  const { status, body } = await add(...items)
  return { status, errors: body.errors }
}

describe('a bundle', () => {
  test('costs the sum of its parts times its multiplier, each rounded, and lists its content', async () => {
    const { body } = await add(padelSet({ grips: 2 }))
    const [line] = body.items
    // 105 and 5.50 times 0.9, and twice 7.50 times 0.9.
    expect(line.price_incl_tax).toBe(94.5 + 4.95 + 2 * 6.75)
    expect(line).toMatchObject({ product_type: 'bundle', kind: 'bundle', sku: 'ST10006' })
    expect(line.extension_attributes.parts.map((part: { sku: string; qty: number }) => [part.sku, part.qty])).toEqual([
      ['ST10021', 1],
      ['MI10023', 1],
      ['QU10026', 2],
    ])
    expect(line.extension_attributes.options[0]).toMatchObject({ label: 'Choose your racket', value: expect.stringContaining('1 × ') })
    expect(line.extension_attributes.edit_url).toMatch(/^\/en\/product\/strada-nova-padel-start-set\?line=\d+$/)
  })

  test.each<[string, PadelWish, object]>([
    ['a required option is missing', { balls: null }, { 'items.0.bundle.602': ['Select one of the required options: Balls'] }],
    [
      'an option is another bundle’s',
      { racketOption: 801 },
      { 'items.0.bundle.801': [expect.any(String)], 'items.0.bundle.601': [expect.any(String)] },
    ],
    ['a selection is another option’s', { racket: 60201 }, { 'items.0.bundle.601': ['This part does not belong to the product.'] }],
    ['a fixed quantity is changed', { racketQty: 2 }, { 'items.0.bundle.601.60101': ['This quantity cannot be changed.'] }],
    ['a part has no such size', { attribute: [[3, 5]] }, { 'items.0.bundle.601.60101': ['This option does not belong to the product.'] }],
  ])('is refused at its field if %s', async (_, wish, errors) => {
    expect(await faults(padelSet(wish))).toEqual({ status: 400, errors })
    expect((await quote()).items).toEqual([])
  })

  test('is refused if a part is out of stock, including other lines of the cart', async () => {
    await setStock(shop.db, 'ST10021', 3)
    await add({ sku: 'ST10021', qty: 2 })
    const refused = await add({ ...padelSet(), qty: 2 })
    expect([refused.status, refused.body.code, Object.keys(refused.body.errors)]).toEqual([400, 'stock', ['items.0.bundle.601.60101']])
    expect((await add(padelSet())).status).toBe(200)
    const lines = (await quote()).items
    expect(lines.map((line: { extension_attributes: { product_stock: number } }) => line.extension_attributes.product_stock)).toEqual([
      3, 1,
    ])
    expect((await shopper.send('PUT', `checkout/cart/items/${lines[0].item_id}`, { cartItem: { qty: 3 } })).status).toBe(400)
    await setStock(shop.db, 'ST10021', 40)
  })

  test('is not added if another item of the call is refused', async () => {
    const { status, errors } = await faults({ sku: 'DR10002', qty: 1 }, padelSet({ balls: null }))
    expect([status, Object.keys(errors)]).toEqual([400, ['items.1.bundle.602']])
    expect((await quote()).items).toEqual([])
  })

  test('takes the stock of its parts with the order; a failed payment returns them and restores the line', async () => {
    const before = await readStock(shop.db, 'QU10026')
    const { body } = await add({ ...padelSet({ grips: 2 }), qty: 3 })
    await chooseShipping(shopper)
    const placed = await placeOrder(shopper, 'creditcard')
    expect(await readStock(shop.db, 'QU10026')).toBe(before - 6)
    const ordered = (await shopper.get('checkout/cart/last-order')).body.items[0]
    expect(ordered).toMatchObject({ kind: 'bundle', parts: body.items[0].extension_attributes.parts })
    // The shopper has meanwhile started another cart with one of the same product.
    await add(padelSet({ grips: 2 }))
    await decide(shopper, placed.body.redirect_url, 'canceled')
    await shopper.get('checkout/cart/payment-status')
    expect(await readStock(shop.db, 'QU10026')).toBe(before)
    const [line, ...others] = (await quote()).items
    expect([line.qty, others.length]).toEqual([4, 0])
    expect(line.extension_attributes.parts).toEqual(ordered.parts)
  })
})

describe('other choices for a line', () => {
  test('replace its parts and keep its id; undo restores it', async () => {
    const { item_id: id, extension_attributes: before } = (await add(padelSet())).body.items[0]
    const { body } = await shopper.send('PUT', `checkout/cart/items/${id}`, { cartItem: { ...padelSet({ grips: 1 }), qty: 2 } })
    expect(body.items.map((line: { item_id: number; qty: number }) => [line.item_id, line.qty])).toEqual([[id, 2]])
    expect(body.items[0].extension_attributes.parts).toHaveLength(3)
    await shopper.send('DELETE', `checkout/cart/items/${id}`)
    const again = (await add(before.buy_request)).body.items[0]
    expect(again.extension_attributes.parts).toEqual(before.parts)
  })

  test('equal to those of another line merge both lines', async () => {
    const first = (await add(padelSet())).body.items[0].item_id
    await add({ ...padelSet({ grips: 1 }), qty: 2 })
    const { body } = await shopper.send('PUT', `checkout/cart/items/${first}`, { cartItem: { ...padelSet({ grips: 1 }), qty: 1 } })
    expect(body.items.map((line: { item_id: number; qty: number }) => [line.item_id, line.qty])).toEqual([[first, 3]])
  })

  test('of another product are refused, and the line stays', async () => {
    const { item_id: id } = (await add(padelSet())).body.items[0]
    const refused = await shopper.send('PUT', `checkout/cart/items/${id}`, { cartItem: { ...shirt(), qty: 1 } })
    expect([refused.status, refused.body.code]).toEqual([404, 'product'])
    expect((await quote()).items[0].kind).toBe('bundle')
  })
})

describe('a print', () => {
  test('costs its options, is a separate line and takes longer', async () => {
    await add(shirt())
    const { body } = await add(shirt([101, 'Åsa'], [102, '7'], [103, 10301]))
    const [plain, printed] = body.items
    expect(printed.price_incl_tax).toBe(plain.price_incl_tax + 6 + 4 + 4)
    expect(printed.extension_attributes.prints).toEqual([
      { label: 'Name on the back', value: 'Åsa', price_incl_tax: 6 },
      { label: 'Number', value: '7', price_incl_tax: 4 },
      { label: 'Club badge', value: 'Printed on the chest', price_incl_tax: 4 },
    ])
    expect([plain, printed].map((line) => [line.extension_attributes.no_return, line.extension_attributes.delivery.days])).toEqual([
      [false, 0],
      [true, 2],
    ])
  })

  test.each([
    ['too long', [101, 'A name that is long'], 'Max 12 characters'],
    ['of characters that cannot be printed', [101, 'Zoë ⚽️'], /^These characters cannot be printed: ⚽/],
    ['from right to left', [101, 'שלום'], /cannot be printed/],
    ['no number', [102, 'x'], /cannot be printed/],
    ['no choice', [103, 99], /^Choose one of the options/],
    ['not offered', [301, 30101], /not offered/],
  ] as const)('is refused if it is %s', async (_, [option, value], sentence) => {
    const { status, errors } = await faults(shirt([option, value]))
    expect([status, Object.keys(errors)]).toEqual([400, [`items.0.personalisation.9.${option}`]])
    expect(errors[`items.0.personalisation.9.${option}`][0]).toEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    )
  })

  test('counts a combined letter once', async () => {
    const { body } = await add(shirt([101, 'e\u0301'.repeat(12)]))
    expect(body.items[0].extension_attributes.prints[0].value).toBe('é'.repeat(12))
  })
})

describe('a racket', () => {
  const grip = 'L2 (4 1/4)'
  test('is strung as chosen, or left unstrung', async () => {
    const strung = (await add(await racket(shop.db, grip, [301, 30102], [303, 30302], [302, 24.5], [304, 24]))).body.items[0]
    expect(strung.extension_attributes).toMatchObject({ no_return: true, delivery: { days: 2, is_made: true } })
    expect(strung.extension_attributes.prints.map(({ value }: { value: string }) => value)).toEqual([
      'Multifilament, soft',
      '1.25 mm',
      '24.5 kg',
      '24 kg',
    ])
    const plain = (await add(await racket(shop.db, grip, [301, 30101]))).body.items[1]
    expect(strung.price_incl_tax).toBe(plain.price_incl_tax + 19)
    expect(plain.extension_attributes).toMatchObject({ no_return: false, delivery: { days: 0, is_made: false } })
  })

  test('has its tension in the number format of the store’s language', async () => {
    shopper = new Shopper(shop.url, 'de')
    const [line] = (await add(await racket(shop.db, grip, [301, 30102], [303, 30302], [302, 24.5], [304, 24]))).body.items
    expect(line.extension_attributes.prints.map(({ value }: { value: string }) => value)).toContain('24,5 kg')
    const { errors } = await faults(await racket(shop.db, grip, [301, 30102], [303, 30302], [302, 24.3], [304, 24]))
    expect(errors['items.0.personalisation.10.302']).toEqual([expect.stringContaining('in Schritten von 0,5.')])
  })

  test.each([
    ['no string', [], [301]],
    [
      'no tension',
      [
        [301, 30102],
        [303, 30302],
      ],
      [302, 304],
    ],
    [
      'too tight',
      [
        [301, 30102],
        [303, 30302],
        [302, 28.5],
        [304, 24],
      ],
      [302],
    ],
    [
      'too loose',
      [
        [301, 30102],
        [303, 30302],
        [302, 24],
        [304, 19.5],
      ],
      [304],
    ],
    [
      'between two steps',
      [
        [301, 30102],
        [303, 30302],
        [302, 24.3],
        [304, 24],
      ],
      [302],
    ],
    [
      'a tension without a string',
      [
        [301, 30101],
        [302, 24],
      ],
      [302],
    ],
  ] as [string, [number, number][], number[]][])('is refused with %s', async (_, values, wrong) => {
    const { status, errors } = await faults(await racket(shop.db, grip, ...values))
    expect([status, Object.keys(errors)]).toEqual([400, wrong.map((id) => `items.0.personalisation.10.${id}`)])
  })
})

describe('a team', () => {
  test('is one line with every player and her sizes, the total price, and the stock of every piece', async () => {
    const { body } = await add(
      await team(shop.db, [teamPlayer('p1', 'M', { name: 'Åsa', number: '7' }), teamPlayer('p2', 'L', { number: '10' })], [103, 10301]),
    )
    const [line] = body.items
    expect(line).toMatchObject({ qty: 1, kind: 'team-wear', extension_attributes: { qty_editable: false, no_return: true, max_qty: 1 } })
    // (22 + 13 + 8.50) times 0.85, each rounded; a crest costs 4 each, a name 6, two numbers 4 each.
    const kit = 18.7 + 11.05 + 7.23
    expect(line.price_incl_tax).toBeCloseTo(2 * kit + 2 * 4 + 6 + 2 * 4, 9)
    expect(
      line.extension_attributes.players.map(({ name, number, sizes }: { name: string; number: string; sizes: { value: string }[] }) => [
        name,
        number,
        sizes[0]?.value,
      ]),
    ).toEqual([
      ['Åsa', '7', 'M'],
      ['', '10', 'L'],
    ])
    expect(line.extension_attributes.parts.reduce((sum: number, { qty }: { qty: number }) => sum + qty, 0)).toBe(6)
    expect(line.extension_attributes.options).toContainEqual({ label: 'Players', value: '2' })
  })

  test('is in the mail with every player', async () => {
    await add(await team(shop.db, [teamPlayer('p1', 'M', { name: 'Åsa', number: '7' })]))
    await chooseShipping(shopper)
    const { body } = await placeOrder(shopper)
    const mail = await shop.db
      .selectFrom('mail')
      .innerJoin('shop_order', 'shop_order.id', 'mail.order_id')
      .select('body')
      .where('number', '=', body.order_number)
      .executeTakeFirstOrThrow()
    expect(mail.body).toMatch(/Name: Åsa; Number: 7; Size: .*shirt M/)
  })

  test('has rows of pieces: they are priced, reserved, shown, and brought back as they were', async () => {
    const item = await team(
      shop.db,
      [teamPlayer('p1', 'M', { name: 'Åsa', number: '7', qty: 2 }), teamPlayer('p2', 'L', { qty: 20 })],
      [103, 10301],
    )
    const { body } = await add(item)
    const [line] = body.items
    const kit = 18.7 + 11.05 + 7.23
    // A crest for each piece; name and number are printed on both of hers.
    expect(line.price_incl_tax).toBeCloseTo(22 * (kit + 4) + 2 * (6 + 4), 9)
    expect(line.qty).toBe(1)
    const { players, parts, buy_request: again } = line.extension_attributes
    expect(players.map(({ name, qty }: { name: string; qty?: number }) => [name, qty])).toEqual([
      ['Åsa', 2],
      ['', 20],
    ])
    expect(again.extension_attributes.team_wear.players.map(({ qty }: { qty?: number }) => qty)).toEqual([2, 20])
    const shirts = parts.filter(({ sku }: { sku: string }) => sku.startsWith('VE10029'))
    expect(shirts.map(({ sku, qty }: { sku: string; qty: number }) => [sku, qty])).toEqual([
      ['VE10029-ROYAL-M', 2],
      ['VE10029-ROYAL-L', 20],
    ])
  })

  test('of more pieces of a size than there are is refused at that size', async () => {
    await setStock(shop.db, 'VE10029-ROYAL-L', 20)
    const { errors } = await faults(await team(shop.db, [teamPlayer('p1', 'L', { qty: 21 })]))
    expect(Object.keys(errors)).toEqual(['items.0.players.p1.sizes.29'])
    await setStock(shop.db, 'VE10029-ROYAL-L', 40)
  })

  test.each([0, -1, 1.5, 1000])('is refused with %d pieces', async (qty) => {
    expect((await faults(await team(shop.db, [teamPlayer('p1', 'M', { qty })]))).status).toBeGreaterThanOrEqual(400)
  })

  test('is in the mail and in the order with its pieces, and they leave the stock', async () => {
    await setStock(shop.db, 'VE10029-ROYAL-L', 40)
    await add(await team(shop.db, [teamPlayer('p1', 'L', { qty: 20 })]))
    await chooseShipping(shopper)
    const { body } = await placeOrder(shopper)
    const mail = await shop.db
      .selectFrom('mail')
      .innerJoin('shop_order', 'shop_order.id', 'mail.order_id')
      .select(['body', 'mail.order_id'])
      .where('number', '=', body.order_number)
      .executeTakeFirstOrThrow()
    expect(mail.body).toMatch(/Size: .*shirt L.*; Quantity: 20/)
    const { body: order } = await (await logInOperator(shop.url)).open(`/operator/orders/${mail.order_id}`)
    expect(order).toMatch(/20 × [^<]*shirt[^<]*\(VE10029-ROYAL-L\)/)
    const { stock } = await shop.db.selectFrom('variant').select('stock').where('sku', '=', 'VE10029-ROYAL-L').executeTakeFirstOrThrow()
    expect(stock).toBe(20)
    await setStock(shop.db, 'VE10029-ROYAL-L', 40)
  })

  test('is refused player by player, all at once', async () => {
    const players = [
      teamPlayer('p1', 'M', { number: '7' }),
      teamPlayer('p2', 'M', { number: '07', name: 'A name that is long' }),
      { player_id: 'p3', name: '', number: '8', sizes: [] },
    ]
    const { status, errors } = await faults(await team(shop.db, players))
    expect(status).toBe(400)
    expect(errors).toEqual({
      'items.0.players.p2.number': ['Number 07 is taken by another player.'],
      'items.0.players.p2.name': ['Max 12 characters'],
      'items.0.players.p3.sizes.29': ['A size must be selected'],
      'items.0.players.p3.sizes.30': ['A size must be selected'],
      'items.0.players.p3.sizes.31': ['A size must be selected'],
    })
  })

  test.each([
    ['nobody', 0, 'A team order needs at least 1 player.'],
    ['31 players', 31, 'A team order can have at most 30 players.'],
  ])('of %s is refused', async (_, count, sentence) => {
    const players = Array.from({ length: count }, (__, at) => teamPlayer(`p${at}`, 'M', {}))
    const { status, errors } = await faults(await team(shop.db, players))
    expect([status, errors['items.0.players']]).toEqual([400, [sentence]])
  })

  test('may not exceed the stock of a size; the error names the player', async () => {
    await setStock(shop.db, 'VE10029-ROYAL-M', 1)
    const { errors } = await faults(await team(shop.db, [teamPlayer('p1', 'M', {}), teamPlayer('p2', 'M', {})]))
    expect(Object.keys(errors)).toEqual(['items.0.players.p2.sizes.29'])
    await setStock(shop.db, 'VE10029-ROYAL-M', 40)
  })

  test('cannot have a quantity of two', async () => {
    const item = await team(shop.db, [teamPlayer('p1', 'M', {})])
    expect((await faults({ ...item, qty: 2 })).errors).toEqual({
      'items.0.qty': ['These players are in your cart already. You can change them there.'],
    })
  })
})

test('bundles and prints keep their choices when a login merges the carts', async () => {
  const own = new Shopper(shop.url, 'en')
  const login = (who: Shopper) => who.send('POST', 'api/customer/login', { email: 'demo@touchline.example', password: 'Touchline-1' })
  await login(own)
  await own.send('POST', 'checkout/cart/items', { cartItems: [padelSet()] })
  await add(padelSet(), shirt([101, 'Åsa']))
  await login(shopper)
  const { body } = await shopper.send('POST', 'checkout/cart/merge', { strategy: 'merge' })
  expect(body.items.map((line: { kind: string; qty: number }) => [line.kind, line.qty])).toEqual([
    ['bundle', 2],
    ['personalised', 1],
  ])
  expect(body.items[1].extension_attributes.prints[0].value).toBe('Åsa')
  for (const { item_id: id } of body.items) await shopper.send('DELETE', `checkout/cart/items/${id}`)
})

test('invalid requests of any form add nothing and cause no server error', async () => {
  const whole = padelSet({ grips: 1 })
  const strange: unknown[] = [
    null,
    -1,
    0,
    2 ** 31,
    1e308,
    '',
    'x'.repeat(600),
    '__proto__',
    [],
    {},
    [[]],
    true,
    '1 or 1=1',
    '\u202e',
    { constructor: 1 },
  ]
  const teamItem = await team(shop.db, [teamPlayer('p1', 'M', { name: 'Åsa' })], [103, 10301])
  const random = seededRandom(4173)
  for (const base of [whole, teamItem, shirt([101, 'Åsa'])]) {
    for (const path of pathsOf(base)) {
      for (const value of strange) {
        if (!isSoak && random() > 0.25) continue
        const { status } = await add(replaceAt(base, path, value))
        expect([200, 400, 404], `${path.join('.')} = ${JSON.stringify(value)?.slice(0, 50)}`).toContain(status)
      }
    }
  }
}, 240_000)

type Path = readonly (string | number)[]

function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [...(at.length ? [at] : []), ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...at, key]))]
}

function replaceAt(value: object, path: Path, put: unknown): object {
  const copy = structuredClone(value)
  let inner: unknown = copy
  for (const key of path.slice(0, -1)) inner = Reflect.get(Object(inner), key)
  Reflect.set(Object(inner), path.at(-1) ?? '', put)
  return copy
}
