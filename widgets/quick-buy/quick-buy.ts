// Opens a product in a dialog instead of its page, for any link with `data-quick-buy`. The dialog is loaded on first touch.
import * as v from 'valibot'
import { defineEnhancer } from '#shared/mount/define.ts'
import { isPlainClick } from '#shared/ui/plain-click.ts'
import { $quickBuy, closeQuickBuy, openQuickBuy } from '#stores/product/quick-buy.ts'
import { linkOf, productOf } from './links.ts'

const Options = v.object({})

function enhance(mount: HTMLElement, _options: object, signal: AbortSignal): void {
  let dialog: Promise<void> | null = null
  const load = () => {
    const loading = (dialog ??= import('./dialog/show.tsx')
      .then(({ showDialog }) => signal.aborted || showDialog(mount, signal))
      .then(() => {}))
    // After a failure, the next touch of a link tries again.
    loading.catch(() => (dialog = null))
    return loading
  }
  // A pointer over a link, or the focus on it, announces a press, so the dialog is preloaded.
  const warm = ({ target }: Event) => void (linkOf(target) && load().catch(() => {}))
  document.addEventListener('pointerover', warm, { signal, passive: true })
  document.addEventListener('focusin', warm, { signal, passive: true })
  document.addEventListener(
    'click',
    (event) => {
      const link = isPlainClick(event) ? linkOf(event.target) : null
      const productId = link && productOf(link)
      if (!link || productId === null) return
      event.preventDefault()
      openQuickBuy(productId, link.closest('[data-touchline]') ?? mount)
    },
    { signal },
  )
  const open = ({ isOpen, productId }: { isOpen: boolean; productId: number | null }) => {
    if (!isOpen) return
    load().catch(() => {
      // If the dialog fails to load, the link is followed.
      closeQuickBuy()
      const link = document.querySelector<HTMLAnchorElement>(`a[data-quick-buy="${productId}"]`)
      if (link) location.assign(link.href)
    })
  }
  const stop = $quickBuy.subscribe(open)
  signal.addEventListener('abort', () => {
    stop()
    closeQuickBuy()
  })
}

export default defineEnhancer({ name: 'quick-buy', options: Options, enhance })
