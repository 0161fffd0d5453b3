// Full-size pictures: every link to a picture in the mount opens in a dialog. The press loads its library.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { defineEnhancer } from '#shared/mount/define.ts'
import { isPlainClick } from '#shared/ui/plain-click.ts'
import { placeInAddress } from './address.ts'
import { pictureLinks } from './picture-links.ts'

const Options = v.object({
  /** How far a picture can be enlarged beyond the size that fits the window; 5 suits products. */
  maxZoom: v.optional(v.pipe(v.number(), v.minValue(1)), 10),
  /** Whether the picture's number is in the page's address as `#pid=`, so that a link opens it and Back closes it. */
  followsAddress: v.optional(v.boolean(), true),
})

function enhance(mount: HTMLElement, { maxZoom, followsAddress }: v.InferOutput<typeof Options>, signal: AbortSignal): void {
  let close: (() => void) | null = null
  const open = async (index: number, isFromAddress: boolean) => {
    const { openLightbox } = await import('./look.ts')
    if (signal.aborted || close) return
    const links = pictureLinks(mount)
    close = openLightbox({ mount, links, index, maxZoom, followsAddress, isFromAddress, signal, onClosed: () => (close = null) })
  }
  mount.addEventListener(
    'click',
    (event) => {
      if (!isPlainClick(event) || !(event.target instanceof Element)) return
      const pressed = event.target.closest('a')
      const links = pictureLinks(mount)
      const index = links.findIndex((link) => link === pressed)
      if (index < 0) return
      event.preventDefault()
      // If the library fails to load, the link is followed.
      open(index, false).catch(() => environment.navigate(links[index]?.href ?? ''))
    },
    { signal },
  )
  if (!followsAddress || document.querySelector('[data-touchline="lightbox"]') !== mount) return
  const follow = () => {
    const place = placeInAddress()
    if (place === null) close?.()
    else if (!close && place < pictureLinks(mount).length) open(place, true).catch(() => {})
  }
  follow()
  signal.addEventListener('abort', environment.onAddress(follow))
}

export default defineEnhancer({ name: 'lightbox', options: Options, enhance })
