// Payment and shipping methods as small badges of text and plain shapes, without logos.
import { html, raw, type Html } from '../markup.ts'
import type { Page, StoreView } from '../page.ts'

type Drawing = { label: string; art: string }

const cardArt = '<rect x="7" y="8" width="26" height="16" rx="2.5"/><path d="M7 13.5h26"/><path d="M11 19.5h6"/>'
const bankArt = '<path d="m8 14 12-7 12 7zM11 15v7M17 15v7M23 15v7M29 15v7M8 24.5h24"/>'
const phoneArt = '<rect x="14" y="5" width="12" height="22" rx="2.5"/><path d="m17 16 2.5 2.5L24 14"/>'
const vanArt = '<path d="M5 9h17v13H5zM22 13h6.5l6.5 4.5V22H22"/><circle cx="12" cy="23" r="3"/><circle cx="28" cy="23" r="3"/>'
const boxArt = '<path d="m20 5 12 6v11l-12 6-12-6V11zM8 11l12 6 12-6M20 17v11"/>'

const card: Record<StoreView['language'], string> = { nl: 'Creditcard', en: 'Credit card', de: 'Kreditkarte', sv: 'Kreditkort' }
const transfer: Record<StoreView['language'], string> = {
  nl: 'Bankoverschrijving',
  en: 'Bank transfer',
  de: 'Überweisung',
  sv: 'Banköverföring',
}

function paymentOf({ code, language }: StoreView): Drawing[] {
  const own: Partial<Record<StoreView['code'], Drawing>> = {
    nl: { label: 'iDEAL', art: phoneArt },
    be: { label: 'Bancontact', art: phoneArt },
  }
  const first = own[code]
  return [...(first ? [first] : []), { label: card[language], art: cardArt }, { label: transfer[language], art: bankArt }]
}

function deliveryOf({ code }: StoreView): Drawing[] {
  const home: Drawing = { label: 'DHL', art: vanArt }
  return code === 'nl' || code === 'be' ? [{ label: 'PostNL', art: boxArt }, home] : [home]
}

/** A list of badges. */
export function payBadges(page: Page, what: 'payment' | 'delivery'): Html {
  const drawings = what === 'payment' ? paymentOf(page.store) : deliveryOf(page.store)
  return html`<ul class="badges" role="list">
    ${drawings.map(
      ({ label, art }) =>
        html`<li><svg width="40" height="32" viewBox="0 0 40 32" aria-hidden="true" focusable="false">${raw(art)}</svg><span>${label}</span></li>`,
    )}
  </ul>`
}
