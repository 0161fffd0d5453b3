// The button that asks again for what could not be loaded. It is removed with its notice, so it hands its focus on.
import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button, type ButtonProps } from './Button.tsx'
import type { Place } from './hand-on-focus.ts'

/** Props of the button. */
export interface RetryProps extends Pick<ButtonProps, 'tone' | 'isBusy'> {
  /** "Try again" by default. */
  children?: ReactNode
  /** Asks again. Until it has ended, the focus waits where the button was. */
  onPress: () => Promise<unknown>
}

/** Whether a button with the focus was pressed, until its answer is drawn. */
let isPressed = false

/** After the press, the focus goes to what is drawn in the button's place, or to the button that is there after another failure. */
export function Retry({ children, onPress, ...look }: RetryProps) {
  const { t } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    // Another failure; a person who has moved on meanwhile keeps the focus.
    if (isPressed && document.activeElement?.contains(button.current)) button.current?.focus()
  }, [])
  const press = () => {
    const places = placesOf(button.current)
    isPressed = places.length > 0
    const asked = onPress()
    void asked.finally(() => setTimeout(() => (isPressed = false)))
    // Few buttons are pressed, so the rest is loaded now. Where it does not come, an answer hardly does.
    import('./hand-on-focus.ts').then(
      ({ handOn }) => handOn(places, asked),
      () => {},
    )
  }
  return (
    <Button {...look} onPress={press} element={button}>
      {children ?? t`Try again`}
    </Button>
  )
}

/** The ancestors of a button, innermost first; none where it has no focus to hand on. */
function placesOf(button: Element | null): Place[] {
  const places: Place[] = []
  for (let child = document.activeElement === button ? button : null; child?.parentElement; child = child.parentElement)
    places.push({ parent: child.parentElement, before: child.previousElementSibling })
  return places
}
