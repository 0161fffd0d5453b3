// Starts the provider on a port, with a file for its books.
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { createProvider } from './app.ts'
import type { Books } from './books.ts'
import { openBooks } from './books.ts'
import type { Notices } from './notices.ts'
import { createNotices } from './notices.ts'

/** Options of the provider. */
export interface ProviderOptions {
  /** The port; 0 picks a free one. */
  port?: number
  /** The secret that shop and provider share. */
  key: string
  /** The file of the books. */
  file?: string
  /** The provider's clock. */
  now?: () => Date
}

/** A provider that is listening. */
export interface StartedProvider {
  /** `http://localhost:<port>`, without a slash. */
  url: string
  key: string
  books: Books
  notices: Notices
  /** Makes the API answer 503 to everything, until it is reset. */
  setSilent: (isSilent: boolean) => void
  close: () => Promise<void>
}

/** Listens on the port; rejects if the port is taken. */
export async function startProvider({
  port = 0,
  key,
  file = ':memory:',
  now = () => new Date(),
}: ProviderOptions): Promise<StartedProvider> {
  const [books, notices] = [openBooks(file, now), createNotices(key)]
  let silent = false
  const app = createProvider({ books, notices, key, isSilent: () => silent })
  const { promise, resolve, reject } = Promise.withResolvers<AddressInfo>()
  const server = serve({ fetch: app.fetch, port, overrideGlobalObjects: false }, resolve)
  server.once('error', reject)
  const address = await promise
  return {
    url: `http://localhost:${address.port}`,
    key,
    books,
    notices,
    setSilent(isSilent) {
      silent = isSilent
    },
    async close() {
      notices.close()
      const closed = Promise.withResolvers<void>()
      server.close(() => closed.resolve())
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed.promise
      books.close()
    },
  }
}
