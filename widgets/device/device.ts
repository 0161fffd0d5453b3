// Writes the kind of device on the page's root, for a theme that asks for it.
import * as v from 'valibot'
import { defineEnhancer } from '#shared/mount/define.ts'
import { $device } from '#stores/page/device.ts'

const KIND = 'data-touchline-device'

const mounts = new Set<HTMLElement>()

function enhance(mount: HTMLElement, _options: object, signal: AbortSignal): void {
  const root = document.documentElement
  mounts.add(mount)
  const stop = $device.subscribe((device) => root.setAttribute(KIND, device))
  signal.addEventListener('abort', () => {
    stop()
    mounts.delete(mount)
    // Another mount may still have asked for it.
    if (mounts.size === 0) root.removeAttribute(KIND)
  })
}

export default defineEnhancer({ name: 'device', options: v.object({}), enhance })
