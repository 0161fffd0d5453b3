// Leaves for another search, whose heading and field the host prints. What is pressed before its page is there goes along.
import type { ListQuery } from '#shared/catalogue/rules/list-address.ts'
import type { Result } from '#shared/domain/failure.ts'
import { environment, type Stop } from '#shared/environment.ts'
import { onReset } from '#stores/kit/reset.ts'
import { showAddress } from './address.ts'
import { $address } from './narrowed.ts'
import { dropList, readList } from './read.ts'
import { $isPending, $query, type ListPage } from './state.ts'

/** The request of this page while it is being left. */
let stayed: ListQuery | null = null
let stop: Stop | null = null
onReset(stopLeaving)

/** Whether the page is being left for another search. */
export const isLeaving = (): boolean => stayed !== null

/** Loads the page of a request, whose choices are shown at once. No answer comes on this page, so the result is that of an aborted read. */
export function leaveFor(query: ListQuery): Promise<Result<ListPage>> {
  // The load of the search before is stopped by this one, not by her.
  stop?.()
  stayed ??= $query.get()
  dropList()
  $query.set(query)
  showAddress('none')
  $isPending.set('late')
  environment.navigate($address.get())
  // A page that Back restores from the cache is at its own request again, and so is one whose shopper stopped the load.
  const stops = [environment.onPageShow(stay), environment.onStopped(stay)]
  stop = () => stops.forEach((end) => end())
  return Promise.resolve({ ok: false, error: { kind: 'aborted', code: null, message: null, status: null } })
}

function stay(): void {
  const query = stayed
  stopLeaving()
  if (!query) return
  $query.set(query)
  void readList()
}

/** Stays after all: the shopper went back before the other page came. */
export function stopLeaving(): void {
  stop?.()
  stop = null
  stayed = null
}
