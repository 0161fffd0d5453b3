// The host's content block above a list. The printed block stays; when the list changes, the new one passes through the sanitiser.
import * as v from 'valibot'
import { toSafeHtml } from '#shared/html/to-safe-html.ts'
import { defineEnhancer } from '#shared/mount/define.ts'
import { leadToOwnPages } from '#shared/state/html-links.ts'
import { $banner, $list } from '#stores/catalogue/catalogue.ts'
import { $page } from '#stores/page/page.ts'

const Options = v.object({
  /** The address that its links and pictures are relative to. Default: `apiUrl` of the page. */
  baseUrl: v.optional(v.string()),
})

function enhance(mount: HTMLElement, { baseUrl }: v.InferOutput<typeof Options>, signal: AbortSignal): void {
  /** The block that is shown; undefined while it is the printed one. */
  let shown: string | null | undefined = mount.childElementCount > 0 ? undefined : null
  const draw = (html: string | null | undefined) => {
    const isPrinted = shown === undefined && html !== null
    if (html === undefined || html === shown) return
    shown = html
    // The printed block belongs to the first list.
    if (isPrinted) return
    if (html === null) {
      mount.replaceChildren()
      return
    }
    toSafeHtml(html, baseUrl ?? $page.get().apiUrl).then(
      (fragment) => {
        leadToOwnPages(fragment, $page.get())
        if (!signal.aborted && shown === html) mount.replaceChildren(fragment)
      },
      // If the sanitiser fails to load, no block is shown.
      () => mount.replaceChildren(),
    )
  }
  const follow = (list: ReturnType<typeof $list.get>) => {
    if (list.state === 'ready') draw($banner.get())
  }
  signal.addEventListener('abort', $list.subscribe(follow))
}

export default defineEnhancer({ name: 'banner', options: Options, enhance })
