// Opens a shop for one test and closes it afterwards.
import { onTestFinished } from 'vitest'
import { startMagentoHost, type MagentoHost } from './magento-host.ts'
import type { MagentoHostOptions } from './options.ts'
import { RestShopper } from './rest-shopper.ts'

export const openHost = async (options: MagentoHostOptions = {}): Promise<{ host: MagentoHost; shopper: RestShopper }> => {
  const host = await startMagentoHost(options)
  onTestFinished(() => host.close())
  return { host, shopper: new RestShopper(host.origin) }
}
