// The rating: five stars in one row, each a radio with a name, filled up to the chosen one.
import type { ReactNode } from 'react'
import type { FormView } from '#shared/ui/use-form.ts'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import type { ReviewValues } from '#stores/product/review-form.ts'

const star = 'm8 .8 2.2 4.7 5.2.6-3.9 3.5 1.1 5.1L8 12.1l-4.6 2.6 1.1-5.1L.6 6.1l5.2-.6Z'

/** Props of the field. */
interface Props {
  review: Pick<FormView<ReviewValues, void>, 'group' | 'radio' | 'state'>
  /** What one to five stars mean, in that order. */
  names: readonly [string, string, string, string, string]
}

/** The field; the name of the chosen star stands beside the row. */
export function StarField({ review, names }: Props): ReactNode {
  const chosen = Number(review.state.values.rating)
  return (
    <RadioGroup {...review.group('rating')}>
      <div className="review-form-stars">
        {names.map((name, at) => {
          const { isChosen, onChoose, ...radio } = review.radio('rating', String(at + 1))
          return (
            <label key={radio.id} className="review-form-star" htmlFor={radio.id} data-filled={at < chosen || undefined}>
              <input className="review-form-star-radio" {...radio} checked={isChosen} onChange={onChoose} />
              <svg width="32" height="32" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
                <path d={star} />
              </svg>
              <span className="touchline-hidden">{name}</span>
            </label>
          )
        })}
        <span className="review-form-chosen" aria-hidden="true">
          {names[chosen - 1]}
        </span>
      </div>
    </RadioGroup>
  )
}
