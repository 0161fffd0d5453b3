// Where a request comes from, for counting guesses; the connection says it, since a header can be made up.
import type { HostContext } from './context.ts'

/** The address of the other end, `unknown` where there is no connection, as in tests without a port. */
export function clientAddress(c: HostContext): string {
  return c.env?.incoming?.socket.remoteAddress ?? 'unknown'
}
