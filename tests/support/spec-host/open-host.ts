// Opens a platform for one test, with a shopper in its Dutch store, and closes it afterwards.
import { onTestFinished } from 'vitest'
import type { SpecHostOptions } from './options.ts'
import { PlainShopper } from './shopper.ts'
import { startSpecHost, type SpecHost } from './spec-host.ts'

export const openHost = async (options: SpecHostOptions = {}): Promise<{ host: SpecHost; shopper: PlainShopper }> => {
  const host = await startSpecHost(options)
  onTestFinished(() => host.close())
  return { host, shopper: new PlainShopper(host.origin) }
}
