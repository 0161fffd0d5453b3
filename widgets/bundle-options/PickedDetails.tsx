// The choices for a selected part of the bundle: size, colour, quantity.
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { faultSentence } from '#shared/product/parts/fault-sentence.ts'
import { PartChoice } from '#shared/product/parts/PartChoice.tsx'
import { bundleField } from '#shared/product/rules/bundle.ts'
import { Quantity } from '#shared/ui/Quantity.tsx'
import { changePieces, chooseOfPick, type SelectionState } from '#stores/product/bundle.ts'
import type { Fault } from '#stores/product/faults.ts'

interface Props {
  productId: number
  optionId: number
  state: SelectionState
  faults: Readonly<Record<string, Fault>>
  elsewhere: string
}

/** Size, colour and quantity of a part; draws nothing if the part has no such choices. */
export function PickedDetails({ productId, optionId, state, faults, elsewhere }: Props) {
  const { t } = useLingui()
  const { id } = useMount()
  const { selection, quantity, limits } = state
  const attributes = state.attributes.filter(({ code }) => !elsewhere.split(',').includes(code))
  const place = { optionId, selectionId: selection.id }
  const own = id(`part-${optionId}-${selection.id}`)
  const field = bundleField(optionId, selection.id)
  const fault = faultSentence(faults[field])
  if (attributes.length === 0 && !selection.canChangeQuantity && !fault) return null
  return (
    <div className="bundle-options-details" data-field={field}>
      {attributes.map((attribute) => {
        const source = selection.attributes.find(({ code }) => code === attribute.code)
        const at = bundleField(optionId, selection.id, source)
        return (
          <PartChoice
            key={attribute.code}
            id={`${own}-${attribute.code}`}
            name={`bundle-choice[${optionId}][${selection.id}][${source?.id ?? attribute.code}]`}
            of={selection.name}
            field={at}
            attribute={attribute}
            error={faultSentence(faults[at])}
            onChoose={(chosen) => chooseOfPick(productId, place, attribute.code, chosen)}
          />
        )
      })}
      {selection.canChangeQuantity ? (
        <Quantity
          id={`${own}-quantity`}
          name={`bundle-quantity[${optionId}][${selection.id}]`}
          label={t`Quantity`}
          of={selection.name}
          value={quantity}
          min={limits.min}
          max={limits.max}
          isSmall
          isInvalid={fault !== ''}
          describedBy={fault ? `${own}-error` : undefined}
          onChange={(next) => changePieces(productId, place, next)}
        />
      ) : null}
      {fault ? (
        <p className="touchline-field-error" id={`${own}-error`} role="alert">
          {fault}
        </p>
      ) : null}
    </div>
  )
}
