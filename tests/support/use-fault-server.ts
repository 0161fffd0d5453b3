// A fault server, a browser's cookies and clients that use them, for the tests of one file.
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { configureApi, type Limits } from '#shared/api/settings.ts'
import { extensionNames } from '#shared/domain/extension.ts'
import { setEnvironment, type Stop } from '#shared/environment.ts'
import { configureExtensions } from '#shared/state/extensions.ts'
import { sessionAnswer } from './answers.ts'
import { json, startFaultServer, type Behaviour, type FaultServer } from './fault-server.ts'

/** What a test of the API uses. */
export interface Stage {
  readonly server: FaultServer
  /** The cookies that scripts can read; each test starts with `XSRF-TOKEN: 'first'`. */
  cookies: Record<string, string>
  /** Whether the browser accepts cookies; true at the start of each test. */
  hasCookies: boolean
  /** Configures the clients for the server, with other limits. */
  point: (limits?: Partial<Limits>) => void
  /** Answers a session call as a host does, and sets its cookie in the browser. */
  issue: (token: string) => Behaviour
  /** The requests that arrived, such as `GET checkout/cart/quote`. */
  arrived: () => string[]
}

/** Prepares one server for the file, and everything else anew for each test. */
export function useFaultServer(): Stage {
  let server: FaultServer | null = null
  let restore: Stop = () => {}
  const stage: Stage = {
    get server() {
      if (!server) throw new Error('The server is there from beforeAll on.')
      return server
    },
    cookies: {},
    hasCookies: true,
    point: (limits = {}) => configureApi({ apiUrl: stage.server.url, storeId: 1, limits: { retryDelay: 1, ...limits } }),
    issue: (token) => (response, request) => {
      stage.cookies['XSRF-TOKEN'] = token
      return json(sessionAnswer())(response, request)
    },
    arrived: () => stage.server.arrived.map(({ method, path }) => `${method} ${path}`),
  }
  beforeAll(async () => {
    server = await startFaultServer()
  })
  beforeEach(() => {
    stage.cookies = { 'XSRF-TOKEN': 'first' }
    stage.hasCookies = true
    restore = setEnvironment({ cookie: (name) => stage.cookies[name] ?? null, hasCookies: () => stage.hasCookies })
    stage.server.replySession(stage.issue('fresh'))
    configureExtensions(extensionNames)
    stage.point()
  })
  afterEach(() => restore())
  afterAll(() => server?.close())
  return stage
}

/** The error that a call rejects with; a call that succeeds fails the test. */
export async function errorOf(call: Promise<unknown>): Promise<unknown> {
  const value = await call.then(
    () => null,
    (error: unknown) => ({ error }),
  )
  return value ? value.error : expect.fail('the call should have failed')
}
