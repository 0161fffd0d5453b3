// What a host's codes mean where its answers do not say it: whose pick-up points a shipping method leads to, and how a payment method is drawn.

/** Codes by what they mean, as the page's settings have them. */
export type Codes = Readonly<Record<string, readonly string[]>>

const carriers = ['postnl', 'dhl'] as const
type Carrier = (typeof carriers)[number]

const variants = ['ideal', 'creditcard', 'giropay', 'afterpay'] as const
type Variant = (typeof variants)[number]

const PICKUP = /pick-?_?up|afhaal|ophaal|service-?_?point|parcel-?_?shop|pakketpunt|packstation|locker|ombud/i

const guesses: Readonly<Record<Variant, RegExp>> = {
  ideal: /(^|[^a-z])ideal([^a-z]|$)/i,
  creditcard: /credit-?_?card|(^|[^a-z])(cc|scheme|visa|mastercard)([^a-z]|$)/i,
  giropay: /giropay/i,
  afterpay: /after-?_?pay|riverty/i,
}

/** Whose points a method leads to: by the setting, else by its code where nothing is set. */
export function pickupByCode(carrierCode: string, methodCode: string, set: Codes): Carrier | null {
  const code = `${carrierCode}_${methodCode}`
  if (Object.keys(set).length > 0) {
    return carriers.find((carrier) => [carrierCode, methodCode, code].some((one) => set[carrier]?.includes(one))) ?? null
  }
  return PICKUP.test(code) ? (carriers.find((carrier) => code.toLowerCase().includes(carrier)) ?? null) : null
}

/** How a method is drawn by the setting; null where that does not name it. */
export function variantBySetting(code: string, set: Codes): Variant | 'default' | null {
  const named = [...variants, 'default' as const]
  return named.find((variant) => set[variant]?.includes(code)) ?? null
}

/** How a method is probably drawn. */
export function guessedVariant(code: string): Variant | 'default' {
  return variants.find((variant) => guesses[variant].test(code)) ?? 'default'
}
