// Looks up an address by postcode and house number; they identify a home, so they are sent in the body instead of the query.
import type { Hono } from 'hono'
import * as v from 'valibot'
import { readJson } from '../server/body.ts'
import type { HostEnv } from '../host/context.ts'
import { apiGuard, withSession } from '../server/guards.ts'
import { completeAddress } from '../shop/address-lookup/complete-address.ts'
import { parse } from '../shop/cart-request.ts'

const Text = v.pipe(v.string(), v.maxLength(20))
const Question = v.object({ postcode: Text, house_number: Text })

/** Registers the call. */
export function registerAddressLookup(store: Hono<HostEnv>): void {
  store.post('/api/address/complete', withSession, apiGuard, async (c) => {
    const { postcode, house_number: houseNumber } = parse(Question, await readJson(c))
    const found = completeAddress(postcode, houseNumber)
    // An unknown address is an empty answer, not an error.
    return c.json(found)
  })
}
