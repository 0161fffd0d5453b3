// The choices that a kit's parts share, such as its colour: made once, or for each part.
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { faultSentence } from '#shared/product/parts/fault-sentence.ts'
import { SwatchDot } from '#shared/product/parts/SwatchDot.tsx'
import { Choice } from '#shared/ui/Choice.tsx'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import type { Fault } from '#stores/product/faults.ts'
import { chooseOfAll, type SharedChoice } from '#stores/product/shared-choice.ts'

interface Props {
  productId: number
  shared: readonly SharedChoice[]
  /** Whether each part has its own choice as well. */
  isForEach: boolean
  faults: Readonly<Record<string, Fault>>
  onSeparate: (isSeparate: boolean) => void
}

/** One group for each attribute, and below them the way to choose for each part; nothing if the parts share none. */
export function SharedChoices({ productId, shared, isForEach, faults, onSeparate }: Props) {
  const { t } = useLingui()
  const { id } = useMount()
  if (shared.length === 0) return null
  return (
    <div className="bundle-options-shared">
      {shared.map(({ state: { code, label, options }, fields }) => {
        const own = id(`all-${code}`)
        // The parts' own fields report their errors while they are shown.
        const field = fields.find((one) => faults[one]) ?? fields[0] ?? ''
        const fault = isForEach ? '' : faultSentence(faults[field])
        return (
          <div key={code} data-field={isForEach ? undefined : field}>
            <RadioGroup id={own} legend={t`${label} of the whole kit`} error={fault} isRequired>
              <div className="bundle-options-shared-list">
                {options.map((option) => (
                  <Choice
                    key={option.id}
                    type="radio"
                    id={`${own}-${option.id}`}
                    name={`bundle-all[${code}]`}
                    value={String(option.id)}
                    isChosen={option.isChosen}
                    isDisabled={option.availability === 'impossible'}
                    label={
                      <>
                        <SwatchDot swatch={option.swatch} />
                        {option.label}
                      </>
                    }
                    detail={
                      option.availability === 'available' ? undefined : option.availability === 'sold-out' ? t`sold out` : t`not available`
                    }
                    onChoose={() => chooseOfAll(productId, code, option.id)}
                  />
                ))}
              </div>
            </RadioGroup>
          </div>
        )
      })}
      <Choice
        type="checkbox"
        id={id('for-each')}
        name="bundle-for-each"
        value="1"
        isChosen={isForEach}
        label={t`Choose for each part`}
        onChoose={(isWanted) => {
          onSeparate(isWanted)
          if (isWanted) return
          for (const { state, isMixed, proposed } of shared) if (isMixed && proposed !== null) chooseOfAll(productId, state.code, proposed)
        }}
      />
    </div>
  )
}
