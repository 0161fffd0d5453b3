// Team orders for the tests of lists: of adults, and of a club with children's sizes too.
import type { RosterPlan } from '#shared/product/rules/roster.ts'

const sizes = (...labels: string[]) => labels.map((label) => ({ id: label.toLowerCase(), label, price: 10, stock: null }))
const product = (id: number, label: string, ...labels: string[]) => ({ id, label, quantity: 1, price: 10, sizes: sizes(...labels) })
const letters = ['S', 'M', 'L', 'XL', '2XL']
const socks = ['31-34', '35-38', '39-42', '43-46']
const text = { price: 0, isRequired: false, characters: null }
const rules = {
  name: { ...text, maxLength: 14 },
  number: { ...text, maxLength: 2 },
  extra: 0,
  minPlayers: 1,
  maxPlayers: 30,
  hasUniqueNumbers: true,
}

/** A shirt, shorts and socks for adults. */
export const plan: RosterPlan = {
  ...rules,
  products: [product(21, 'Shirt', ...letters), product(22, 'Shorts', ...letters), product(23, 'Socks', ...socks)],
}

const heights = ['128 cm', '140 cm', '152 cm', '164 cm']

/** The same in sizes for children and adults. */
export const clubPlan: RosterPlan = {
  ...rules,
  products: [product(21, 'Shirt', ...heights, ...letters), product(22, 'Shorts', ...heights, ...letters), product(23, 'Socks', ...socks)],
}
