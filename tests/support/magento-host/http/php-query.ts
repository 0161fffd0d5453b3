// Parses a query as PHP does: `a[b][0]=c` makes nested maps. Names may be written in either style.
import type { Fields, Json } from '../json.ts'
import { isFields } from '../json.ts'
import { snake } from './input.ts'

export const phpQuery = (query: URLSearchParams): Fields => {
  const read: { [key: string]: Json } = {}
  for (const [name, value] of query) {
    const [first = '', ...rest] = name.replaceAll(']', '').split('[')
    const keys = [first, ...rest].map(snake)
    let target = read
    for (const key of keys.slice(0, -1)) {
      const next = target[key]
      const below: { [key: string]: Json } = isFields(next) ? next : {}
      target[key] = below
      target = below
    }
    target[keys.at(-1) ?? ''] = value
  }
  return read
}
