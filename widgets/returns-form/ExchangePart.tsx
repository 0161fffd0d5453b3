// Money back, or another size or colour of the same goods: the piece, whether it is kept, and what to do where it is sold out.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#shared/i18n/format.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { type ExchangeChoice, exchangeState } from '#shared/orders/rules/exchange.ts'
import type { ExchangeOffer } from '#shared/orders/wire/return-choices.ts'
import { withChoice } from '#shared/product/rules/configurable.ts'
import { Choice } from '#shared/ui/Choice.tsx'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import { valueOf } from '#stores/kit/loadable.ts'
import { $returnChoices } from '#stores/orders/return-choices.ts'
import { changeReturn } from '#stores/orders/returns.ts'
import { ExchangeTiles } from './ExchangeTiles.tsx'

const nothing: ExchangeChoice = { options: [], isWaiting: false }

/** Props of the choice for one line. */
export interface ExchangePartProps {
  offer: ExchangeOffer
  quantity: number
  exchange: ExchangeChoice | null
  /** Without scripts every choice is shown, since nothing can open it. */
  isLive: boolean
}

/** The choice between money and another piece. */
export function ExchangePart({ offer, quantity, exchange, isLive }: ExchangePartProps) {
  const { t } = useLingui()
  const { id } = useMount()
  const { itemId, attributes } = offer
  const name = `back[${itemId}]`
  const roles = new Set(attributes.map(({ role }) => role))
  const other =
    roles.size === 1 && roles.has('size')
      ? t`Another size`
      : roles.size === 1 && roles.has('colour')
        ? t`Another colour`
        : t`Another size or colour`
  const want = (change: Partial<ExchangeChoice>) => changeReturn(itemId, { exchange: { ...(exchange ?? nothing), ...change } })
  const current = exchange ?? nothing
  const { attributes: states, status, piece } = exchangeState(offer, current, Math.max(1, quantity))
  return (
    <div className="returns-form-exchange">
      <RadioGroup legend={t`What would you like for it?`} id={id(`back-${itemId}`)} className="returns-form-back">
        <Choice
          type="radio"
          id={id(`money-${itemId}`)}
          name={name}
          value="money"
          isChosen={exchange === null}
          onChoose={() => changeReturn(itemId, { exchange: null })}
          label={t`Money back`}
        />
        <Choice
          type="radio"
          id={id(`exchange-${itemId}`)}
          name={name}
          value="exchange"
          isChosen={exchange !== null}
          onChoose={() => want({})}
          label={other}
        />
      </RadioGroup>
      {exchange !== null || !isLive ? (
        <>
          {states.map((attribute) => (
            <ExchangeTiles
              key={attribute.code}
              itemId={itemId}
              attribute={attribute}
              isLive={isLive}
              onChoose={(optionId) =>
                want({ options: withChoice(attributes, current.options, { attributeCode: attribute.code, optionId }), isWaiting: false })
              }
            />
          ))}
          {status === 'sold-out' || !isLive ? (
            <SoldOut
              itemId={itemId}
              isSoldOut={status === 'sold-out'}
              isWaiting={current.isWaiting}
              onWait={(isWaiting) => want({ isWaiting })}
            />
          ) : null}
          <p className="returns-form-hint" role="status">
            {status === 'choosing' ? t`Choose what you want in exchange.` : null}
            {status === 'available' && piece !== null ? <Kept refund={piece.refund * Math.max(1, quantity)} /> : null}
          </p>
        </>
      ) : null}
    </div>
  )
}

/** How long the piece is kept, and that it costs nothing more. */
function Kept({ refund }: { refund: number }) {
  const { t } = useLingui()
  const choices = valueOf(useShared($returnChoices))
  if (choices === null) return null
  const { holdDays, currency } = choices
  const amount = formatMoney(refund, currency)
  return (
    <>
      {holdDays === null
        ? null
        : t`We keep it for you for ${plural(holdDays, { one: '# day', other: '# days' })}, while your parcel travels.`}{' '}
      {refund > 0 ? t`It costs less: you get ${amount} back.` : t`It costs you nothing more.`}
    </>
  )
}

interface SoldOutProps {
  itemId: number
  isSoldOut: boolean
  isWaiting: boolean
  onWait: (isWaiting: boolean) => void
}

/** What to do where the piece is sold out: wait for it, where the host lets one wait; money is the other choice above. */
function SoldOut({ itemId, isSoldOut, isWaiting, onWait }: SoldOutProps) {
  const { t } = useLingui()
  const { id } = useMount()
  const waitDays = valueOf(useShared($returnChoices))?.waitDays ?? null
  return (
    <div className="returns-form-sold-out">
      {isSoldOut ? (
        <p className="returns-form-why" role="alert">
          {waitDays === null
            ? t`This is sold out. Choose another one, or your money back.`
            : t`This is sold out. Wait for it, choose another one, or your money back.`}
        </p>
      ) : null}
      {waitDays === null ? null : (
        <Choice
          type="checkbox"
          id={id(`wait-${itemId}`)}
          name={`wait[${itemId}]`}
          value="wait"
          isChosen={isWaiting}
          onChoose={onWait}
          label={t`Wait until it is back in stock`}
          detail={t`At most ${plural(waitDays, { one: '# day', other: '# days' })}; after that you get your money back.`}
        />
      )}
    </div>
  )
}
