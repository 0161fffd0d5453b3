// The suite's button: while busy it keeps its place, its text and the focus.
import { classes } from './classes.ts'
import type { ReactNode, RefObject } from 'react'
import { Spinner } from './Spinner.tsx'

/** Props of a button. */
export interface ButtonProps {
  children: ReactNode
  /** `primary` for the main action of a screen, `secondary` for the one beside it, `quiet` for the rest. */
  tone?: 'primary' | 'secondary' | 'quiet'
  type?: 'button' | 'submit'
  /** Whether its action is running: further presses do nothing, and focus and text stay. */
  isBusy?: boolean
  isDisabled?: boolean
  onPress?: () => void
  /** Ids of elements that describe it, e.g. why it is disabled. */
  describedBy?: string | undefined
  className?: string
  /** Holds the element while it is on the page. */
  element?: RefObject<HTMLButtonElement | null>
}

/** A button. While busy it stays focusable and announces the state, since a disabled button would lose the focus. */
export function Button({
  children,
  tone = 'secondary',
  type = 'button',
  isBusy = false,
  isDisabled,
  onPress,
  describedBy,
  className,
  element,
}: ButtonProps) {
  return (
    <button
      ref={element}
      type={type}
      className={classes('touchline-button', className)}
      data-tone={tone}
      // We show errors ourselves, in the page's language; the browser's bubbles would stop the form before that.
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
