// A sentence with words that a browser's translator must leave as they are: amounts, codes, numbers of orders, e-mail addresses.
import { Fragment, type ReactNode } from 'react'

/** Props of such a sentence. */
export interface ExactProps {
  /** The whole sentence, in the page's language. */
  text: string
  /** The words in it that stay as they are. */
  keep: readonly string[]
}

/**
 * The sentence. An amount that stands alone needs no more than `translate="no"` on its element.
 * @example <Exact text={t`Coupon ${code} is applied.`} keep={[code]} />
 */
export function Exact({ text, keep: [word = '', ...others] }: ExactProps): ReactNode {
  if (word === '') return text || null
  const at = text.indexOf(word)
  if (at < 0) return <Exact text={text} keep={others} />
  // Another sentence is made of new elements: those of the one before would move along the line, which counts as a layout shift.
  return (
    <Fragment key={text}>
      <Exact text={text.slice(0, at)} keep={others} />
      <bdi translate="no">{word}</bdi>
      <Exact text={text.slice(at + word.length)} keep={others} />
    </Fragment>
  )
}
