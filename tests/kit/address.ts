// Addresses in a shopper's words: one for each store, and how it is typed into any form that asks for one.
import type { Locator, Page } from 'playwright-core'

/** An address as a shopper types it; what a country's form does not ask for is left out. */
export interface Address {
  email: string
  firstName: string
  lastName: string
  street: string
  houseNumber?: string | undefined
  addition?: string | undefined
  postcode: string
  city: string
  /** The country's code, where the shop sends to several. */
  country?: string | undefined
  company?: string | undefined
  phone?: string | undefined
}

/** A valid address for each of the suite's stores, by country. */
export const addresses = {
  NL: { street: 'Damrak', houseNumber: '1', postcode: '1012 AB', city: 'Amsterdam' },
  BE: { street: 'Meir', houseNumber: '24', postcode: '2000', city: 'Antwerpen' },
  DE: { street: 'Große Straße', houseNumber: '7', postcode: '10115', city: 'Berlin' },
  SE: { street: 'Storgatan 5', postcode: '111 22', city: 'Stockholm' },
  GB: { street: 'Baker Street', houseNumber: '221B', postcode: 'SW1A 1AA', city: 'London' },
} as const satisfies Record<string, Pick<Address, 'street' | 'houseNumber' | 'postcode' | 'city'>>

/** The autofill tokens of the fields, which every language shares. */
const tokens: Readonly<Record<Exclude<keyof Address, 'email' | 'country'>, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  street: 'address-line1',
  houseNumber: 'address-line2',
  addition: 'address-line3',
  postcode: 'postal-code',
  city: 'address-level2',
  company: 'organization',
  phone: 'tel',
}

/** A whole address in a country; without one, in that of the page. */
export async function homeIn(page: Page, country?: string): Promise<Omit<Address, 'email'>> {
  const own = country ?? (await page.evaluate(async () => (await window.touchline?.ready)?.stores.page.get().country ?? null))
  const home = Object.entries(addresses).find(([code]) => code === own)?.[1] ?? addresses.NL
  return { firstName: 'Anna', lastName: "O'Neil", ...home }
}

/** Types an address into the fields of a form; `section` stands before their tokens, and `more` shows fields that wait behind a button. */
export async function typeAddress(
  form: Locator,
  { email: _, country, ...fields }: Partial<Address>,
  { section = '', more }: { section?: string; more?: Locator } = {},
): Promise<void> {
  const control = (kind: string, token: string) => form.locator(`${kind}[autocomplete="${section}${token}"]`)
  if (country !== undefined) await control('select', 'country').selectOption(country)
  for (const [name, token] of Object.entries(tokens)) {
    const text = Object.entries(fields).find(([field]) => field === name)?.[1]
    if (text === undefined) continue
    const field = control('', token)
    if (more && (await field.count()) === 0) await more.click()
    await field.fill(text)
  }
}
