// A step's heading. It takes the focus when the step is shown, so that a screen reader starts there.
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { $currentStep } from '#stores/checkout/checkout.ts'

let arrivedAt: number | null = null

/** The heading. On the first step of a visit it leaves the focus at the start of the page. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Read while rendering: if the shopper moves on before the effect runs, the store already names the next step.
  const [step] = useState(() => $currentStep.get())
  useEffect(() => {
    if (arrivedAt !== null && arrivedAt !== step) heading.current?.focus()
    arrivedAt = step
  }, [step])
  return (
    <h2 className="checkout-heading" ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
