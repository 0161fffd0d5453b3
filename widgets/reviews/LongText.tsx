// A customer's text. A long one shows its start, and the rest after a press, also without JavaScript.
import { useLingui } from '@lingui/react/macro'
import { foldText } from './fold-text.ts'

/** The text. The rest is in `<details>`, which find-in-page opens by itself. */
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
