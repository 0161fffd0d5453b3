// One group of options, with its recommendation and a preview of the print.
import { useLingui } from '@lingui/react/macro'
import { ShirtFigure } from '#shared/product/parts/ShirtFigure.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { say } from '#shared/ui/say.ts'
import type { PersonalisationStore } from '#stores/product/personalisation/personalisation.ts'
import type { GroupView } from '#stores/product/personalisation/view.ts'
import { OptionField } from './OptionField.tsx'
import { asTyped, isSame } from './recommended.ts'

/** A group. Its fields have the names that the host uses when it refuses one. */
export function Group({ view, store, currency }: { view: GroupView; store: PersonalisationStore; currency: string }) {
  const { t } = useLingui()
  const { group, thing, options, productId, shirt, isOfTeam } = view
  const { recommendation } = group
  const isTaken =
    recommendation?.values.every(({ optionId, value }) =>
      options.some(({ option, value: now }) => option.id === optionId && isSame(now, value)),
    ) ?? false
  return (
    <fieldset className="personalisation-group">
      <legend className="personalisation-legend">
        {isOfTeam ? t`For the whole team` : group.title || t`Options`}
        {thing ? <span className="personalisation-thing"> {thing}</span> : null}
      </legend>
      <div className="personalisation-body">
        <div className="personalisation-fields">
          {recommendation ? (
            <div className="personalisation-advice">
              <p>
                <strong>{t`Our recommendation`}</strong>
              </p>
              <p>{recommendation.text}</p>
              <Button
                isDisabled={isTaken}
                onPress={() => {
                  store.takeRecommendation(productId, asTyped(group))
                  say(t`Our recommendation is filled in.`)
                }}
              >
                {isTaken ? t`Recommendation chosen` : t`Use our recommendation`}
              </Button>
            </div>
          ) : null}
          {options.map((option) => (
            <OptionField
              key={option.field}
              view={option}
              currency={currency}
              onWrite={(value) => store.write(productId, option.option.id, value)}
            />
          ))}
        </div>
        {shirt ? <ShirtFigure shirt={shirt} className="personalisation-preview" captionClass="personalisation-caption" size={200} /> : null}
      </div>
    </fieldset>
  )
}
