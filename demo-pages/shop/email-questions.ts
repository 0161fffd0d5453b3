// Limits how often a visitor may check whether an address has an account: enough for typing errors, too few to try out a list.
import { networkOf, placeOf } from '../host/network.ts'
import type { Session } from './session.ts'
import type { Shop } from './shop.ts'
import type { Limit } from './tries.ts'
import { takeTry } from './tries.ts'

const hour = 60 * 60
/** The limit of one visitor. */
const visitor: Limit = { name: 'e-mail questions of a visitor', free: 15, firstWait: 30, longestWait: hour, window: hour }
/** A visitor without cookies looks new each time, so the IP address and its network are counted too. */
const place: Limit = { name: 'e-mail questions of a place', free: 40, firstWait: 30, longestWait: hour, window: hour }
const network: Limit = { name: 'e-mail questions of a network', free: 120, firstWait: 10, longestWait: 10 * 60, window: hour }

/** Counts a check, or throws a 429. */
export async function takeEmailQuestion(shop: Shop, session: Session, from: string): Promise<void> {
  await takeTry(shop, [
    [visitor, session.id],
    [place, placeOf(from)],
    [network, networkOf(from)],
  ])
}
