// The kind of device, for styling and statistics. No price, stock or address of this package depends on it.
import { onMount } from 'nanostores'
import { type Device, deviceOf } from '#shared/domain/device.ts'
import { environment } from '#shared/environment.ts'
import { writable } from '#stores/kit/reset.ts'

/**
 * The kind of device. Read from the browser on first use, and again when the screen changes, such as a phone that unfolds.
 * A server does not know it, so public pages are the same for everybody.
 */
export const $device = writable<Device>('desktop')

onMount($device, () => {
  const read = () => $device.set(deviceOf(environment.deviceSigns()))
  read()
  return environment.onResize(read)
})
