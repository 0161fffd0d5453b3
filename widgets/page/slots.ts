// What a host adds to our widgets: slots in their places, and to the checkout its own fields of the address form.
import { addAddressExtension } from '#shared/address/extension.ts'
import type { ErrorReport } from '#shared/mount/report.ts'
import { addSlot as addToPlaces } from '#shared/mount/slots/slots.tsx'

/** Adds what was given for a place; what is wrong with it is reported. The returned function takes it out again. */
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
