// The options of one attribute as tiles: the radio buttons have the names of the host's form, so that they work without scripts.
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import type { AttributeState } from '#shared/product/rules/configurable.ts'

/** Props of the tiles. */
interface ExchangeTilesProps {
  itemId: number
  attribute: AttributeState
  /** Without scripts nothing is disabled, since nothing could enable it when another option is chosen. */
  isLive: boolean
  onChoose: (optionId: number) => void
}

/** The tiles. A sold-out one can be chosen, since the shopper can wait for it; one that does not exist cannot. */
export function ExchangeTiles({ itemId, attribute: { code, label, chosen, options }, isLive, onChoose }: ExchangeTilesProps) {
  const { t } = useLingui()
  const { id } = useMount()
  return (
    <fieldset className="returns-form-attribute">
      <legend className="returns-form-legend">
        {label}
        {chosen ? <span className="returns-form-chosen">: {chosen.label}</span> : null}
      </legend>
      <div className="returns-form-tiles">
        {options.map((option) => {
          const own = id(`option-${itemId}-${code}-${option.id}`)
          const word = option.availability === 'sold-out' ? t`sold out` : option.availability === 'impossible' ? t`not available` : null
          return (
            <label key={option.id} className="returns-form-tile" htmlFor={own} data-availability={option.availability}>
              <input
                className="returns-form-radio"
                type="radio"
                id={own}
                name={`option[${itemId}][${code}]`}
                value={String(option.id)}
                checked={option.isChosen}
                disabled={isLive && option.availability === 'impossible'}
                onChange={() => onChoose(option.id)}
              />
              <span className="returns-form-tile-label">
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
