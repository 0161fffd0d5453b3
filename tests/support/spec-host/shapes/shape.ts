// Formats values as PHP platforms do: text for numbers, flags as 0 and "1", maps for lists, four kinds of empty value.
import type { Draws } from '../draws.ts'

/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** One platform's habits. A habit belongs to a field's name, so that an answer is consistent. */
export interface Shape {
  /** Money in cents, as a number or as text with four decimals. */
  amount: (cents: number) => Json
  /** A calculated amount that is not in whole cents, such as a price without tax. */
  exact: (value: number) => Json
  quantity: (value: number) => Json
  id: (value: number, place: string) => Json
  flag: (value: boolean, place: string) => Json
  /** A list, or PHP's map of it with its existing keys. */
  list: (values: Json[], place: string, keys?: (string | number)[]) => Json
  /** A map, which PHP writes as `[]` if it is empty. */
  map: (values: Record<string, Json>) => Json
  /** An empty value: null, "", false or []. */
  none: (place: string) => Json
  /** An object, or its JSON as text. */
  text: (value: Json, place: string) => Json
}

export const shapeOf = (draws: Draws, numbersAsText: boolean | undefined): Shape => {
  const asText = numbersAsText ?? draws.pick('numbers', [false, true])
  const decimal = (value: number): Json => (asText ? value.toFixed(4) : value)
  return {
    amount: (cents) => decimal(cents / 100),
    exact: (value) => decimal(Math.round(value * 10_000) / 10_000),
    quantity: decimal,
    id: (value, place) => (draws.pick(`id ${place}`, [false, true]) ? String(value) : value),
    flag: (value, place) => {
      const kind = draws.pick(`flag ${place}`, ['boolean', 'number', 'text', 'mixed'])
      if (kind === 'boolean') return value
      if (kind === 'number') return value ? 1 : 0
      if (kind === 'text') return value ? '1' : '0'
      return value ? '1' : 0
    },
    list: (values, place, keys) => {
      if (values.length === 0 || draws.pick(`list ${place}`, ['list', 'list', 'map']) === 'list') return values
      return Object.fromEntries(values.map((value, index) => [String(keys?.[index] ?? index), value]))
    },
    map: (values) => (Object.keys(values).length === 0 ? [] : values),
    none: (place) => draws.pick<Json>(`none ${place}`, [null, '', false, []]),
    text: (value, place) => (draws.pick(`json ${place}`, [true, true, false]) ? JSON.stringify(value) : value),
  }
}
