// The kit as fixtures of @playwright/test: a mock host for each worker, and a shop for each test.
import type { Page } from 'playwright-core'
import type { MockHost, MockHostOptions } from '#scripts/mock-host/host-api.ts'
import { startMockHost } from '#scripts/mock-host/mock-host.ts'
import { openShop, type Shop } from './shop.ts'
import { withSteps } from './steps.ts'

type Use<Value> = (value: Value) => Promise<void>

/** The fixtures of each test. */
export interface TouchlineFixtures {
  /** The shop: at `baseURL` where the configuration names one, else at the worker's mock host. Its words are steps of the report. */
  shop: Shop
}

/** The fixtures and options of each worker. */
export interface TouchlineWorkerFixtures {
  /** The options of the worker's mock host: `use: { mock: { extensions: [], pages: './theme' } }`. */
  mock: MockHostOptions
  /** The worker's mock host; it starts with the first test that asks for it. */
  mockHost: MockHost
}

/**
 * For `test.extend`.
 * @example
 * import { test as base } from '@playwright/test'
 * import { touchline, type TouchlineFixtures, type TouchlineWorkerFixtures } from 'touchline/testing'
 * export const test = base.extend<TouchlineFixtures, TouchlineWorkerFixtures>(touchline)
 */
export const touchline: {
  mock: [MockHostOptions, { scope: 'worker'; option: true }]
  mockHost: [(given: { mock: MockHostOptions }, use: Use<MockHost>) => Promise<void>, { scope: 'worker' }]
  shop: (given: { page: Page; baseURL: string | undefined; mockHost: MockHost }, use: Use<Shop>) => Promise<void>
} = {
  mock: [{}, { scope: 'worker', option: true }],
  mockHost: [
    async ({ mock }, use) => {
      const host = await startMockHost(mock)
      await use(host)
      await host.close()
    },
    { scope: 'worker' },
  ],
  shop: async ({ page, baseURL, mockHost }, use) => {
    // Only who runs under it has it.
    const { test } = await import('@playwright/test')
    await use(withSteps(await openShop(page, { url: baseURL ?? mockHost.url }), (title, body) => test.step(title, body)))
  },
}
