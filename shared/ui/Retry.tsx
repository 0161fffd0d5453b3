// The button that asks again for what could not be loaded. It is removed with its notice, so it hands its focus on.
import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Button, type ButtonProps } from './Button.tsx'
import { giveBack, handOn } from './hand-on-focus.ts'

/** Props of the button. */
export interface RetryProps extends Pick<ButtonProps, 'tone'> {
  /** "Try again" by default. */
  children?: ReactNode
  /** Whether the same is asked for already, without a press. */
  isBusy?: boolean
  /** Asks again. Until it has ended the button is busy, or the focus waits where the button was. */
  onPress: () => Promise<unknown>
}

/** After the press, the focus goes to what is drawn in the button's place, or to the button that is there after another failure. */
export function Retry({ children, tone, isBusy = false, onPress }: RetryProps) {
  const { t } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  const asked = useRef<Promise<unknown>>(Promise.resolve())
  const [isAsking, setAsking] = useState(false)
  useLayoutEffect(() => {
    const element = button.current
    if (!element) return undefined
    giveBack(element)
    return () => handOn(element, asked.current)
  }, [])
  const press = async () => {
    setAsking(true)
    asked.current = onPress()
    await asked.current
    setAsking(false)
  }
  return (
    <Button tone={tone} isBusy={isBusy || isAsking} onPress={() => void press()} element={button}>
      {children ?? t`Try again`}
    </Button>
  )
}
