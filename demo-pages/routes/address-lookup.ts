// The address of a postcode and house number, which are sent in the body instead of the query, since they identify a home.
import type { Hono } from 'hono'
import * as v from 'valibot'
import { readJson } from '../server/body.ts'
import type { HostEnv } from '../host/context.ts'
import { apiGuard, withSession } from '../server/guards.ts'
import { completeAddress } from '../shop/address-lookup/complete-address.ts'
import { parse } from '../shop/cart-request.ts'

const Text = v.pipe(v.string(), v.maxLength(20))
const Question = v.object({ postcode: Text, house_number: Text })

/** Adds the call. */
export function registerAddressLookup(store: Hono<HostEnv>): void {
  store.post('/api/address/complete', withSession, apiGuard, async (c) => {
    const { postcode, house_number: houseNumber } = parse(Question, await readJson(c))
    const found = completeAddress(postcode, houseNumber)
    // No match is an answer, not an error.
    return c.json(found)
  })
}
