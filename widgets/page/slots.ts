// Adds a host's extensions to our widgets: slots in their places, and the checkout's own fields of the address form.
import { addAddressExtension } from '#shared/address/extension.ts'
import type { ErrorReport } from '#shared/mount/report.ts'
import { addSlot as addToPlaces } from '#shared/mount/slots/slots.tsx'

/** Adds an extension to a place and reports its faults. The returned function removes it. */
export function addSlot(place: string, given: unknown, report: (report: ErrorReport) => void): () => void {
  const stopSlots = addToPlaces(place, given, report)
  const address: unknown = place === 'checkout' ? Object(given).address : undefined
  if (address === undefined) return stopSlots
  const stopFields = addAddressExtension(address, (fault) =>
    report({
      error: new Error(`Touchline: extend('checkout'): address ${fault}.`),
      widget: '',
      element: document.documentElement,
      phase: 'options',
      slot: place,
    }),
  )
  return () => {
    stopSlots()
    stopFields()
  }
}
