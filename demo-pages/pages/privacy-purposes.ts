// What the shop uses personal data for: the rows of the privacy notice, by the purpose that `shop/customers/personal-tables.ts` names.
import type { Purpose } from '../shop/customers/personal-tables.ts'
import { lenderOf } from '../shop/payment-methods.ts'
import de from './articles/de/purposes.json' with { type: 'json' }
import en from './articles/en/purposes.json' with { type: 'json' }
import nl from './articles/nl/purposes.json' with { type: 'json' }
import sv from './articles/sv/purposes.json' with { type: 'json' }
import type { StoreView } from './page.ts'

interface PurposeRow {
  purpose: string
  data: string
  basis: string
}

// Each language has a row for every purpose; further ones are of stores that have the thing.
const rows: Record<StoreView['language'], Record<Purpose, PurposeRow>> = { nl, en, de, sv }

/** The rows of the notice, as Markdown. */
export function purposeRows({ language }: Pick<StoreView, 'language'>): string {
  return Object.values(rows[language])
    .map(({ purpose, data, basis }) => `| ${purpose} | ${data} | ${basis} |`)
    .join('\n')
    .replaceAll('{lender}', lenderOf(language))
}
