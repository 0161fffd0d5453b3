// The name of an order's line: two sizes of one shirt have the same product name.
import type { SentExchange } from '#shared/orders/wire/return-choices.ts'

/**
 * The product's name with the chosen options.
 * @example itemName({ name: 'Shirt', options: [{ label: 'Size', value: 'M' }] }) // 'Shirt, M'
 */
export function itemName({ name, options }: { name: string; options: readonly { value: string }[] }): string {
  return [name, ...options.map(({ value }) => value)].join(', ')
}

/**
 * A piece that comes instead of money, with its state in the host's words.
 * @example exchangeText({ quantity: 1, name: 'Shirt', options: [{ label: 'Size', value: 'L' }], state: 'reserved', stateLabel: 'kept for you' }) // '1 × Shirt, L: kept for you'
 */
export function exchangeText({ quantity, stateLabel, state, ...item }: SentExchange): string {
  return `${quantity} × ${itemName(item)}: ${stateLabel ?? state}`
}
