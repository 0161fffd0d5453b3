// The challenges that passkeys sign: random, for one visitor, and valid once within a few minutes.
import type { Session } from '../session.ts'
import type { Shop } from '../shop.ts'

const minutes = 5

/** Stores a challenge and deletes expired ones. A visitor has one of each kind, the latest. */
export async function keepChallenge(shop: Shop, session: Session, challenge: string, customerId: number | null): Promise<void> {
  const now = shop.now()
  await shop.db
    .deleteFrom('passkey_challenge')
    .where((where) =>
      where.or([
        where('until', '<', now),
        where.and([where('session_id', '=', session.id), where('customer_id', 'is not distinct from', customerId)]),
      ]),
    )
    .execute()
  await shop.db
    .insertInto('passkey_challenge')
    .values({ challenge, session_id: session.id, customer_id: customerId, until: new Date(now.getTime() + minutes * 60_000) })
    .execute()
}

/** Whether the challenge belongs to this visitor; using it makes it invalid. */
export async function takeChallenge(shop: Shop, session: Session, challenge: string, customerId: number | null): Promise<boolean> {
  const { numDeletedRows } = await shop.db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('session_id', '=', session.id)
    .where('customer_id', 'is not distinct from', customerId)
    .where('until', '>=', shop.now())
    .executeTakeFirst()
  return numDeletedRows > 0n
}
