// Adds the pages below one store.
import type { Hono } from 'hono'
import type { PagesHost } from '../server/app.ts'
import type { HostEnv } from '../server/context.ts'
import type { ErrorPage } from '../server/error-answer.ts'

/** What the host needs back: how an error looks. */
export interface Pages {
  errorPage: ErrorPage
}

/** Registers every page; `store` is mounted below each store's path, so routes start at `/`. */
export async function registerPages(_store: Hono<HostEnv>, _host: PagesHost): Promise<Pages> {
  return { errorPage: (c, status) => c.html(`<!doctype html><title>${status}</title>`, status) }
}
