// The query parameters that a host's own page needs, kept beside any others.

/** Whether a page's query has all that a list's place asks for; what else it has, as a campaign's name, may differ. */
export function hasHostQuery(search: string, wanted: string): boolean {
  const there = new URLSearchParams(search)
  return [...new URLSearchParams(wanted)].every(([name, value]) => there.getAll(name).includes(value))
}
