// The goods of an order as somebody packs them: what each is made of, how many were sent, sent back or withdrawn from, and how many are left.
import { attributes, html, type Html } from '../pages/markup.ts'
import { unsentOf, type ItemRow } from '../service/order-contents.ts'
import { returnedOf } from '../service/returnable.ts'
import type { Desk } from './desk.ts'

/** The form that sends a parcel, to which the quantities beside the goods belong. */
export const sendForm = 'send-parcel'

/** The section; with `isSendable` each line that is left has a field for the parcel. */
export function drawGoods(desk: Desk, items: readonly ItemRow[], isSendable: boolean): Html {
  const { goods: texts } = desk.texts
  return html`<h2 id="goods">${texts.title}</h2>
    <ul class="operator-goods">
      ${items.map((item) => {
        const left = unsentOf(item)
        return html`<li>
          ${item.image !== null && html`<img${attributes({ src: item.image, alt: '', width: 64, height: 64, loading: 'lazy' })} />`}
          <div>
            <b>${item.name}</b> <small>${item.sku}</small>
            ${drawDetails(item)}
          </div>
          <dl>
            <div><dt>${texts.ordered}</dt><dd>${item.qty}</dd></div>
            <div><dt>${texts.sent}</dt><dd>${item.sent_qty}</dd></div>
            <div><dt>${texts.back}</dt><dd>${returnedOf(item)}</dd></div>
            ${item.withdrawn_qty > 0 && html`<div><dt>${texts.withdrawn}</dt><dd>${item.withdrawn_qty}</dd></div>`}
            <div><dt>${texts.left}</dt><dd><b>${left}</b></dd></div>
          </dl>
          ${
            isSendable &&
            left > 0 &&
            html`<label>${texts.inParcel} <input class="input"${attributes({ form: sendForm, type: 'number', name: `qty[${item.id}]`, value: left, min: 0, max: left, 'aria-label': `${texts.inParcel}: ${item.name}` })} /></label>`
          }
        </li>`
      })}
    </ul>`
}

/** Options and prints, the pieces of a bundle or kit, then who gets which. */
function drawDetails({ options, content: { parts, prints, players } }: ItemRow): Html {
  const named = options.map(({ label, value }) => `${label}: ${value}`)
  const printed = prints.map(({ label, value }) => `${label}: ${value}`).filter((line) => !named.includes(line))
  const picked = parts.flatMap(({ qty, name, sku, options: own, prints: onIt }) => [
    `${qty} × ${[name, ...own.map(({ value }) => value)].join(', ')} (${sku})`,
    ...onIt.map(({ label, value }) => `${name}: ${label}: ${value}`),
  ])
  const worn = players.map(
    ({ qty = 1, name, number, sizes }) =>
      (qty > 1 ? `${qty} × ` : '') + [name, number, ...sizes.map((size) => `${size.name} ${size.value}`)].filter(Boolean).join(', '),
  )
  const lines = [...named, ...printed, ...picked, ...worn]
  if (lines.length === 0) return html``
  return html`<ul>
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`
}
