// One attribute as a radio group. The radio buttons have the names of the host's form, so that it works without JavaScript.
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { SwatchDot } from '#shared/product/parts/SwatchDot.tsx'
import { useLostChoice } from '#shared/product/parts/use-lost-choice.ts'
import type { AttributeState, OptionState } from '#shared/product/rules/configurable.ts'

/**
 * The options of an attribute. An option that does not exist with the earlier choices is disabled; a sold-out one says so and can be
 * chosen.
 */
export function AttributeChoice({
  productId,
  attribute,
  field,
  fault,
  onChoose,
  onPoint,
}: {
  productId: number
  attribute: AttributeState
  /** The field name that the error summary and the button use to focus it. */
  field: string
  fault: string
  onChoose: (option: OptionState) => void
  /** Called when the pointer enters or leaves an option. */
  onPoint: (option: OptionState, isActive: boolean) => void
}) {
  const { t } = useLingui()
  const { id } = useMount()
  const { code, label, chosen, options } = attribute
  useLostChoice(attribute)
  const suffix = (option: OptionState) =>
    option.availability === 'sold-out' ? t`sold out` : option.availability === 'impossible' ? t`not available` : null
  return (
    <fieldset
      className="product-options-group"
      data-product={productId}
      data-attribute={code}
      data-field={field}
      aria-describedby={fault ? id(`${code}-error`) : undefined}
    >
      <legend className="product-options-legend">
        {label}
        {chosen ? <span className="product-options-chosen">: {chosen.label}</span> : null}
      </legend>
      {fault ? (
        <p className="touchline-field-error" id={id(`${code}-error`)}>
          {fault}
        </p>
      ) : null}
      <div className="product-options-list">
        {options.map((option) => {
          const word = suffix(option)
          const own = id(`${code}-${option.id}`)
          return (
            <label
              key={option.id}
              className="product-options-option"
              htmlFor={own}
              data-availability={option.availability}
              // A touch has no hover.
              onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onPoint(option, true)}
              onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onPoint(option, false)}
            >
              <input
                className="product-options-radio"
                type="radio"
                id={own}
                name={`option[${code}]`}
                value={String(option.id)}
                checked={option.isChosen}
                disabled={option.availability === 'impossible'}
                onChange={() => onChoose(option)}
                data-touchline-key={`${code}-${option.id}`}
              />
              <SwatchDot swatch={option.swatch} size={20} />
              <span className="product-options-label">
                {option.label}
                {word ? <span className="touchline-hidden"> ({word})</span> : null}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
