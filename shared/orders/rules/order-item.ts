// How a line of an order is called: two sizes of one shirt have one name.

/**
 * Its name with what was chosen of it.
 * @example itemName({ name: 'Shirt', options: [{ label: 'Size', value: 'M' }] }) // 'Shirt, M'
 */
export function itemName({ name, options }: { name: string; options: readonly { value: string }[] }): string {
  return [name, ...options.map(({ value }) => value)].join(', ')
}
