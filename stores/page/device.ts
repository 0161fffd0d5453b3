// The kind of device, for styling and statistics. No price, stock or address of ours depends on it.
import { onMount } from 'nanostores'
import { type Device, deviceOf } from '#shared/domain/device.ts'
import { environment } from '#shared/environment.ts'
import { writable } from '#stores/kit/reset.ts'

/**
 * The kind of device. Read from the browser once somebody asks, and again when the screen changes (a phone that unfolds);
 * a server does not know it, so public pages stay the same for everybody.
 */
export const $device = writable<Device>('desktop')

onMount($device, () => {
  const read = () => $device.set(deviceOf(environment.deviceSigns()))
  read()
  return environment.onResize(read)
})
