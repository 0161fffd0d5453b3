// The page's settings in `#touchline-page`; whatever is missing or wrong has a default, since a page without settings is a page too.
import * as v from 'valibot'
import { extensionNames } from '#shared/domain/extension.ts'
import { isWebUrl, list, object } from './parts.ts'

const or = <const Value extends string>(value: Value) => v.fallback(v.pipe(v.string(), v.nonEmpty()), value)
const Address = v.fallback(v.nullable(v.pipe(v.string(), v.check(isWebUrl, 'a web address'))), null)
/** What addresses are resolved against has to say where it is by itself. */
const Base = v.fallback(v.nullable(v.pipe(v.string(), v.check(isWebUrl, 'a web address'), v.regex(/^(\/|https?:)/))), null)
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

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/))
const weekdays = v.pipe(v.array(v.number()), v.minLength(1))
const amount = v.pipe(v.number(), v.minValue(0))

/** How the store delivers, by which the day is reckoned when somebody looks; see `DeliveryRules` of the domain. */
const Delivery = object({
  timeZone: v.pipe(v.string(), v.nonEmpty()),
  cutOff: v.pipe(v.string(), v.regex(/^\d\d:\d\d$/)),
  parcelDays: v.fallback(weekdays, [1, 2, 3, 4, 5, 6]),
  workDays: v.fallback(weekdays, [1, 2, 3, 4, 5]),
  closed: list(day),
  fee: amount,
  freeFrom: v.fallback(v.nullable(amount), null),
  printed: v.fallback(v.nullable(day), null),
})

/** What is counted of a visit, and where it is told; see `shared/analytics/`. */
const Analytics = object({
  /** Where events go beside `touchline:analytics:sent`. */
  targets: list(v.picklist(['dataLayer', 'gtag', 'postMessage'])),
  /** The cookie in which the page keeps the shopper's consent; read again before every event. */
  consentCookie: or('touchline-consent'),
  /** The shopper has agreed where the cookie's value is this, lists it, or has it as a key and its value, e.g. `statistics:true`. */
  consentValue: or('granted'),
  /** Which page may read `postMessage`, e.g. `https://shop.example`; this page's own origin where none is named. */
  messageOrigin: v.fallback(v.nullable(v.pipe(v.string(), v.check(isWebUrl, 'a web address'))), null),
})
/** The page's `analytics`. */
export type AnalyticsSettings = v.InferOutput<typeof Analytics>

const codes = v.fallback(v.record(v.string(), list(v.string())), {})

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
  limits: section({ compare: whole(4), password: section({ minLength: whole(8), minClasses: whole(3) }) }),
  /** Null where the host does not say; then no day and no cost is promised. */
  delivery: v.fallback(v.nullish(Delivery, null), null),
  /** Origins where payments may lead, e.g. `https://pay.example`; any over https, where none are named. */
  paymentOrigins: list(v.pipe(v.string(), v.check(isWebUrl, 'a web address'))),
  /** Null where nothing is counted; then nothing of it is loaded either. */
  analytics: v.fallback(v.nullish(Analytics, null), null),
  /** What the host offers beside the calls of the spec; nothing of the rest is asked. */
  extensions: list(v.picklist(extensionNames)),
  /** Of a page that is printed for one person and kept by no cache: who is here, in the host's names; read by the session's store. */
  session: v.nullish(v.unknown(), null),
  /** The host's own cookies: one that is there while somebody has a session, and one with the wishlist. */
  cookies: section({
    session: v.fallback(v.nullable(v.pipe(v.string(), v.nonEmpty())), null),
    wishlist: or('touchline-wishlist'),
  }),
  /** A module of the theme that stands between our calls and a platform that answers others; see `shared/adapters/`. */
  adapter: Address,
  /** Which shipping methods lead to whose pick-up points, by carrier, method or both joined by an underscore. */
  pickup: codes,
  /** Which codes of the host are drawn as which way to pay. */
  payment: codes,
  /** Reasons to return something, where the host's answer names none. */
  reasons: list(object({ code: v.string(), label: v.string() })),
  widgets: v.fallback(v.record(v.string(), v.unknown()), {}),
  messages: v.fallback(v.record(v.string(), v.string()), {}),
})

/** Settings as everything reads them: addresses end in a slash, every route is there. */
export const PageConfig = v.pipe(
  Settings,
  v.transform(({ routes, ...settings }) => {
    const baseUrl = withSlash(settings.baseUrl ?? '/')
    const named = (name: string) => (Object.hasOwn(routes, name) ? (routes[name] ?? null) : null)
    const route = (name: Route) => resolve(baseUrl, named(name) ?? baseUrl + paths[name])
    /** Pages that a host may not have: nothing leads to one that it did not name. */
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
        terms: ifNamed('terms'),
        withdrawal: ifNamed('withdrawal'),
        privacy: ifNamed('privacy'),
        /** The page that says what delivery costs; null if there is none to link to. */
        delivery: ifNamed('delivery'),
      },
    }
  }),
)
export type PageConfig = v.InferOutput<typeof PageConfig>

/** What is in place of everything that is missing or wrong in `written`, and what is right of it. */
export const settingsFrom = (written: unknown): PageConfig => v.parse(PageConfig, written)

const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`)

/** The address of a product's page with `{id}`, `{sku}` or `{slug}` in it; null where products are where the API says. */
const pattern = (baseUrl: string, url: string | null) =>
  url && resolve(baseUrl, url).replaceAll(/%7B(id|sku|slug)%7D/gi, (_all, name: string) => `{${name.toLowerCase()}}`)

/** From the root, or absolute where the base is, so that a `<base>` in the page moves no link. */
function resolve(baseUrl: string, url: string): string {
  if (/^https?:/.test(baseUrl)) return new URL(url, baseUrl).href
  return /^(\/|https?:)/i.test(url) ? url : baseUrl + url
}
