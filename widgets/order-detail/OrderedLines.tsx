// The lines of the order with all their choices.
import { useLingui } from '@lingui/react/macro'
import { LineContents } from '#shared/cart/parts/LineContents.tsx'
import { LinePicture } from '#shared/cart/parts/LinePicture.tsx'
import { formatMoney } from '#shared/i18n/format.ts'
import type { OrderedLine } from '#shared/orders/wire/my-orders.ts'
import { productLink } from '#shared/state/product-link.ts'

/** Props of the lines. */
interface OrderedLinesProps {
  lines: readonly OrderedLine[]
  currency: string
  teamUrl: string | undefined
}

/** The lines. The roster of a team can be used again. */
export function OrderedLines({ lines, currency, teamUrl }: OrderedLinesProps) {
  const { t } = useLingui()
  return (
    <section className="order-detail-part" aria-label={t`What you ordered`}>
      <h2 className="touchline-row-title">{t`What you ordered`}</h2>
      <ul className="order-detail-lines">
        {lines.map((line) => (
          <li key={line.id} className="touchline-row-thing">
            <LinePicture line={line} className="touchline-row-picture" size={64} />
            <div className="order-detail-line">
              <Name line={line} />
              <LineContents line={line} className="order-detail-contents" />
              <span className="order-detail-amount">
                <span translate="no">
                  {line.price === null || line.isExchange
                    ? `${line.quantity} ×`
                    : `${line.quantity} × ${formatMoney(line.price, currency)}`}
                </span>
                <strong translate={line.isFreeGift || line.isExchange ? 'yes' : 'no'}>
                  {line.isExchange
                    ? t`In exchange`
                    : line.isFreeGift
                      ? t`Free`
                      : line.rowTotal === null
                        ? ''
                        : formatMoney(line.rowTotal, currency)}
                </strong>
              </span>
              {teamUrl === undefined || line.players.length === 0 ? null : (
                <a href={teamUrl.replace('{item}', String(line.id))}>{t`Start a team order with these players`}</a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Name({ line: { url, productId, name } }: { line: OrderedLine }) {
  // Not the line's product number: it is the variant's.
  const link = productLink({ url, productId })
  return link === null ? <strong>{name}</strong> : <a href={link}>{name}</a>
}
