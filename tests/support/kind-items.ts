// Items to add of the landmark bundle, shirt, racket and kit, in the form of a call; each can be made invalid.
import { sql } from 'kysely'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import type { Database } from '#demo-pages/database/tables.ts'

/** The changes of the padel set. */
export interface PadelWish {
  racketOption?: number
  racket?: number
  racketQty?: number
  attribute?: readonly (readonly [number, number])[]
  balls?: number | null
  grips?: number
}

/** The padel set: racket 60101 (ST10021), balls 60201 (MI10023), and the given number of grips (QU10026). */
export function padelSet({
  racketOption = 601,
  racket: selection = 60101,
  racketQty = 1,
  attribute = [],
  balls = 60201,
  grips = 0,
}: PadelWish = {}) {
  return {
    sku: 'ST10006',
    qty: 1,
    product_option: {
      extension_attributes: {
        bundle_options: [
          entry(racketOption, selection, racketQty, attribute),
          ...(balls === null ? [] : [entry(602, balls, 1)]),
          ...(grips ? [entry(604, 60401, grips)] : []),
        ],
      },
    },
  }
}

function entry(option: number, selection: number, count: number, attributes: readonly (readonly [number, number])[] = []) {
  return {
    option_id: option,
    option_qty: count,
    option_selections: [selection],
    extension_attributes: {
      selection_configurable_options: attributes.map(([id, value]) => ({ super_attribute_id: id, super_attribute_option_id: value })),
    },
  }
}

type Value = readonly [option: number, value: string | number]

function personalisation(productId: number, groupId: number, values: readonly Value[]) {
  const options = values.map(([option_id, option_value]) => ({ option_id, option_value }))
  return values.length ? { personalisation: [{ group_id: groupId, product_id: productId, options }] } : {}
}

/** An orange shirt of `landmarks.personalised` in M with these prints. */
export function shirt(...values: readonly Value[]) {
  return { sku: 'HA10009-ORANGE-M', qty: 1, extension_attributes: personalisation(landmarks.personalised.id, 1, values) }
}

/** `landmarks.strungRacket` with this grip (its English label) and these strings. */
export async function racket(db: Database, grip: string, ...values: readonly Value[]) {
  const row = await sql<{ id: number; attribute_id: number }>`
    select o.id, o.attribute_id from attribute_option o join attribute a on a.id = o.attribute_id
    where a.code = 'grip_size' and o.label->>'en' = ${grip}`.execute(db)
  const options = row.rows.map(({ id, attribute_id }) => ({ option_id: String(attribute_id), option_value: id }))
  return {
    sku: 'ST10010',
    qty: 1,
    product_option: { extension_attributes: { configurable_item_options: options } },
    extension_attributes: personalisation(landmarks.strungRacket.id, 3, values),
  }
}

/** A player whose shirt and shorts have this size; `team` converts sizes to ids. */
export function teamPlayer(id: string, size: string, { name = '', number = '', qty }: { name?: string; number?: string; qty?: number }) {
  return {
    player_id: id,
    name,
    number,
    ...(qty === undefined ? {} : { qty }),
    sizes: [29, 30, 31].map((product_id) => ({ product_id, size })),
  }
}

interface Player {
  player_id: string
  name: string
  number: string
  qty?: number
  sizes: readonly { product_id: number; size: string }[]
}

/** The kit in royal blue for these players; socks come in one of their own sizes. */
export async function team(db: Database, players: readonly Player[], ...values: readonly Value[]) {
  const options = await sql<{ id: number; attribute_id: number; code: string; attribute: string }>`
    select o.id, o.attribute_id, o.code, a.code as attribute from attribute_option o join attribute a on a.id = o.attribute_id
    where a.code in ('color', 'size')`.execute(db)
  const find = (attribute: string, code: string) => {
    const found = options.rows.find((row) => row.attribute === attribute && row.code === code)
    if (!found) throw new Error(`team: no ${attribute} ${code}`)
    return found
  }
  const colour = find('color', 'royal')
  const chosen = (product: number, size: string) => {
    const option = find('size', product === 31 ? 'socks-39-42' : size.toLowerCase())
    return [{ super_attribute_id: option.attribute_id, super_attribute_option_id: option.id }]
  }
  return {
    sku: 'VE10008',
    qty: 1,
    product_option: {
      extension_attributes: {
        bundle_options: [801, 802, 803].map((option) => entry(option, option * 100 + 1, 1, [[colour.attribute_id, colour.id]])),
      },
    },
    extension_attributes: {
      ...personalisation(landmarks.teamWear.id, 1, values),
      team_wear: {
        players: players.map(({ sizes, ...player }) => ({
          ...player,
          sizes: sizes.map(({ product_id, size }) => ({ product_id, selection_configurable_options: chosen(product_id, size) })),
        })),
      },
    },
  }
}
