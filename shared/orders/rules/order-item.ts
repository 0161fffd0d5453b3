// The name of an order's line: two sizes of one shirt have the same product name.

/**
 * The product's name with the chosen options.
 * @example itemName({ name: 'Shirt', options: [{ label: 'Size', value: 'M' }] }) // 'Shirt, M'
 */
export function itemName({ name, options }: { name: string; options: readonly { value: string }[] }): string {
  return [name, ...options.map(({ value }) => value)].join(', ')
}
