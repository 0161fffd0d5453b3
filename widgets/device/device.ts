// Writes the device type to an attribute of the root element, for themes that need it.
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
    // Another mount may still need it.
    if (mounts.size === 0) root.removeAttribute(KIND)
  })
}

export default defineEnhancer({ name: 'device', options: v.object({}), enhance })
