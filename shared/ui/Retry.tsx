// The button that asks again for what could not be loaded. It is removed with its notice, so it hands its focus on.
import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Button, type ButtonProps } from './Button.tsx'
import type { Place } from './hand-on-focus.ts'

/** Props of the button. */
export interface RetryProps extends Pick<ButtonProps, 'tone'> {
  /** "Try again" by default. */
  children?: ReactNode
  /** Whether the same is asked for already, without a press. */
  isBusy?: boolean
  /** Asks again. Until it has ended the button is busy, or the focus waits where the button was. */
  onPress: () => Promise<unknown>
}

const load = () => import('./hand-on-focus.ts')
/** The dialog or mount of the button that was pressed, until the answer is drawn. */
let pressed: Element | null = null

/** After the press, the focus goes to what is drawn in the button's place, or to the button that is there after another failure. */
export function Retry({ children, tone, isBusy = false, onPress }: RetryProps) {
  const { t } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  const [isAsking, setAsking] = useState(false)
  useLayoutEffect(() => {
    const element = button.current
    // Another failure; a person who has moved on meanwhile keeps the focus.
    if (!element || !pressed?.contains(element) || !document.activeElement?.contains(element)) return
    element.focus()
    void load().then(
      ({ sayFailure }) => sayFailure(element),
      () => {},
    )
  }, [])
  const press = async () => {
    const places = placesOf(button.current)
    pressed = places.at(-1)?.parent ?? null
    setAsking(true)
    const asked = onPress()
    // Few buttons are pressed, so the rest is loaded now. Where it does not come, an answer hardly does.
    load().then(
      ({ handOn }) => handOn(places, asked),
      () => {},
    )
    await asked
    setAsking(false)
    setTimeout(() => (pressed = null))
  }
  return (
    <Button tone={tone} isBusy={isBusy || isAsking} onPress={() => void press()} element={button}>
      {children ?? t`Try again`}
    </Button>
  )
}

/** The ancestors of a button, innermost first, up to its dialog or mount; none where it has no focus to hand on. */
function placesOf(button: Element | null): Place[] {
  const places: Place[] = []
  for (let child = document.activeElement === button ? button : null; child?.parentElement; child = child.parentElement) {
    places.push({ parent: child.parentElement, before: child.previousElementSibling })
    if (child.parentElement.matches('dialog, [data-touchline]')) break
  }
  return places
}
