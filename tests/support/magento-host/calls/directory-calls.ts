// Countries, their regions and the currency, in the web API's form.
import { countries, countryOf, defaultStore, named, rest } from '../data.ts'
import type { Country, Store } from '../goods.ts'
import { RestError } from '../rest-error.ts'
import type { Call } from './call.ts'

const countryJson = (store: Store, { id, three, name, regions }: Country) => ({
  id,
  two_letter_abbreviation: id,
  three_letter_abbreviation: three,
  full_name_locale: named(store, name),
  full_name_english: named(defaultStore, name),
  available_regions: regions?.map((region) => ({ ...region, id: String(region.id) })) ?? null,
})

const currencyJson = ({ currency }: Store) => ({
  base_currency_code: currency,
  base_currency_symbol: '€',
  default_display_currency_code: currency,
  default_display_currency_symbol: '€',
  available_currency_codes: [currency],
  exchange_rates: [{ currency_to: currency, rate: 1 }],
})

const call = (name: string, run: Call['run']): Call => ({ name, isSelf: false, answer: rest.calls[name]?.answer ?? 'string', run })

export const directoryCalls: Call[] = [
  call('GET /V1/directory/countries', ({ store }) => countries.map((country) => countryJson(store, country))),
  call('GET /V1/directory/countries/{countryId}', ({ store, params }) => {
    const country = countryOf(params['countryId'])
    if (!country) throw new RestError(404, "The country isn't available.")
    return countryJson(store, country)
  }),
  call('GET /V1/directory/currency', ({ store }) => currencyJson(store)),
]
