// The suite's button: busy without losing its place, its words or the focus.
import { classes } from './classes.ts'
import type { ReactNode } from 'react'
import { Spinner } from './Spinner.tsx'

/** What a button needs. */
export interface ButtonProps {
  children: ReactNode
  /** `primary` once a screen, `secondary` beside it, `quiet` for the rest. */
  tone?: 'primary' | 'secondary' | 'quiet'
  type?: 'button' | 'submit'
  /** Works on something: further presses do nothing, focus stays, the words stay. */
  isBusy?: boolean
  isDisabled?: boolean
  onPress?: () => void
  /** Ids of what explains it, e.g. why it is disabled. */
  describedBy?: string
  className?: string
}

/** A button. While busy it stays focusable and says so, since a disabled button would lose the focus. */
export function Button({
  children,
  tone = 'secondary',
  type = 'button',
  isBusy = false,
  isDisabled,
  onPress,
  describedBy,
  className,
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classes('touchline-button', className)}
      data-tone={tone}
      // What is wrong we say ourselves, in the page's language; the browser's bubbles would stop the form before we can.
      formNoValidate={type === 'submit' ? true : undefined}
      disabled={isDisabled}
      aria-disabled={isBusy ? 'true' : undefined}
      aria-busy={isBusy ? 'true' : undefined}
      aria-describedby={describedBy}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onPress?.()
      }}
    >
      {isBusy ? <Spinner /> : null}
      {children}
    </button>
  )
}
