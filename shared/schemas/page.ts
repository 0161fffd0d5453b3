// The page's settings in `#touchline-page`; whatever is missing or wrong has a default, since a page without settings is a page too.
import * as v from 'valibot'
import { isWebUrl, list, object } from './parts.ts'

const or = <const Value extends string>(value: Value) => v.fallback(v.pipe(v.string(), v.nonEmpty()), value)
const Address = v.fallback(v.nullable(v.pipe(v.string(), v.check(isWebUrl, 'a web address'))), null)
const whole = (fallback: number) =>
  v.fallback(
    v.pipe(
      v.number(),
      v.check((number) => Number.isSafeInteger(number) && number >= 0, 'a whole number'),
    ),
    fallback,
  )
const section = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.nullish(v.unknown(), {}),
    v.transform((value) => (typeof value === 'object' && value !== null ? value : {})),
    object(entries),
  )

/** Paths below `baseUrl` for pages the host did not name; cart, search and contact are the spec's own. */
const paths = {
  cart: 'checkout/cart',
  contact: 'contact',
  search: 'search',
  home: '',
  checkout: 'checkout',
  success: 'checkout/success',
  wishlist: 'wishlist',
  compare: 'compare',
  login: 'account/login',
  account: 'account',
}
type Route = keyof typeof paths

const Settings = section({
  /** Language and country, e.g. `nl_NL`. */
  locale: or('en_US'),
  store: section({ id: whole(0), code: or('default'), name: or('') }),
  baseUrl: Address,
  apiUrl: Address,
  currency: v.fallback(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), 'EUR'),
  /** The country an empty address starts with. */
  country: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), null),
  countries: list(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  routes: v.fallback(v.record(v.string(), Address), {}),
  limits: section({ compare: whole(4), password: section({ minLength: whole(8), minClasses: whole(3) }) }),
  analytics: v.fallback(v.nullish(v.unknown(), null), null),
  widgets: v.fallback(v.record(v.string(), v.unknown()), {}),
  messages: v.fallback(v.record(v.string(), v.string()), {}),
})

/** Settings as everything reads them: addresses end in a slash, every route is there. */
export const PageConfig = v.pipe(
  Settings,
  v.transform(({ routes, ...settings }) => {
    const baseUrl = withSlash(settings.baseUrl ?? '/')
    const route = (name: Route) => resolve(baseUrl, (Object.hasOwn(routes, name) ? routes[name] : null) ?? baseUrl + paths[name])
    return {
      ...settings,
      baseUrl,
      apiUrl: withSlash(settings.apiUrl ?? baseUrl),
      routes: {
        home: route('home'),
        search: route('search'),
        cart: route('cart'),
        checkout: route('checkout'),
        success: route('success'),
        wishlist: route('wishlist'),
        compare: route('compare'),
        login: route('login'),
        account: route('account'),
        contact: route('contact'),
      },
    }
  }),
)
export type PageConfig = v.InferOutput<typeof PageConfig>

/** What stands in place of everything that is missing or wrong in `written`, and what is right of it. */
export const settingsFrom = (written: unknown): PageConfig => v.parse(PageConfig, written)

const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`)

/** Absolute where the base is, so that a `<base>` in the page moves no link. */
const resolve = (baseUrl: string, url: string) => (/^https?:/.test(baseUrl) ? new URL(url, baseUrl).href : url)
