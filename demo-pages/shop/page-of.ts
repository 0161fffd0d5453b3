// Pages of a list, in the form that every list of the account uses.

/** One page of a list. */
export interface PageOf<Item> {
  items: Item[]
  total: number
  page: number
  page_size: number
}

/** The requested page, or the last one if there are fewer. */
export function pageOf(requested: number, size: number, total: number): { offset: number; of: <Item>(items: Item[]) => PageOf<Item> } {
  const last = Math.max(1, Math.ceil(total / size))
  const page = Math.min(Math.max(1, requested), last)
  return { offset: (page - 1) * size, of: (items) => ({ items, total, page, page_size: size }) }
}

/** The page number in an address; an invalid one counts as the first page. */
export function readPage(text: string | undefined): number {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
