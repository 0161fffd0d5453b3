// The codes in use, each with a button to remove it, and a disclosure with the fields for another one.
import { type ReactNode, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { Failure, MessageCode, Result } from '#shared/domain/failure.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { focusPlace } from '#shared/mount/focus-place.ts'
import { isOffered } from '#shared/state/extensions.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { chevronDown, cross } from '#shared/ui/icons.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { say } from '#shared/ui/say.ts'

/** Props of the codes. */
interface CodesProps {
  /** The coupon in use. */
  coupon: string | null
  /** The codes of the gift cards in use, as a page may show them. */
  cards: readonly string[]
  /** Whether a code is being removed: further presses do nothing. */
  isBusy: boolean
  isInert?: boolean
  onRevoke: () => Promise<Result>
  onRemoveCard: (code: string) => Promise<Result>
  /** The fields, once they are wanted; they call `done` with a sentence to announce. */
  children: (isWanted: boolean, done: (sentence: string) => void) => ReactNode
}

/** The codes. After each change the focus is at the disclosure, or at the whole part if no further code can be added. */
export function Codes({ coupon, cards, isBusy, isInert = false, onRevoke, onRemoveCard, children }: CodesProps) {
  const { t } = useLingui()
  const hasCards = isOffered('gift-cards')
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const done = (sentence: string) => {
    setOpen(false)
    const title = box.current?.querySelector<HTMLElement>('summary')
    // A shop without gift cards takes one code: the disclosure is gone with it, or comes back after it.
    if (title && hasCards) title.focus()
    else if (box.current) focusPlace(box.current, t`Codes in use`)
    say(sentence)
  }
  /** `code` replaces the server's message about the code, which would be about nothing that she has typed. */
  const remove = async (work: Promise<Result>, sentence: string, code?: MessageCode) => {
    setFailure(null)
    const result = await work
    if (result.ok) done(sentence)
    else setFailure(code === undefined ? result.error : { ...result.error, message: null, code })
  }
  const revoke = (code: string) => remove(onRevoke(), t`Coupon ${code} was removed.`, 'coupon.revoke-failed')
  const removeCard = (code: string) => remove(onRemoveCard(code), t`Gift card ${code} was removed.`)
  const used = [
    ...(coupon === null ? [] : [{ code: coupon, isCoupon: true }]),
    // What a host without these calls lists in the cart cannot be removed by us.
    ...(hasCards ? cards : []).map((code) => ({ code, isCoupon: false })),
  ]
  return (
    <div className="touchline-codes" ref={box} inert={isInert}>
      {used.length === 0 ? null : (
        <ul className="touchline-codes-used" aria-label={t`Codes in use`}>
          {used.map(({ code, isCoupon }) => (
            <Code
              key={code}
              code={code}
              label={isCoupon ? t`Remove coupon ${code}` : t`Remove gift card ${code}`}
              isBusy={isBusy}
              onRemove={() => (isCoupon ? revoke(code) : removeCard(code))}
            />
          ))}
        </ul>
      )}
      {failure ? <Notice tone="error">{failureSentence(failure)}</Notice> : null}
      {coupon === null || hasCards ? (
        <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="touchline-fold">
            {t`Add a code`}
            <Icon path={chevronDown} />
          </summary>
          {children(isOpen, done)}
        </details>
      ) : null}
    </div>
  )
}

function Code({ code, label, isBusy, onRemove }: { code: string; label: string; isBusy: boolean; onRemove: () => Promise<void> }) {
  return (
    <li className="touchline-code">
      <bdi translate="no">{code}</bdi>
      <button
        type="button"
        className="touchline-icon-button"
        aria-label={label}
        aria-disabled={isBusy ? 'true' : undefined}
        aria-busy={isBusy ? 'true' : undefined}
        onClick={() => (isBusy ? undefined : void onRemove())}
      >
        <Icon path={cross} size={16} />
      </button>
    </li>
  )
}
