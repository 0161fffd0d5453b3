// Compares the query parameters that a host's own page needs.

/** Whether a page's query contains all parameters that a list needs; others, such as a campaign's, may differ. */
export function hasHostQuery(search: string, wanted: string): boolean {
  const there = new URLSearchParams(search)
  return [...new URLSearchParams(wanted)].every(([name, value]) => there.getAll(name).includes(value))
}
