// The meaning of a host's codes where its answers do not contain it: the carrier of a method's pick-up points, and the display of a payment
// method.
import { carriers, variants } from './code-names.ts'

/** Codes by meaning, from the page's settings. */
export type Codes = Readonly<Record<string, readonly string[] | undefined>>

type Carrier = (typeof carriers)[number]
type Variant = (typeof variants)[number]

const PICKUP = /pick-?_?up|afhaal|ophaal|service-?_?point|parcel-?_?shop|pakketpunt|packstation|locker|ombud/i

const guesses: Readonly<Record<Variant, RegExp>> = {
  ideal: /(^|[^a-z])ideal([^a-z]|$)/i,
  creditcard: /credit-?_?card|(^|[^a-z])(cc|scheme|visa|mastercard)([^a-z]|$)/i,
  giropay: /giropay/i,
  afterpay: /after-?_?pay|riverty/i,
}

/** The carrier whose pick-up points a method uses: by the settings, or by the method's code where there are none. */
export function pickupByCode(carrierCode: string, methodCode: string, set: Codes): Carrier | null {
  const code = `${carrierCode}_${methodCode}`
  if (Object.keys(set).length > 0) {
    return carriers.find((carrier) => [carrierCode, methodCode, code].some((one) => set[carrier]?.includes(one))) ?? null
  }
  return PICKUP.test(code) ? (carriers.find((carrier) => code.toLowerCase().includes(carrier)) ?? null) : null
}

/** The display of a method by the settings; null where they do not name it. */
export function variantBySetting(code: string, set: Codes): Variant | 'default' | null {
  const named = [...variants, 'default' as const]
  return named.find((variant) => set[variant]?.includes(code)) ?? null
}

/** The probable display of a method. */
export function guessedVariant(code: string): Variant | 'default' {
  return variants.find((variant) => guesses[variant].test(code)) ?? 'default'
}
