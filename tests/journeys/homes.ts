// Addresses of guests: one that each store accepts.
import type { StoreCode } from '#demo-pages/host/store-view.ts'

/** The values to type into the address form. In Sweden the number follows the street's name. */
export interface Home {
  postcode: string
  city: string
  street: string
  houseNumber: string | null
}

/** One address per store. */
export const homes: Record<StoreCode, Home> = {
  nl: { postcode: '1012 AB', city: 'Amsterdam', street: 'Damrak', houseNumber: '1' },
  be: { postcode: '2000', city: 'Antwerpen', street: 'Meir', houseNumber: '12' },
  en: { postcode: 'SW1A 1AA', city: 'London', street: 'Main Street', houseNumber: '10' },
  de: { postcode: '10115', city: 'Berlin', street: 'Große Straße', houseNumber: '5' },
  se: { postcode: '111 22', city: 'Malmö', street: 'Vasagatan 1', houseNumber: null },
}
