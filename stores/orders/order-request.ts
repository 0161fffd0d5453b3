// Looks up an order: a latest-only request, and an order that is not found is a failure with the server's message.
import type * as v from 'valibot'
import type { Result } from '#shared/domain/failure.ts'
import type { OrderAccess } from '#shared/orders/rules/order-access.ts'
import type { FoundOrder, ReturnOrder } from '#shared/orders/wire/returns.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'

type Found = v.InferOutput<typeof FoundOrder>

/** A screen's request for an order. */
export interface OrderRequest {
  find: (access: OrderAccess) => Promise<Result<ReturnOrder>>
  /** Discards the pending answer. */
  drop: () => void
}

/** Makes the request from `read`; `show` gets each order that counts. */
export function orderRequest(
  read: (access: OrderAccess, signal: AbortSignal) => Promise<Found>,
  show: (access: OrderAccess, order: ReturnOrder) => void,
): OrderRequest {
  const { send, abort } = latestRequest(
    async (signal, access: OrderAccess) => ({ access, found: await read(access, signal) }),
    (result) => {
      if (result.ok && result.value.found.order !== null) show(result.value.access, result.value.found.order)
    },
  )
  const find = async (access: OrderAccess): Promise<Result<ReturnOrder>> => {
    const answer = await send(access)
    if (!answer.ok) return answer
    const { order, error } = answer.value.found
    if (order === null) return { ok: false, error: { kind: 'rejected', code: 'returns.no-order', message: error, status: null } }
    return { ok: true, value: order }
  }
  return { find, drop: abort }
}
