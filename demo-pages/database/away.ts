// Whether an error means that the database cannot be reached at the moment: it restarts, has no connection left, or the line to it broke.

/** SQLSTATEs of a server that ends its connections, starts, or takes no more of them. */
const states = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '08000', '08001', '08003', '08004', '08006'])
/** What the system says of a socket. */
const sockets = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])
/** `pg` has no codes of its own for these. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/

/** The request can be made again as soon as the database is back; what was not committed did not happen. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return states.has(code) || sockets.has(code) || sentences.test(error.message)
}
