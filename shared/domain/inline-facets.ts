// Facets between the products ("filter dividers"): which of them stand there, and where.

/** Where a host wants a facet: after this many products. */
export interface Divider {
  attribute_code: string
  position: number
}

/**
 * The dividers to show, by position: one more where a host's own block stands before them, without those in use.
 * @example inlineDividers([{ attribute_code: 'color', position: 4 }], new Set(), true) // position 5
 */
export function inlineDividers(all: readonly Divider[], active: ReadonlySet<string>, isWidgetActive: boolean): Divider[] {
  return all
    .filter(({ attribute_code }) => !active.has(attribute_code))
    .map(({ attribute_code, position }) => ({ attribute_code, position: position + (isWidgetActive ? 1 : 0) }))
    .toSorted((one, other) => one.position - other.position)
}
