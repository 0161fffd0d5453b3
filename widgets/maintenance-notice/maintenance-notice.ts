// Shows over an open page that the shop is closed, and when it opens. Every page has it, so the notice is loaded on demand.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { defineEnhancer } from '#shared/mount/define.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { $opening, closeShop, watchOpening } from '#stores/page/maintenance.ts'

const Options = v.object({
  /** Whether this page replaces all others: it keeps checking, and continues once the shop is open. */
  isClosed: v.optional(v.boolean(), false),
  /** The page to continue to. Default: the address that was requested. */
  backUrl: v.optional(v.string()),
})

function enhance(mount: HTMLElement, { isClosed, backUrl }: v.InferOutput<typeof Options>, signal: AbortSignal): void {
  const stopWatching = watchOpening()
  let draw: ((state: 'open' | 'closed' | 'asking' | 'back') => void) | null = null
  const stopListening = $opening.subscribe(async (state) => {
    if (isClosed && state === 'back') return environment.navigate(backUrl ?? environment.location.href)
    if (!draw && state !== 'open') {
      const loaded = await attempt(() => import('./closed-notice.ts'))
      if (!loaded.ok || signal.aborted) return
      draw ??= loaded.value.createNotice(mount, signal)
    }
    // The state may have changed while the notice was loading.
    draw?.($opening.get())
  })
  if (isClosed) closeShop()
  signal.addEventListener('abort', () => {
    stopListening()
    stopWatching()
  })
}

export default defineEnhancer({ name: 'maintenance-notice', options: Options, enhance })
