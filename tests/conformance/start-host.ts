// Starts one shop for all files of the suite: each page has its own session there, and starting a shop costs more than most tests.
import type { TestProject } from 'vitest/node'
import { serveShop } from '../support/serve-shop.ts'
import { distFolder } from './stage.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the shop. */
    origin: string
  }
}

/** Called by vitest before the first file of the project; the returned function runs after the last. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  // `npm test` runs a suite for each flavour; otherwise there is one.
  const flavour = (project.config.env['FLAVOUR'] ?? process.env['FLAVOUR']) === 'react' ? 'react' : 'preact'
  const host = await serveShop({ flavour, dist: distFolder, seedSize: 60 })
  project.provide('origin', host.url)
  return () => host.close()
}
