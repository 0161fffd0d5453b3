// A sentence with parts that a browser's translator must not change: amounts, codes, order numbers, e-mail addresses.
import { Fragment, type ReactNode } from 'react'

/** Props of such a sentence. */
export interface ExactProps {
  /** The whole sentence, in the page's language. */
  text: string
  /** The parts of it that are not translated. */
  keep: readonly string[]
}

/**
 * The sentence. For an amount on its own, `translate="no"` on its element is enough.
 * @example <Exact text={t`Coupon ${code} is applied.`} keep={[code]} />
 */
export function Exact({ text, keep: [word = '', ...others] }: ExactProps): ReactNode {
  if (word === '') return text || null
  const at = text.indexOf(word)
  if (at < 0) return <Exact text={text} keep={others} />
  // A changed sentence gets new elements: reused ones would move along the line, which counts as a layout shift.
  return (
    <Fragment key={text}>
      <Exact text={text.slice(0, at)} keep={others} />
      <bdi translate="no">{word}</bdi>
      <Exact text={text.slice(at + word.length)} keep={others} />
    </Fragment>
  )
}
