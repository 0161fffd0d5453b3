// The schema of the page's settings in `#touchline-page`; anything missing or invalid has a default, since a page without settings is valid
// too.
import * as v from 'valibot'
import { extensionNames } from '#shared/domain/extension.ts'
import { Count, Id, isWebUrl, Label, list, object } from './parts.ts'

const or = <const Value extends string>(value: Value) => v.fallback(v.pipe(v.string(), v.nonEmpty()), value)
const Address = v.fallback(v.nullable(v.pipe(v.string(), v.check(isWebUrl, 'a web address'))), null)
/** The base of addresses has to be valid by itself. */
const Base = v.fallback(v.nullable(v.pipe(v.string(), v.check(isWebUrl, 'a web address'), v.regex(/^(\/|https?:)/))), null)
const whole = (fallback: number) => v.fallback(v.pipe(Id, v.minValue(0)), fallback)
const section = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.nullish(v.unknown(), {}),
    v.transform((value) => (typeof value === 'object' && value !== null ? value : {})),
    object(entries),
  )

/** Default paths below `baseUrl` for pages that the host did not name; cart, search and contact are the spec's own. */
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

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/))
const weekdays = v.pipe(v.array(Id), v.minLength(1))

/** The store's delivery rules, from which the date is calculated when the page is viewed; see `DeliveryRules` of the domain. */
const Delivery = object({
  timeZone: v.pipe(v.string(), v.nonEmpty()),
  cutOff: v.pipe(v.string(), v.regex(/^\d\d:\d\d$/)),
  parcelDays: v.fallback(weekdays, [1, 2, 3, 4, 5, 6]),
  workDays: v.fallback(weekdays, [1, 2, 3, 4, 5]),
  closed: list(day),
  fee: Count,
  freeFrom: v.fallback(v.nullable(Count), null),
  printed: v.fallback(v.nullable(day), null),
})

/** Settings of analytics; see `shared/analytics/`. */
const Analytics = object({
  /** The targets that receive events in addition to `touchline:analytics:sent`. */
  targets: list(v.picklist(['dataLayer', 'gtag', 'postMessage'])),
  /** The cookie with the shopper's consent; read again before every event. */
  consentCookie: or('touchline-consent'),
  /**
   * The shopper has consented where the cookie's value is this, lists it, or contains it as a key and its value, e.g. `statistics:true`.
   */
  consentValue: or('granted'),
  /** The origin that may receive `postMessage`, e.g. `https://shop.example`; this page's own by default. */
  messageOrigin: v.fallback(v.nullable(v.pipe(v.string(), v.check(isWebUrl, 'a web address'))), null),
})
/** The page's `analytics`. */
export type AnalyticsSettings = v.InferOutput<typeof Analytics>

const codes = v.exactOptional(list(Label))

