// What the law of a country wants shoppers to be told before they order on credit, as data.
import type { Credit } from '#shared/checkout/wire/credit.ts'

/** The rules of one country. */
export interface CreditLaw {
  /** The code of the warning that has to be shown; null where the law has no words of its own. */
  warning: 'credit.warning' | 'credit.warning-be' | null
  /** What the host has to name. */
  needs: readonly (keyof Credit | 'url')[]
}

const all = ['lender', 'dueDays', 'cost', 'url'] as const

/**
 * The rules by country. In the Union Directive (EU) 2023/2225, applied since 20 November 2026: credit without interest too, its article 8 has
 * the warning; Belgium keeps the words of its own code (VII.64 WER). Great Britain regulates deferred payment since 15 July 2026, without a
 * warning in fixed words.
 */
const laws: Readonly<Record<string, CreditLaw>> = {
  NL: { warning: 'credit.warning', needs: all },
  BE: { warning: 'credit.warning-be', needs: all },
  DE: { warning: 'credit.warning', needs: all },
  SE: { warning: 'credit.warning', needs: all },
  GB: { warning: null, needs: all },
}
/** A country that is not listed: the words of the directive, and nothing that the host has to name. */
const other: CreditLaw = { warning: 'credit.warning', needs: [] }

/** The rules of the shop's country; null is an unknown one. */
export function creditLawOf(country: string | null): CreditLaw {
  return (country !== null && Object.hasOwn(laws, country) ? laws[country] : undefined) ?? other
}

/** What a host has left out although the country's law wants it told. */
export function missingTerms(credit: Credit, url: string | null, country: string | null): string[] {
  const told = { ...credit, url }
  return creditLawOf(country).needs.filter((name) => told[name] === null)
}
