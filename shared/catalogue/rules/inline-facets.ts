// Decides which facets are shown between the products ("filter dividers"), and where.
import type { Divider } from '#shared/catalogue/wire/catalogue.ts'

/**
 * The dividers to show, by position: one further where a host's own block stands before them, without those in use.
 * @example inlineDividers([{ attributeCode: 'color', position: 4 }], new Set(), true) // position 5
 */
export function inlineDividers(all: readonly Divider[], active: ReadonlySet<string>, isWidgetActive: boolean): Divider[] {
  return all
    .filter(({ attributeCode }) => !active.has(attributeCode))
    .map(({ attributeCode, position }) => ({ attributeCode, position: position + (isWidgetActive ? 1 : 0) }))
    .toSorted((one, other) => one.position - other.position)
}
