// A customer's text: where it is long its beginning, and the rest on a touch, without a script too.
import { useLingui } from '@lingui/react/macro'
import { foldText } from './fold-text.ts'

/** The rest stands in `<details>`, which find-in-page opens by itself. */
export function LongText({ text, language }: { text: string; language: string }) {
  const { t } = useLingui()
  const lang = language || undefined
  const [start, rest] = foldText(text)
  return (
    <div className="reviews-review-long">
      <p className="reviews-review-text" lang={lang}>
        {start}
      </p>
      {rest === '' ? null : (
        <details className="reviews-review-rest">
          <summary className="reviews-review-more">
            <span data-when="closed">{t`Read more`}</span>
            <span data-when="open">{t`Read less`}</span>
          </summary>
          <p className="reviews-review-text" lang={lang}>
            {rest}
          </p>
        </details>
      )}
    </div>
  )
}
