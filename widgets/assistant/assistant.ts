// Lets the shopper's own assistant shop here, where the browser has a model context: registers the tools that this page can answer, and
// asks her before anything is bought or removed.
import * as v from 'valibot'
import { defineEnhancer } from '#shared/mount/define.ts'
import { modelContext, type ModelContext } from '#shared/mount/model-context.ts'
import { $offeredCheckout } from '#stores/checkout/offered.ts'
import { $offeredProduct } from '#stores/product/offered.ts'
import { $question, close } from './model.ts'
import { registerTool } from './register.ts'
import type { Tool } from './tool.ts'
import { tools } from './tools.ts'

const Options = v.object({})

function enhance(mount: HTMLElement, _options: object, signal: AbortSignal): void {
  const context = modelContext()
  if (!context) return
  const stops = [askInDialog(mount, signal), offerTools(context, mount, signal)]
  // A page that is left asks nothing, also when it comes back.
  addEventListener('pagehide', () => close('ended'), { signal })
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop()
    close('ended')
  })
}

/** Draws the dialog with the first question. */
function askInDialog(mount: HTMLElement, signal: AbortSignal): () => void {
  let dialog: Promise<unknown> | null = null
  return $question.subscribe((question) => {
    if (!question) return
    dialog ??= import('./dialog/show.tsx').then(({ showDialog }) => signal.aborted || showDialog(mount, signal))
    dialog.catch(() => {
      dialog = null
      close('ended')
    })
  })
}

/** Keeps those tools registered that the page can answer. */
function offerTools(context: ModelContext, mount: HTMLElement, signal: AbortSignal): () => void {
  const offered = new Map<Tool, AbortController>()
  const known: Tool[] = [...tools]
  const update = () => {
    for (const tool of known) {
      const registered = offered.get(tool)
      if (tool.isOffered() === (registered !== undefined)) continue
      registered?.abort()
      offered.delete(tool)
      if (registered) continue
      const controller = new AbortController()
      offered.set(tool, controller)
      registerTool(context, tool, mount, controller.signal)
    }
  }
  const stops = [$offeredProduct.subscribe(update)]
  let hasCheckout = false
  stops.push(
    $offeredCheckout.subscribe((checkout) => {
      if (!checkout || hasCheckout) return
      hasCheckout = true
      import('./tools/checkout.ts').then(
        ({ checkoutTools, followCheckout }) => {
          if (signal.aborted) return
          known.push(...checkoutTools)
          stops.push(followCheckout(update))
        },
        // Without them the other tools still serve.
        () => {},
      )
    }),
  )
  return () => {
    for (const stop of stops) stop()
    for (const controller of offered.values()) controller.abort()
  }
}

export default defineEnhancer({ name: 'assistant', options: Options, enhance })
