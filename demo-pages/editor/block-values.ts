// Reads a block's values by type; one of another type counts as none.
import type { Block } from './document.ts'

/** A text, or an empty one. */
export function textIn({ values }: Block, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

/** A whole number, or 0. */
export function numberOf({ values }: Block, name: string): number {
  const value = values[name]
  return typeof value === 'number' && Number.isInteger(value) ? value : 0
}

/** The whole numbers of a list. */
export function numbersOf({ values }: Block, name: string): number[] {
  const value = values[name]
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number' && Number.isInteger(one)) : []
}

/** The texts of a list. */
export function namesOf({ values }: Block, name: string): string[] {
  const value = values[name]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
