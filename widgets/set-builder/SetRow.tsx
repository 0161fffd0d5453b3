// One product of a set: picture, name, price, size and quantity.
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#shared/i18n/format.ts'
import { useMount } from '#shared/mount/context.ts'
import { faultSentence } from '#shared/product/parts/fault-sentence.ts'
import { PartChoice } from '#shared/product/parts/PartChoice.tsx'
import { TierHint } from '#shared/product/parts/TierHint.tsx'
import { UnitPrice } from '#shared/product/parts/UnitPrice.tsx'
import { memberField } from '#shared/product/rules/set.ts'
import { productLink } from '#shared/state/product-link.ts'
import { Quantity } from '#shared/ui/Quantity.tsx'
import type { Fault } from '#stores/product/faults.ts'
import { changeMember, chooseOfMember, type MemberState } from '#stores/product/set.ts'

interface Props {
  productId: number
  state: MemberState
  faults: Readonly<Record<string, Fault>>
  currency: string
}

/** A product of the set. */
export function SetRow({ productId, state, faults, currency }: Props) {
  const { t } = useLingui()
  const { id } = useMount()
  const { member, image, quantity, limits, attributes, price, isSoldOut } = state
  const { name, tiers } = member
  const url = productLink(member)
  const own = id(`member-${member.productId}`)
  const field = memberField(member.productId)
  const fault = faultSentence(faults[field])
  return (
    <li className="set-builder-row" data-field={field}>
      {image ? (
        <img className="set-builder-picture" src={image} alt="" width={72} height={72} loading="lazy" />
      ) : (
        <span className="set-builder-picture" />
      )}
      <div className="set-builder-words">
        {url ? <a href={url}>{name}</a> : <span>{name}</span>}
        <span>
          {price === null ? t`Price on request` : <span translate="no">{formatMoney(price, currency)}</span>}
          {isSoldOut ? <strong className="set-builder-out"> {t`sold out`}</strong> : null}
        </span>
        <UnitPrice price={price} measure={member.measure} currency={currency} className="set-builder-unit" />
        <TierHint tiers={tiers} quantity={quantity} price={price} currency={currency} />
        {quantity > 0
          ? attributes.map((attribute) => {
              const at = memberField(
                member.productId,
                member.attributes.find(({ code }) => code === attribute.code),
              )
              return (
                <PartChoice
                  key={attribute.code}
                  id={`${own}-${attribute.code}`}
                  name={`set-choice[${member.productId}][${attribute.code}]`}
                  of={name}
                  field={at}
                  attribute={attribute}
                  error={faultSentence(faults[at])}
                  onChoose={(chosen) => chooseOfMember(productId, member.productId, attribute.code, chosen)}
                />
              )
            })
          : null}
      </div>
      <Quantity
        id={own}
        name={`set[${member.productId}]`}
        label={t`Quantity`}
        of={name}
        value={quantity}
        min={0}
        max={limits.max}
        isSmall
        isDisabled={isSoldOut}
        isInvalid={fault !== ''}
        describedBy={fault ? `${own}-error` : undefined}
        onChange={(next) => changeMember(productId, member.productId, next)}
      />
      {fault ? (
        <p className="touchline-field-error set-builder-fault" id={`${own}-error`} role="alert">
          {fault}
        </p>
      ) : null}
    </li>
  )
}