const Settings = section({
  /** Language and country, e.g. `nl_NL`. */
  locale: v.fallback(v.pipe(v.string(), v.regex(/^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i)), 'en_US'),
  store: section({ id: whole(0), code: or('default'), name: or('') }),
  baseUrl: Base,
  apiUrl: Base,
  currency: v.fallback(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), 'EUR'),
  /** The country an empty address starts with. */
  country: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), null),
  countries: list(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  routes: v.fallback(v.record(v.string(), Address), {}),
  limits: section({
    compare: whole(4),
    password: section({ minLength: whole(8), minClasses: whole(3) }),
    /** Whether an e-mail address is typed twice, in the checkout and for an account. */
    emailRepeat: v.fallback(v.boolean(), true),
    /** Whether an account needs the date of birth. */
    birthDate: v.fallback(v.picklist(['required', 'optional', 'absent']), 'required'),
  }),
  /** Null where the host sends none; then no date and no cost is promised. */
  delivery: v.fallback(v.nullish(Delivery, null), null),
  /** Origins to which a payment may lead, e.g. `https://pay.example`; any over https where none are listed. */
  paymentOrigins: list(v.pipe(v.string(), v.check(isWebUrl, 'a web address'))),
  /** Null where nothing is tracked; then no analytics code is loaded. */
  analytics: v.fallback(v.nullish(Analytics, null), null),
  /** Whether the shopper's own assistant may shop here, in browsers with a model context (WebMCP). */
  assistant: v.fallback(v.boolean(), false),
  /** The extensions that the host offers beside the calls of the spec; no request is made for any other. */
  extensions: list(v.picklist(extensionNames)),
  /** The session of a page that is printed for one person and not cached, under the host's names; read by the session's store. */
  session: v.nullish(v.unknown(), null),
  /** Names of the host's own cookies: one that exists during a session, and one with the wishlist. */
  cookies: section({
    session: v.fallback(v.nullable(v.pipe(v.string(), v.nonEmpty())), null),
    wishlist: or('touchline-wishlist'),
  }),
  /** The address of a theme's module that translates between our calls and another platform's; see `shared/adapters/`. */
  adapter: Address,
  /**
   * Shipping methods by the carrier of their pick-up points; each entry is a carrier code, a method code, or both joined by an underscore.
   */
  pickup: v.fallback(v.object({ postnl: codes, dhl: codes }), {}),
  /** The host's payment codes by the variant in which they are displayed. */
  payment: v.fallback(v.object({ ideal: codes, creditcard: codes, giropay: codes, afterpay: codes, default: codes }), {}),
  /** The terms of ways to pay, by the host's code; each is read by the checkout's store. */
  paymentTerms: v.fallback(v.record(v.string(), v.unknown()), {}),
  /** Names of facets by their code, where the host's answers have only codes. */
  facets: v.fallback(v.record(v.string(), v.string()), {}),
  /** Reasons for a return, where the host's answer has none. */
  reasons: list(object({ code: Label, label: Label })),
  widgets: v.fallback(v.record(v.string(), v.unknown()), {}),
  messages: v.fallback(v.record(v.string(), v.string()), {}),
})

/** The parsed settings: addresses end in a slash, and every route is present. */
export const PageConfig = v.pipe(
  Settings,
  v.transform(({ routes, ...settings }) => {
    const baseUrl = withSlash(settings.baseUrl ?? '/')
    const named = (name: string) => (Object.hasOwn(routes, name) ? (routes[name] ?? null) : null)
    const route = (name: Route) => resolve(baseUrl, named(name) ?? baseUrl + paths[name])
    /** Pages that a host may not have: there is no link to one that it did not name. */
    const ifNamed = (name: string) => {
      const url = named(name)
      return url === null ? null : resolve(baseUrl, url)
    }
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
        product: pattern(baseUrl, named('product')),
        category: pattern(baseUrl, named('category')),
        terms: ifNamed('terms'),
        withdrawal: ifNamed('withdrawal'),
        privacy: ifNamed('privacy'),
        /** The page about the cost of delivery; null where there is none. */
        delivery: ifNamed('delivery'),
      },
    }
  }),
)
export type PageConfig = v.InferOutput<typeof PageConfig>

/** Settings with all valid parts of `written`, and defaults for everything else. */
export const settingsFrom = (written: unknown): PageConfig => v.parse(PageConfig, written)

const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`)

/**
 * The address pattern of a product's page, with `{id}`, `{sku}` or `{slug}` in it, or of a category's, with `{id}`, `{slug}` or `{path}`;
 * null where the API's addresses are used.
 */
const pattern = (baseUrl: string, url: string | null) =>
  url && resolve(baseUrl, url).replaceAll(/%7B(id|sku|slug|path)%7D/gi, (_all, name: string) => `{${name.toLowerCase()}}`)

/**
 * Resolves an address to a path from the root, or to an absolute one where the base is absolute, so that a `<base>` in the page changes no
 * link.
 */
function resolve(baseUrl: string, url: string): string {
  if (/^https?:/.test(baseUrl)) return new URL(url, baseUrl).href
  return /^(\/|https?:)/i.test(url) ? url : baseUrl + url
}
