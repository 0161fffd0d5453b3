// Random teams, compared with an oracle that calculates in cents from the wire data: completeness, price and request.
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emptyPlayer, type Player } from '#shared/product/rules/player.ts'
import { Product } from '#shared/product/wire/product.ts'
import { productAnswer } from '#tests/support/answers.ts'
import { bundleModel } from '#stores/product/bundle.ts'
import { configuration } from '#stores/testing/kinds.ts'
import { roster } from './model.ts'
import { rosterOf } from './state.ts'
import { isSoak } from '#tests/support/scope.ts'

const CASES = isSoak ? 5000 : 200
const SEED = Number(process.env['SEED'] ?? 20_261_122)

/** Random numbers from a seed, so that a failing case can be repeated. */
function randomFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    whole,
    pick: <Item>(items: readonly Item[]): Item | undefined => items[whole(0, items.length - 1)],
    chance: (share: number) => next() < share,
  }
}

interface WireSize {
  id: number
  cents: number
  stock: number
}
interface WirePart {
  id: number
  pieces: number
  cents: number
  sizes: WireSize[]
}
interface Case {
  parts: WirePart[]
  nameCents: number
  numberCents: number
  isUnique: boolean
  min: number
  players: Player[]
}

function makeCase(seed: number): Case {
  const { whole, pick, chance } = randomFrom(seed)
  // Half of the teams are entered without mistakes.
  const isTidy = chance(0.5)
  const parts = Array.from({ length: whole(1, 6) }, (_, at): WirePart => {
    const sizes = chance(0.8)
      ? Array.from({ length: whole(1, 6) }, (__, size) => ({ id: 10 + size, cents: whole(1, 9999), stock: isTidy ? 400 : whole(0, 40) }))
      : []
    return { id: 100 + at, pieces: whole(1, 3), cents: whole(1, 9999), sizes }
  })
  const players = Array.from({ length: whole(0, 32) }, (_, at): Player => ({
    ...emptyPlayer(`p${at}`),
    name: pick(isTidy ? ['Ada', ' Zoë ', "d'Arc"] : ['', 'Ada', ' Zoë ', 'X'.repeat(500), '😀', 'محمد']) ?? '',
    number: isTidy ? String(at) : chance(0.7) ? String(whole(0, 40)) : (pick(['', 'x', '07', '123']) ?? ''),
    isOrdered: chance(0.9),
    ...(chance(0.2) ? { quantity: whole(2, isTidy ? 3 : 9) } : {}),
    sizes: Object.fromEntries(
      parts.flatMap((part) => {
        const size = isTidy || chance(0.95) ? pick(part.sizes) : undefined
        return size ? [[part.id, String(size.id)]] : []
      }),
    ),
  }))
  return { parts, players, nameCents: whole(0, 999), numberCents: whole(0, 999), isUnique: chance(0.5), min: whole(1, 5) }
}

