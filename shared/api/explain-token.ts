// Explains in the console why nothing can be bought, for the developer of the shop, since no shopper can fix it. Loaded where it is needed.
import { addressOf } from './settings.ts'

let isExplained = false

/** Reports once that the path of the host's cookies does not include the page. */
export function explainToken(): void {
  if (isExplained) return
  isExplained = true
  console.warn(
    `Touchline: ${addressOf('api/session')} was answered, but this page has no cookie XSRF-TOKEN to send back, so nothing can be bought here. Its cookies are of another path than this page's: put the page below that path, or have the proxy write Path=/ into them (CONTRACT.md, "Proxy and other origins").`,
  )
}
