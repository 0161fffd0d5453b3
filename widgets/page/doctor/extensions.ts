// What the doctor says of extensions: named and not there, or missing where a widget of the page can do nothing without.
import type { Extension } from '#shared/domain/extension.ts'
import { onMissing } from '#shared/state/extensions.ts'
import type { PageConfig } from '#shared/wire/page.ts'
import type { Touchline } from '#widgets/page/public-api.ts'
import type { Tell } from './page.ts'

/** Widgets that ask nothing of the base, by the extension that they live on. `extensions.test.ts` holds it against the contract. */
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
  'withdrawal-form': 'service',
}

/** Listens, and looks at the mounts; the answer is to be called when a mount has changed. */
export function tellOfExtensions(
  { mounts }: Pick<Touchline, 'mounts'>,
  { extensions, reasons }: PageConfig,
  tell: Tell,
  signal: AbortSignal,
): () => void {
  const said = new Set<string>()
  const once = (about: string, words: string, isAdvice: boolean) => {
    if (said.has(about)) return
    said.add(about)
    tell(about, words, isAdvice)
  }
  signal.addEventListener(
    'abort',
    onMissing((all) => {
      for (const [name, call] of all)
        once(
          `The extension ${name}`,
          `${call} is not there, though the page's settings offer "${name}": it is done without in this visit. Take "${name}" out of "extensions", or answer the call as CONTRACT.md says.`,
          false,
        )
    }),
  )
  return () => {
    const names = new Set(mounts().map(({ element }) => element.getAttribute('data-touchline') ?? ''))
    for (const name of names) {
      const needed = Object.hasOwn(livesOn, name) ? livesOn[name] : undefined
      if (needed !== undefined && !extensions.includes(needed))
        once(
          name,
          `It needs calls of the extension "${needed}", which the page's settings do not offer, so none is asked and your HTML stays. If your platform has them, add "extensions": ["${needed}"].`,
          true,
        )
    }
    if (names.has('returns-form') && reasons.length === 0)
      once(
        'returns-form',
        'The page\'s settings name no reasons to return something. If your answer to returns/fetch/order names none either, add "reasons": [{ "code": "size", "label": "Does not fit" }].',
        true,
      )
  }
}