const NAME = /^[A-Za-zÀ-ÿ' ]+$/
const NUMBER = /^\d+$/

/** The result that a host would calculate. */
function oracle({ parts, players, nameCents, numberCents, isUnique, min }: Case) {
  const ordered = players.filter(
    ({ name, number, sizes, quantity, isOrdered }) =>
      isOrdered && (name.trim() || number.trim() || Object.keys(sizes).length > 0 || quantity !== undefined),
  )
  const numbers = ordered
    .map(({ number }) => number.trim())
    .filter(Boolean)
    .map((text) => text.replace(/^0+(?=\d)/, ''))
  const pieces = ordered.reduce((sum, { quantity = 1 }) => sum + quantity, 0)
  let isWhole = pieces >= min && ordered.length <= 30 && (!isUnique || new Set(numbers).size === numbers.length)
  let cents = 0
  for (const part of parts) {
    const wanted = new Map<number, number>()
    for (const player of ordered) {
      const size = part.sizes.find(({ id }) => String(id) === player.sizes[part.id])
      if (part.sizes.length > 0 && !size) isWhole = false
      if (size) wanted.set(size.id, (wanted.get(size.id) ?? 0) + part.pieces * (player.quantity ?? 1))
      cents +=
        (size?.cents ?? (part.sizes.length > 0 ? Math.min(...part.sizes.map((one) => one.cents)) : part.cents)) *
        part.pieces *
        (player.quantity ?? 1)
    }
    for (const size of part.sizes) if ((wanted.get(size.id) ?? 0) > size.stock) isWhole = false
  }
  for (const { name, number, quantity = 1 } of ordered) {
    if (name.trim()) cents += nameCents * quantity
    if (number.trim()) cents += numberCents * quantity
    if (name.trim() && (!NAME.test(name.trim()) || [...name.trim()].length > 12)) isWhole = false
    if (number.trim() && (!NUMBER.test(number.trim()) || number.trim().length > 2)) isWhole = false
  }
  return { isWhole, cents, ids: ordered.map(({ id }) => id) }
}

const four = (cents: number) => ({
  price_incl_tax: cents / 100,
  price_excl_tax: null,
  final_price_incl_tax: cents / 100,
  final_price_excl_tax: null,
})

function wireOf({ parts, nameCents, numberCents, isUnique, min }: Case) {
  const text = { required: false, choices: [] }
  return productAnswer({
    product_type: 'bundle',
    configurable_data: { attributes: [] },
    virtual_products: [],
    bundle_options: parts.map(({ id, pieces, cents, sizes }, at) => ({
      option_id: id,
      title: `Part ${id}`,
      type: 'select',
      required: 1,
      position: at,
      products: [
        {
          selection_id: id,
          product_id: id,
          sku: `P${id}`,
          name: `Part ${id}`,
          in_stock: true,
          stock: null,
          qty: pieces,
          can_change_qty: false,
          is_default: true,
          ...four(cents),
          selection_price_value: cents / 100,
          configurable_data: {
            attributes:
              sizes.length > 0
                ? [
                    {
                      id: 94,
                      code: 'size',
                      label: 'Size',
                      role: 'size',
                      options: sizes.map((size) => ({ id: size.id, label: `S${size.id}`, swatch: null })),
                    },
                  ]
                : [],
          },
          virtual_products: sizes.map((size) => ({
            product_id: id * 100 + size.id,
            sku: `P${id}-${size.id}`,
            status: 1,
            stock: size.stock,
            ...four(size.cents),
            selection_price_value: size.cents / 100,
            size_option_id: size.id,
            images: [],
          })),
        },
      ],
    })),
    personalisation: [
      {
        group_id: 1,
        title: 'Prints',
        options: [
          { id: 101, type: 'name', label: 'Name', price: nameCents / 100, max_length: 12, characters: "A-Za-zÀ-ÿ' ", ...text },
          { id: 102, type: 'number', label: 'Number', price: numberCents / 100, max_length: 2, characters: '0-9', ...text },
        ],
      },
    ],
    team_wear: { by_line: false, min_players: min, max_players: 30, unique_numbers: isUnique, name_option_id: 101, number_option_id: 102 },
  })
}

test(`${CASES} random teams cost, send and allow what the oracle says (SEED=${SEED})`, () => {
  let whole = 0
  for (let at = 0; at < CASES; at++) {
    const given = makeCase(SEED + at)
    const product = v.parse(Product, wireOf(given))
    const chosen = configuration({ roster: rosterOf(given.players) })
    const { items } = bundleModel.derive(product, chosen)
    const info = roster.derive(product, chosen, items)
    const expected = oracle(given)
    const seen = `SEED=${SEED + at}`
    expect([seen, info.problems.length === 0]).toEqual([seen, expected.isWhole])
    expect([seen, info.total]).toEqual([seen, expected.cents / 100])
    expect([seen, info.payload.players?.map(({ id }) => id) ?? []]).toEqual([seen, expected.ids])
    if (!expected.isWhole) continue
    whole++
    for (const player of info.payload.players ?? []) {
      const sized = given.parts.filter(({ sizes }) => sizes.length > 0)
      expect(player.sizes.map(({ productId, choices }) => [productId, choices[0]?.optionId])).toEqual(
        sized.map(({ id }) => [id, Number(given.players.find((one) => one.id === player.id)?.sizes[id])]),
      )
    }
  }
  // Enough cases are complete; otherwise the test would only cover refusals.
  expect(whole).toBeGreaterThan(CASES / 10)
})
