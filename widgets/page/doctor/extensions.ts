// The doctor's checks of settings that a widget of the page depends on: an extension, or reasons for a return.
import type { Extension } from '#shared/domain/extension.ts'
import type { PageConfig } from '#shared/wire/page.ts'
import type { Touchline } from '#widgets/page/public-api.ts'
import type { Report } from './page.ts'

/**
 * Widgets that use no call of the base API, by the extension they depend on. `scripts/contract/lives-on.test.ts` checks it against the
 * contract.
 */
export const livesOn: Readonly<Record<string, Extension>> = {
  'account-overview': 'account',
  'address-book': 'account',
  'alert-list': 'account',
  'contact-form': 'service',
  'gift-card-balance': 'gift-cards',
  'login-form': 'account',
  'logout-timer': 'account',
  'newsletter-form': 'service',
  'newsletter-settings': 'account',
  'order-confirmation': 'orders',
  'order-list': 'account',
  'order-tracking': 'service',
  'password-form': 'account',
  'personal-settings': 'account',
  'return-list': 'account',
  'review-form': 'reviews',
  'review-list': 'account',
  reviews: 'reviews',
  'size-advice': 'advice',
  'stock-alert': 'alerts',
  'team-entry': 'teams',
  'team-link': 'teams',
  'withdrawal-form': 'service',
}

/** Returns a function to call whenever a mount has changed. */
export function reportExtensions({ mounts }: Pick<Touchline, 'mounts'>, { extensions, reasons }: PageConfig, report: Report): () => void {
  const said = new Set<string>()
  const advise = (name: string, text: string) => {
    if (said.has(name)) return
    said.add(name)
    report(name, text, true)
  }
  return () => {
    const names = new Set(mounts().map(({ element }) => element.getAttribute('data-touchline') ?? ''))
    for (const name of names) {
      const needed = Object.hasOwn(livesOn, name) ? livesOn[name] : undefined
      if (needed !== undefined && !extensions.includes(needed))
        advise(
          name,
          `It lives on calls of the extension "${needed}", which the page's settings do not offer, so none is asked. If your platform has them, add "extensions": ["${needed}"]; otherwise leave this mount out, and your own HTML does it.`,
        )
    }
    if (names.has('returns-form') && reasons.length === 0)
      advise(
        'returns-form',
        'The page\'s settings name no reasons to return something. If your answer to returns/fetch/order names none either, add "reasons": [{ "code": "size", "label": "Does not fit" }].',
      )
  }
}
