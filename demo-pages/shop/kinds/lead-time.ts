// The lead time of a line: the longest one of its parts and prints.
import { leadOf } from '../delivery.ts'
import type { Lead } from '../delivery.ts'
import type { Sellable } from '../sellables.ts'
import type { LineContent } from './line-content.ts'

/** The longest lead time; made to order if any part is. */
export function leadTime(sellable: Sellable, { parts, prints }: LineContent): Lead {
  const made = [...prints, ...parts.flatMap((part) => part.prints)].filter(({ isMade }) => isMade)
  const leads = [
    leadOf(sellable.delivery),
    ...parts.map((part) => leadOf(part.sellable.delivery)),
    ...made.flatMap(({ delivery }) => (delivery ? [{ days: delivery.days, isMade: delivery.is_made }] : [])),
  ]
  return { days: Math.max(...leads.map(({ days }) => days)), isMade: leads.some(({ isMade }) => isMade) }
}
