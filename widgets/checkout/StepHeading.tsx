// A step's heading: it takes the focus when the step comes, so that a screen reader starts there.
import { useEffect, useRef, type ReactNode } from 'react'

let hasArrived = false

/** The heading. The first step of a visit does not take the focus away from the page's start. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasArrived) heading.current?.focus()
    hasArrived = true
  }, [])
  return (
    <h2 className="checkout-heading" ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
