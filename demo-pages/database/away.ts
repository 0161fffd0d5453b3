// Whether an error means that the database is temporarily unavailable: it restarts, has no free connection, or the connection broke.

/** SQLSTATEs of a server that closes its connections, starts, or accepts no more of them. */
const states = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '08000', '08001', '08003', '08004', '08006'])
/** The system's error codes of sockets. */
const sockets = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])
/** `pg` has no codes of its own for these. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/

/** Whether the request can be repeated once the database is back. Nothing uncommitted was stored. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return states.has(code) || sockets.has(code) || sentences.test(error.message)
}
