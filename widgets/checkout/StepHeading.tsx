// A step's heading: it takes the focus when the step comes, so that a screen reader starts there.
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { $currentStep } from '#stores/checkout/checkout.ts'

let arrivedAt: number | null = null

/** The heading. The first step of a visit does not take the focus away from the page's start. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // As it is drawn: whoever is quick may be at another when the effect runs, whose heading would take it for its own.
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
