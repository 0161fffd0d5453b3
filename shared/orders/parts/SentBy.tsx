// How a return that is under way is sent back: what to do with the parcel, and the code that stands for a label.
import { useLingui } from '@lingui/react/macro'
import type { ReturnWay } from '#shared/orders/wire/return-choices.ts'
import { Exact } from '#shared/ui/Exact.tsx'

/** The sentences; nothing where the return goes back with its label. */
export function SentBy({ way }: { way: ReturnWay | null }) {
  const { t } = useLingui()
  if (way === null) return null
  const { title, next, dropOffCode } = way
  return (
    <span className="touchline-row-words">
      {next ?? title} {dropOffCode === null ? null : <Exact text={t`Your code: ${dropOffCode}`} keep={[dropOffCode]} />}
    </span>
  )
}
